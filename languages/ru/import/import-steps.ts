import { keyParts } from "#domain/title-key.ts";
import type { FoundEntry } from "#features/import/model/import-changes.ts";
import type { ImportFit } from "#features/import/model/import-fit.ts";
import { isStarted, positionsIn } from "#features/import/model/import-progress.ts";
import { type Service, undated } from "#features/import/model/imported-title.ts";
import type { SavedTitle } from "#features/saved/model/saved-title.ts";
import { episodes, titles } from "../counts.ts";
import { decimal, list, number, plural } from "../text.ts";
import { importPage } from "./import.ts";
import { contents, withoutRoom } from "./import-lines.ts";

const { services } = importPage;

// The steps of an import. Apart from `import.ts`, which the page needs before its script.

/** The server looks up about three titles a second for each visitor (server/http/client-share.ts). */
const titlesInMinute = 180;
/** After "не больше". */
const minutes = (titlesLeft: number): string =>
  plural(Math.ceil(titlesLeft / titlesInMinute), { one: "# минуты", few: "# минут", many: "# минут", other: "# минуты" });
const megabytes = (chars: number): string => `${decimal(Math.max(0.1, chars / 1_000_000))}\u00a0МБ`;

const named = ({ title, year }: { title: string; year: number | null }): string => (year === null ? title : `${title} (${year})`);

/** "01.05.2020" */
function dayText(time: number): string {
  const [year, month, day] = new Date(time).toISOString().slice(0, 10).split("-");
  return `${day}.${month}.${year}`;
}

function seenText({ seenAt, isLogged }: Pick<FoundEntry["row"], "seenAt" | "isLogged">): string | false {
  if (seenAt === null) return false;
  if (seenAt === undated) return "просмотрено, без даты";
  return isLogged ? `просмотрено, запись от ${dayText(seenAt)}` : `просмотрено ${dayText(seenAt)}`;
}

/** In the list of what was found: "Малыш (1921): для избранного, просмотрено 01.05.2020, 8 из 10". */
function foundRow(entry: FoundEntry): string {
  const { row, title } = entry;
  const parts = [
    row.savedAt !== null && "для избранного",
    seenText(row),
    row.episodes.length > 0 && episodes(row.episodes.length),
    positionsIn(entry).length > 0 && "на паузе",
    isStarted(entry) && "начато",
    row.rating !== null && `${row.rating} из 10`,
    ...row.lists.map(({ name }) => name),
  ].filter((part) => part !== false);
  return parts.length === 0 ? named(title) : `${named(title)}: ${parts.join(", ")}`;
}

const started = (count: number): string => `Только начато (${number(count)})`;
const kinds = { movie: "фильм", tv: "сериал" } as const;

export const importSteps = {
  // The steps of an import. Apart from `import.ts`, which the page needs before its script.
  remembersNothing: "На этом устройстве включено «Ничего не запоминать»: импорт пропадёт, как только ты закроешь страницу.",
  notStored:
    "У браузера нет места для импорта, или он ничего не хранит для этого сайта. Не закрывай вкладку, пока не добавишь импорт: продолжить его позже не получится.",
  chooseFiles: "Выбрать файлы",
  dropFiles: "или перетащи их сюда",
  fileTypes: "ZIP, CSV или JSON, до 20\u00a0МБ каждый",
  reading: "Файлы читаются",
  nothingFound: "В этих файлах нет фильмов и сериалов.",
  /** "Letterboxd и IMDb: 1 000 названий" */
  foundIn: (names: readonly Service[], count: number): string => `${list(names.map((name) => services[name]))}: ${titles(count)}`,
  unfinished: "Импорт не завершён",
  progress: (done: number, all: number): string => `Проверено ${number(done)} из ${number(all)}`,
  /** Spoken: "Проверено 50 % твоих названий". */
  quartersDone: (quarters: number): string => `Проверено ${quarters * 25}\u00a0% твоих названий`,
  left: (count: number): string =>
    plural(count, {
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
  takes: (titlesLeft: number): string => `Это займёт не больше ${minutes(titlesLeft)}.`,
  remaining: (titlesLeft: number): string => `Осталось не больше ${minutes(titlesLeft)}.`,
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
  /** Before anything is stored. Nothing to say on a device that remembers nothing. */
  size: ({ chars, freeChars }: Pick<ImportFit, "chars" | "freeChars">): string =>
    Number.isFinite(freeChars) ? `Это займёт около ${megabytes(chars)} из ${megabytes(freeChars)}, которые ещё свободны в браузере для этого сайта.` : "",
  withoutRoom,
  unclear: (count: number): string => `Неясно (${number(count)})`,
  unclearHint: "Подходит несколько названий или ни одно не совпадает точно. Выбери нужное или пропусти.",
  leaveOut: "Пропустить",
  found: (count: number): string => `Найдено (${number(count)})`,
  notLookedUp: (count: number): string => `Не проверено (${number(count)})`,
  notFound: (count: number): string => `Не найдено (${number(count)})`,
  showMore: (count: number): string => `Показать ещё ${number(count)}`,
  named,
  foundRow,
  started,
  startedHint: "В файлах не сказано, какие серии просмотрены. Всё это есть в «Продолжить просмотр», но ни одна серия не отмечена.",
  cutNotes: (count: number): string => `Сокращённые заметки (${number(count)})`,
  cutNotesHint: "В заметке помещается 5\u00a0000 символов. Остальное отброшено.",
  /** In a list to choose from: "Малыш (1921), фильм". */
  candidate: (title: SavedTitle): string => `${named(title)}, ${kinds[keyParts(title.key).kind]}`,
  contents,
  added: "Добавлено на это устройство",
  addedForNow: "Добавлено, пока страница не закрыта",
  undo: "Отменить весь импорт",
  undone: "Импорт отменён. На устройстве снова то, что было раньше.",
  toList: "Избранное",
  again: "Импортировать ещё что-нибудь",
};
