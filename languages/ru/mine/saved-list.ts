import type { SavedSort, SavedTab } from "#features/saved/model/saved-view.ts";
import type { ListTotals } from "#features/saved/model/shown-titles.ts";
import { films, series as seriesCount, titles } from "../counts.ts";
import { decimalText, list, number, pluralText } from "../text.ts";

const tabs: Record<SavedTab, string> = { saved: "Сохранено", continue: "Продолжить", seen: "Просмотрено", rated: "Оценено", lists: "Списки" };
/** What put a title into the tab. */
const verbs: Record<SavedTab, string> = { saved: "Добавлено", continue: "Просмотр", seen: "Просмотрено", rated: "Оценено", lists: "Добавлено" };
const lastFirst: Record<SavedTab, string> = {
  saved: "Недавно добавленные",
  continue: "Недавно просмотренные",
  seen: "Недавно просмотренные",
  rated: "Недавно оценённые",
  lists: "Недавно добавленные",
};
const sorts: Record<Exclude<SavedSort, "added">, string> = {
  title: "По названию",
  newest: "Сначала новые",
  oldest: "Сначала старые",
  rating: "По рейтингу",
  own: "По твоей оценке",
  hand: "В твоём порядке",
};
const filmsAndSeries = ({ movies, series }: Pick<ListTotals, "movies" | "series">): string =>
  list([...(movies > 0 ? [films(movies)] : []), ...(series > 0 ? [seriesCount(series)] : [])]) || "Пусто";

/** "2 ч 33 мин" */
function duration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes % 60)];
  return [...(hours > 0 ? [`${number(hours)}\u00a0ч`] : []), ...(rest > 0 || hours === 0 ? [`${rest}\u00a0мин`] : [])].join(" ");
}

/** "12 фильмов и 3 сериала. Фильмы длятся 21 ч 30 мин." Of films whose running time is not known the sum is a part. */
function totals(list: ListTotals): string {
  const sum =
    list.minutes === 0 ? "" : `. ${list.movies === 1 ? "Фильм длится" : "Фильмы длятся"} ${list.unknown > 0 ? "не меньше " : ""}${duration(list.minutes)}`;
  return `${filmsAndSeries(list)}${sum}.`;
}
export const savedList = {
  heading: "Избранное",
  needsScript: "Твоё избранное хранится в этом браузере, и без JavaScript его не показать. Включи JavaScript в браузере и перезагрузи страницу.",
  loading: "Избранное открывается",
  failed: "Открыть избранное не удалось. Оно по-прежнему хранится на этом устройстве.",
  /** Below the heading. */
  where: "Хранится только в этом браузере.",
  tabsLabel: "Разделы избранного",
  tabName: (tab: SavedTab): string => tabs[tab],
  /** "Сохранено (12)". `count`: 0 if it is not counted. */
  tabText: (tab: SavedTab, count: number): string => (count === 0 ? tabs[tab] : `${tabs[tab]} (${number(count)})`),
  openFilters: (active: number): string => (active === 0 ? "Фильтры" : `Фильтры (${active})`),
  filters: "Фильтры",
  type: "Тип",
  types: { all: "Фильмы и сериалы", movie: "Фильмы", tv: "Сериалы" },
  genre: "Жанр",
  anyGenre: "Все жанры",
  decade: "Десятилетие",
  anyDecade: "Все десятилетия",
  decadeText: (year: number): string => `${year}-е`,
  rating: "Рейтинг",
  anyRating: "Любой рейтинг",
  atLeast: (value: number): string => `Рейтинг от ${decimalText(String(value))}`,
  added: "Время",
  /** "Просмотрено: за всё время" */
  atAnyTime: (tab: SavedTab): string => `${verbs[tab]}: за всё время`,
  periods: { week: "За последние 7 дней", month: "За последние 30 дней", year: "За последний год" },
  here: "Доступно здесь",
  hereLoading: "Проверяем, что доступно здесь",
  hereFailed: "Не удалось узнать, что доступно здесь.",
  clearFilters: "Сбросить фильтры",
  sortBy: "Сортировка",
  sortName: (sort: SavedSort, tab: SavedTab): string => (sort === "added" ? lastFirst[tab] : sorts[sort]),
  layouts: "Вид",
  layoutNames: { cards: "Карточки", rows: "Строки" },
  totals,
  moreTitles: (count: number): string => `Ещё ${titles(count)}`,
  ownRating: (value: number): string => `Твоя оценка: ${value}`,
  episodesSeen: pluralText({ one: "Просмотрена # серия", few: "Просмотрено # серии", many: "Просмотрено # серий", other: "Просмотрено # серии" }),
  /** Buttons of a title. The name follows for screen readers, of which each button of a list has another. */
  inLists: "Списки",
  remove: "Удалить",
  ofTitle: (title: string): string => `: ${title}`,
  moveUp: "Выше",
  moveDown: "Ниже",
  /** Announced. */
  movedTo: (title: string, place: number, count: number): string => `${title}: место ${number(place)} из ${number(count)}`,
  /** Toasts, with an undo. The title's name follows. */
  removed: {
    saved: "Удалено из избранного",
    seen: "Отметка о просмотре снята",
    rated: "Твоя оценка удалена",
  } satisfies Record<Exclude<SavedTab, "continue" | "lists">, string>,
  empty: {
    saved: {
      message: "Здесь пока пусто",
      hint: "Нажми «В избранное» у фильма или сериала, и он будет ждать здесь. Аккаунт не нужен: всё хранится в этом браузере.",
    },
    continue: { message: "Продолжать пока нечего", hint: "Здесь ждут фильмы и сериалы, которые не досмотрены до конца." },
    seen: { message: "Просмотренного пока нет", hint: "Здесь появится всё, что досмотрено до конца или отмечено кнопкой «Просмотрено»." },
    rated: {
      message: "Твоих оценок пока нет",
      hint: "Поставь фильму или сериалу на его странице оценку от 1 до 10 и, если хочется, добавь заметку.",
    },
  } satisfies Record<Exclude<SavedTab, "lists">, { message: string; hint: string }>,
  nothingMatches: { message: "Под эти фильтры ничего не подходит", hint: "Убери какой-нибудь фильтр, чтобы увидеть больше." },
  emptyLinks: { discover: "Подобрать фильм", trending: "Что сейчас в тренде", import: "Импортировать список" },
};
