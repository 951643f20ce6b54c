import type { LeftOut } from "#features/import/model/file-rows.ts";
import type { FileFault, FileReport } from "#features/import/model/read-import.ts";
import { number, plural, pluralText } from "../text.ts";

// What became of the files of an import.
/** Why a file was not read. The file's name and a colon precede, because a name has no gender. */
const faults: Record<FileFault, string> = {
  unknown: "to nie jest eksport z serwisu, który ta strona zna, albo plik ma inne kolumny",
  noTitles: "w pliku nie ma tytułów",
  damaged: "nie udało się odczytać pliku, może jest uszkodzony albo zabezpieczony hasłem",
  tooLarge: "plik jest większy niż 20\u00a0MB",
  tooMuch: "to za dużo naraz, spróbuj z mniejszą liczbą plików",
  type: "to nie jest ani CSV, ani JSON",
  tooMany: "plik nie został odczytany, naraz można odczytać 1000 plików",
};
const fileFault = (name: string, fault: FileFault): string => `${name}: ${faults[fault]}.`;
/** Why rows were left out, before their number: "gry, podcasty lub teledyski (3)". */
const reasons: Record<LeftOut, string> = {
  unnamed: "bez tytułu",
  otherType: "gry, podcasty lub teledyski",
  part: "pojedyncze sezony lub odcinki",
  people: "osoby",
  hidden: "tam ukryte lub porzucone",
  dropped: "tam porzucone",
  collected: "tylko w kolekcji",
  liked: "tylko polubione",
  recommended: "rekomendacje",
  deleted: "tam usunięte",
  trailer: "zwiastuny i dodatki",
  unstarted: "odtwarzane tylko przez chwilę",
  finished: "zatrzymane na końcu",
  empty: "bez niczego do zapisania tutaj",
  beyond: "ponad limit importu",
};

const rowCount = (count: number): string => plural(count, { one: "# wiersz", few: "# wiersze", many: "# wierszy" });

/** "watched.csv: 1000 wierszy, odczytano 998. Pominięte: bez tytułu (2)" */
function fileText({ name, rows, read }: FileReport, leftOut: readonly [LeftOut, number][]): string {
  const reasonsText = leftOut.map(([reason, count]) => `${reasons[reason]} (${number(count)})`).join(", ");
  return `${name}: ${rowCount(rows)}, odczytano ${number(read)}${reasonsText && `. Pominięte: ${reasonsText}`}`;
}
export const importFiles = {
  files: (count: number): string => `Pliki (${number(count)})`,
  fileFault,
  moreFaults: pluralText({
    one: "Nie odczytano też # innego pliku. Znajdziesz go w części „Pliki”.",
    few: "Nie odczytano też # innych plików. Znajdziesz je w części „Pliki”.",
    many: "Nie odczytano też # innych plików. Znajdziesz je w części „Pliki”.",
  }),
  fileText,
  skipped: pluralText({
    one: "# wiersz zostanie pominięty. W części „Pliki” sprawdzisz, który i dlaczego.",
    few: "# wiersze zostaną pominięte. W części „Pliki” sprawdzisz, które i dlaczego.",
    many: "# wierszy zostanie pominiętych. W części „Pliki” sprawdzisz, które i dlaczego.",
  }),
};
