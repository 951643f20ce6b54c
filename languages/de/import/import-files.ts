import type { LeftOut } from "#features/import/model/file-rows.ts";
import type { FileFault, FileReport } from "#features/import/model/read-import.ts";
import { number, plural, pluralText } from "../text.ts";

// What became of the files of an import.
/** Why a file was not read. */
const faults: Record<FileFault, string> = {
  unknown: "ist kein Export eines Dienstes, den diese Seite kennt, oder hat andere Spalten",
  noTitles: "enthält keine Titel",
  damaged: "ist nicht lesbar: vielleicht beschädigt oder mit einem Passwort geschützt",
  tooLarge: "ist größer als 20\u00a0MB",
  tooMuch: "ist zu viel auf einmal: Probiere es mit weniger Dateien",
  type: "ist weder CSV noch JSON",
  tooMany: "wurde nicht gelesen: Mehr als 1.000 Dateien auf einmal gehen nicht",
};
const fileFault = (name: string, fault: FileFault): string => `${name} ${faults[fault]}.`;
/** Why rows were left out, of any number: "3 zu Spielen, Podcasts oder Musikvideos". */
const reasons: Record<LeftOut, string> = {
  unnamed: "ohne Titel",
  otherType: "zu Spielen, Podcasts oder Musikvideos",
  part: "zu einzelnen Staffeln oder Folgen",
  people: "zu Personen",
  hidden: "dort ausgeblendet oder abgebrochen",
  dropped: "dort abgebrochen",
  collected: "nur in einer Sammlung",
  liked: "nur mit „Gefällt mir“",
  recommended: "zu Empfehlungen",
  deleted: "dort gelöscht",
  trailer: "zu Trailern und Extras",
  unstarted: "nur kurz angespielt",
  finished: "am Ende angehalten",
  empty: "ohne etwas, das hier gespeichert wird",
  beyond: "über der Höchstzahl eines Imports",
};

/** "watched.csv: 1.000 Zeilen, 998 gelesen, ausgelassen: 2 ohne Titel" */
function fileText({ name, rows, read }: FileReport, leftOut: readonly [LeftOut, number][]): string {
  const reasonsText = leftOut.map(([reason, count]) => `${number(count)} ${reasons[reason]}`).join(", ");
  return `${name}: ${plural(rows, { one: "# Zeile", other: "# Zeilen" })}, ${number(read)} gelesen${reasonsText && `, ausgelassen: ${reasonsText}`}`;
}
export const importFiles = {
  files: (count: number): string => `Dateien (${number(count)})`,
  fileFault,
  moreFaults: pluralText({
    one: "# weitere Datei wurde nicht gelesen. Sie steht unter „Dateien“.",
    other: "# weitere Dateien wurden nicht gelesen. Sie stehen unter „Dateien“.",
  }),
  fileText,
  skipped: pluralText({
    one: "# Zeile wird ausgelassen. Unter „Dateien“ siehst du, welche und warum.",
    other: "# Zeilen werden ausgelassen. Unter „Dateien“ siehst du, welche und warum.",
  }),
};
