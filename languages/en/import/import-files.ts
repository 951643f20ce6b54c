import type { LeftOut } from "#features/import/model/file-rows.ts";
import type { FileFault, FileReport } from "#features/import/model/read-import.ts";
import { counted, countText } from "../text.ts";

// What became of the files of an import.
/** Why a file was not read. */
const faults: Record<FileFault, string> = {
  unknown: "is not an export of a service that this page knows, or its columns are different",
  noTitles: "has no titles",
  damaged: "could not be read: it may be damaged, or protected with a password",
  tooLarge: "is larger than 20 MB",
  tooMuch: "is too much to read at once: try fewer files",
  type: "is neither CSV nor JSON",
  tooMany: "was not read: at most 1,000 files are read at once",
};
const fileFault = (name: string, fault: FileFault): string => `${name} ${faults[fault]}.`;
/** Why rows were left out: "3 games, podcasts or music videos". */
const reasons: Record<LeftOut, string> = {
  unnamed: "without a title",
  otherType: "games, podcasts or music videos",
  part: "about single seasons or episodes",
  people: "about people",
  hidden: "hidden or dropped there",
  dropped: "dropped there",
  collected: "in a collection only",
  liked: "liked only",
  recommended: "recommendations",
  deleted: "deleted there",
  trailer: "trailers and extras",
  unstarted: "played for a moment only",
  finished: "paused at the end",
  empty: "with nothing to store here",
  beyond: "beyond the limit of an import",
};

/** "watched.csv: 1,000 rows, 998 read, 2 without a title" */
function fileText({ name, rows, read }: FileReport, leftOut: readonly [LeftOut, number][]): string {
  const reasonsText = leftOut.map(([reason, count]) => `${countText(count)} ${reasons[reason]}`).join(", ");
  return `${name}: ${counted(rows, "row")}, ${countText(read)} read${reasonsText && `, left out: ${reasonsText}`}`;
}
export const importFiles = {
  files: (count: number): string => `Files (${countText(count)})`,
  fileFault,
  moreFaults: (count: number): string => `${counted(count, "more file was", "more files were")} not read. Each is named under Files.`,
  fileText,
  skipped: (count: number): string => `${counted(count, "row is", "rows are")} left out. Under Files you see which, and why.`,
};
