import type { LeftOut } from "#features/import/model/file-rows.ts";
import type { FileFault, FileReport } from "#features/import/model/read-import.ts";
import { number, plural, pluralText } from "../text.ts";

// What became of the files of an import.
/** Why a file was not read. */
const faults: Record<FileFault, string> = {
  unknown: "n’est pas l’export d’un service que cette page connaît, ou ses colonnes sont différentes",
  noTitles: "ne contient aucun titre",
  damaged: "est illisible\u00a0: il est peut-être endommagé ou protégé par un mot de passe",
  tooLarge: "dépasse 20\u00a0Mo",
  tooMuch: "contient trop de données pour être lu d’un coup\u00a0: essaie avec moins de fichiers",
  type: "n’est ni un fichier CSV ni un fichier JSON",
  tooMany: "n’a pas été lu\u00a0: la limite est de 1\u202f000 fichiers à la fois",
};
const fileFault = (name: string, fault: FileFault): string => `${name} ${faults[fault]}.`;
/** Why rows were left out. Their number follows in parentheses, so that nothing has to agree with it. */
const reasons: Record<LeftOut, string> = {
  unnamed: "sans titre",
  otherType: "jeux, podcasts ou clips musicaux",
  part: "saisons ou épisodes isolés",
  people: "personnes",
  hidden: "contenu masqué ou abandonné là-bas",
  dropped: "contenu abandonné là-bas",
  collected: "seulement dans une collection",
  liked: "seulement un «\u00a0J’aime\u00a0»",
  recommended: "recommandations",
  deleted: "contenu supprimé là-bas",
  trailer: "bandes-annonces et bonus",
  unstarted: "lecture à peine lancée",
  finished: "pause à la toute fin",
  empty: "rien à enregistrer ici",
  beyond: "au-delà de la limite d’un import",
};

/** "watched.csv : 1 000 lignes, 998 lues, non repris : sans titre (2)" */
function fileText({ name, rows, read }: FileReport, leftOut: readonly [LeftOut, number][]): string {
  const reasonsText = leftOut.map(([reason, count]) => `${reasons[reason]} (${number(count)})`).join(", ");
  const counts = [
    plural(rows, { one: "# ligne", many: "# de lignes", other: "# lignes" }),
    plural(read, { one: "# lue", many: "# lues", other: "# lues" }),
    ...(reasonsText === "" ? [] : [`non repris\u00a0: ${reasonsText}`]),
  ];
  return `${name}\u00a0: ${counts.join(", ")}`;
}
export const importFiles = {
  files: (count: number): string => `Fichiers (${number(count)})`,
  fileFault,
  moreFaults: pluralText({
    one: "# autre fichier n’a pas été lu. Il figure sous «\u00a0Fichiers\u00a0».",
    many: "# d’autres fichiers n’ont pas été lus. Ils figurent sous «\u00a0Fichiers\u00a0».",
    other: "# autres fichiers n’ont pas été lus. Ils figurent sous «\u00a0Fichiers\u00a0».",
  }),
  fileText,
  skipped: pluralText({
    one: "# ligne n’est pas reprise. Sous «\u00a0Fichiers\u00a0», tu vois laquelle et pourquoi.",
    many: "# de lignes ne sont pas reprises. Sous «\u00a0Fichiers\u00a0», tu vois lesquelles et pourquoi.",
    other: "# lignes ne sont pas reprises. Sous «\u00a0Fichiers\u00a0», tu vois lesquelles et pourquoi.",
  }),
};
