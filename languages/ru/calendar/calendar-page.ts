import { airing } from "../series/airing.ts";
import { plural, pluralText } from "../text.ts";
import { titleFacts } from "../titles/title-facts.ts";

export const calendarPage = {
  heading: "Календарь",
  lead: "Что дальше в сериалах, которые ты смотришь, и когда выйдут фильмы из избранного. Календарь составляется в\u00a0этом браузере.",
  needsScript:
    "Календарь составляется в этом браузере из того, что в нём хранится, и без JavaScript не работает. Включи JavaScript в браузере и перезагрузи страницу.",
  loading: "Календарь открывается",
  /** What is stored on the device could not be read. */
  failed: "Открыть календарь не удалось. Всё сохранённое по-прежнему хранится на этом устройстве.",
  /** The server did not answer. */
  daysFailed: "Загрузить даты не удалось.",
  stillLoading: "Некоторые названия ещё загружаются.",
  /** Of titles that the server could not load, also after some time. */
  notLoaded: pluralText({
    one: "Не удалось загрузить # название.",
    few: "Не удалось загрузить # названия.",
    many: "Не удалось загрузить # названий.",
    other: "Не удалось загрузить # названия.",
  }),
  views: "Вид",
  viewNames: { agenda: "Расписание", month: "Месяц" },
  previousMonth: "Предыдущий месяц",
  nextMonth: "Следующий месяц",
  /** Heading of what has no date. */
  noDate: "Дата не объявлена",
  /** Of a month or a year of which the day is not known. */
  dayUnknown: "День не объявлен",
  countdown: airing.countdown,
  nothingInMonth: "В этом месяце ничего нет.",
  /** A link of the month's table, for screen readers: "Friday, December 4: 2 titles". */
  dayWithTitles: (day: string, count: number): string =>
    `${day}: ${plural(count, { one: "# название", few: "# названия", many: "# названий", other: "# названия" })}`,
  marks: { premiere: "Премьера сериала", return: "Новый сезон", finale: "Финал сезона" },
  /** "S2 E5 to E8": episodes of one day. */
  episodesOfDay: (season: number, first: number, last: number): string => `${season}\u00a0сез. ${first}–${last}\u00a0сер.`,
  /** How a film comes out, by the film database's numbers. */
  release: (type: number | undefined): string => (type === undefined ? undefined : titleFacts.releaseTypes[type]) ?? "Выход",
  filmsIn: (country: string): string => `Даты выхода фильмов\u00a0— для этой страны: ${country}.`,
  latestTitles: (count: number): string => `Здесь только последнее из добавленного и просмотренного, названий: ${count}.`,
  empty: {
    message: "Пока не за чем следить",
    hint: "Добавь фильм или сериал в избранное или начни смотреть: ближайшие даты появятся здесь.",
  },
  nothingAnnounced: {
    message: "Даты не объявлены",
    hint: "Как только станет известна новая серия или дата выхода, она появится здесь.",
  },
};
