import type { LeftOut } from "#features/import/model/file-rows.ts";
import type { FileFault, FileReport } from "#features/import/model/read-import.ts";
import { number, plural, pluralText } from "../text.ts";

// What became of the files of an import.
/** Why a file was not read. */
const faults: Record<FileFault, string> = {
  unknown: "это не экспорт известного этой странице сервиса, или столбцы в нём другие",
  noTitles: "названий в файле нет",
  damaged: "файл не читается, возможно, он повреждён или защищён паролем",
  tooLarge: "файл больше 20\u00a0МБ",
  tooMuch: "это слишком много за один раз, выбери меньше файлов",
  type: "это не CSV и не JSON",
  tooMany: "файл не прочитан, за один раз читается не больше 1\u00a0000 файлов",
};
const fileFault = (name: string, fault: FileFault): string => `${name}: ${faults[fault]}.`;
/** Why rows were left out, of any number: "3 об играх, подкастах или клипах". */
const reasons: Record<LeftOut, string> = {
  unnamed: "без названия",
  otherType: "об играх, подкастах или клипах",
  part: "об отдельных сезонах или сериях",
  people: "о людях",
  hidden: "из скрытого или брошенного там",
  dropped: "из брошенного там",
  collected: "только из коллекции",
  liked: "только с отметкой «Нравится»",
  recommended: "из рекомендаций",
  deleted: "из удалённого там",
  trailer: "о трейлерах и дополнениях",
  unstarted: "с едва начатым просмотром",
  finished: "с паузой в самом конце",
  empty: "без данных, которые здесь хранятся",
  beyond: "сверх предела импорта",
};

/** "watched.csv: 1 000 строк, прочитано 998, пропущено: 2 без названия" */
function fileText({ name, rows, read }: FileReport, leftOut: readonly [LeftOut, number][]): string {
  const reasonsText = leftOut.map(([reason, count]) => `${number(count)} ${reasons[reason]}`).join(", ");
  const rowsText = plural(rows, { one: "# строка", few: "# строки", many: "# строк", other: "# строки" });
  return `${name}: ${rowsText}, прочитано ${number(read)}${reasonsText && `, пропущено: ${reasonsText}`}`;
}
export const importFiles = {
  files: (count: number): string => `Файлы (${number(count)})`,
  fileFault,
  moreFaults: pluralText({
    one: "Не прочитан ещё # файл. Подробности\u00a0— в разделе «Файлы».",
    few: "Не прочитано ещё # файла. Подробности\u00a0— в разделе «Файлы».",
    many: "Не прочитано ещё # файлов. Подробности\u00a0— в разделе «Файлы».",
    other: "Не прочитано ещё # файла. Подробности\u00a0— в разделе «Файлы».",
  }),
  fileText,
  skipped: pluralText({
    one: "Пропущена # строка. Подробности\u00a0— в разделе «Файлы».",
    few: "Пропущено # строки. Подробности\u00a0— в разделе «Файлы».",
    many: "Пропущено # строк. Подробности\u00a0— в разделе «Файлы».",
    other: "Пропущено # строки. Подробности\u00a0— в разделе «Файлы».",
  }),
};
