import { type Service, serviceNames } from "#features/import/model/imported-title.ts";
import { episodes, titles } from "../counts.ts";
import { decimal, list, number, pluralText } from "../text.ts";
import { contents, withoutRoom } from "./import-lines.ts";

// The steps of an import. Apart from `import.ts`, which the page needs before its script.

/** After "не больше". */
const minutes = pluralText({ one: "# минуты", few: "# минут", many: "# минут", other: "# минуты" });
const megabytes = (chars: number): string => `${decimal(Math.max(0.1, chars / 1_000_000))}\u00a0МБ`;

type Named = { title: string; year: number | null };
const named = ({ title, year }: Named): string => (year === null ? title : `${title} (${year})`);

/** "01.05.2020" */
function dayText(time: number): string {
  const [year, month, day] = new Date(time).toISOString().slice(0, 10).split("-");
  return `${day}.${month}.${year}`;
}

const kinds = { movie: "фильм", tv: "сериал" } as const;

export const importSteps = {
  remembersNothing: "На этом устройстве включено «Ничего не запоминать»: импорт пропадёт, как только ты закроешь страницу.",
  notStored:
    "У браузера нет места для импорта, или он ничего не хранит для этого сайта. Не закрывай вкладку, пока не добавишь импорт: продолжить его позже не получится.",
  chooseFiles: "Выбрать файлы",
  dropFiles: "или перетащи их сюда",
  fileTypes: "ZIP, CSV или JSON, до 20\u00a0МБ каждый",
  reading: "Файлы читаются",
  nothingFound: "В этих файлах нет фильмов и сериалов.",
  /** "Letterboxd и IMDb: 1 000 названий" */
  foundIn: (names: readonly Service[], count: number): string => `${list(names.map((name) => serviceNames[name]))}: ${titles(count)}`,
  unfinished: "Импорт не завершён",
  progress: (done: number, all: number): string => `Проверено ${number(done)} из ${number(all)}`,
  /** Spoken: "Проверено 50 % твоих названий". */
  quartersDone: (quarters: number): string => `Проверено ${quarters * 25}\u00a0% твоих названий`,
  left: pluralText({
    one: "Пропущено # название: в импорт входит не больше 10\u00a0000.",
    few: "Пропущено # названия: в импорт входит не больше 10\u00a0000.",
    many: "Пропущено # названий: в импорт входит не больше 10\u00a0000.",
    other: "Пропущено # названия: в импорт входит не больше 10\u00a0000.",
  }),
  sends:
    "Чтобы их найти, этому сайту отправляются названия, годы, номера на IMDb и TMDB и сведения о том, фильм это или сериал, по 50 за раз. Они не записываются, и ничто не указывает, чьи они.",
  findTitles: "Найти эти названия",
  continueImport: "Продолжить",
  discard: "Удалить этот импорт",
  matching: "Названия проверяются",
  takes: (minutesLeft: number): string => `Это займёт не больше ${minutes(minutesLeft)}.`,
  remaining: (minutesLeft: number): string => `Осталось не больше ${minutes(minutesLeft)}.`,
  whileMatching: "Пока можно смотреть другие страницы.",
  continueLater: "Если закрыть эту вкладку, импорт можно будет продолжить позже.",
  stop: "Остановить",
  stopped: "Импорт остановлен",
  skipRest: "Дальше без остальных",
  review: "Всё готово к добавлению",
  staysAsItIs: "Всё, что на этом устройстве уже сохранено, просмотрено или оценено, останется как есть.",
  nothingToAdd: "Ничего из этого импорта здесь не нашлось.",
  addAll: "Добавить на устройство",
  adding: "Названия добавляются",
  size: (chars: number, freeChars: number): string =>
    `Это займёт около ${megabytes(chars)} из ${megabytes(freeChars)}, которые ещё свободны в браузере для этого сайта.`,
  withoutRoom,
  unclear: (count: number): string => `Неясно (${number(count)})`,
  unclearHint: "Подходит несколько названий или ни одно не совпадает точно. Выбери нужное или пропусти.",
  leaveOut: "Пропустить",
  found: (count: number): string => `Найдено (${number(count)})`,
  notLookedUp: (count: number): string => `Не проверено (${number(count)})`,
  notFound: (count: number): string => `Не найдено (${number(count)})`,
  showMore: (count: number): string => `Показать ещё ${number(count)}`,
  named,
  foundFacts: {
    saved: "для избранного",
    undated: "просмотрено, без даты",
    seen: (time: number): string => `просмотрено ${dayText(time)}`,
    logged: (time: number): string => `просмотрено, запись от ${dayText(time)}`,
    episodes: episodes,
    paused: "на паузе",
    started: "начато",
    rated: (rating: number): string => `${rating} из 10`,
  },
  /** In the list of what was found: "Малыш (1921): для избранного, просмотрено 01.05.2020, 8 из 10". */
  foundRow: (title: Named, facts: readonly string[]): string => `${named(title)}: ${facts.join(", ")}`,
  started: (count: number): string => `Только начато (${number(count)})`,
  startedHint: "В файлах не сказано, какие серии просмотрены. Всё это есть в «Продолжить просмотр», но ни одна серия не отмечена.",
  cutNotes: (count: number): string => `Сокращённые заметки (${number(count)})`,
  cutNotesHint: "В заметке помещается 5\u00a0000 символов. Остальное отброшено.",
  /** In a list to choose from: "Малыш (1921), фильм". */
  candidate: (title: Named, kind: keyof typeof kinds): string => `${named(title)}, ${kinds[kind]}`,
  contents,
  added: "Добавлено на это устройство",
  addedForNow: "Добавлено, пока страница не закрыта",
  undo: "Отменить весь импорт",
  undone: "Импорт отменён. На устройстве снова то, что было раньше.",
  toList: "Избранное",
  again: "Импортировать ещё что-нибудь",
};
