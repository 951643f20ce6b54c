import type { Words } from "#languages/words.ts";
import { doneCount } from "./model/import-state.ts";
import type { FileReport } from "./model/read-import.ts";
import type { ImportSnapshot } from "./session/import-session.ts";

/** Beyond so many files the rest is counted. */
const shown = 5;

type ImportWords = Words["import"];

/** Files that were not read, a line each. Where others were, those without titles are not worth a line: a ZIP file has many. */
export function faultLines({ importFiles, importSteps }: ImportWords, files: readonly FileReport[], hasTitles: boolean): string[] {
  const faults = files.flatMap(({ name, fault }) => (fault === null || (hasTitles && fault === "noTitles") ? [] : importFiles.fileFault(name, fault)));
  const left = faults.length - shown;
  const lines = left > 0 ? [...faults.slice(0, shown), importFiles.moreFaults(left)] : faults;
  return hasTitles || files.length === 0 ? lines : [importSteps.nothingFound, ...lines];
}

/** What the import says to screen readers. `remembers`: the device is not set to remember nothing. Its steps are announced by their headings. */
export function importSpeech(words: ImportWords, snapshot: ImportSnapshot, remembers: boolean): string {
  const { importSteps } = words;
  switch (snapshot.phase) {
    case "choose":
      return faultLines(words, snapshot.files, false).join(" ");
    case "reading":
      return importSteps.reading;
    case "found":
      // What a visitor comes back to is read with the page.
      if (snapshot.isResumed) return "";
      return [...(snapshot.isStored || !remembers ? [] : [importSteps.notStored]), ...faultLines(words, snapshot.state.files, true)].join(" ");
    case "matching": {
      const { entries } = snapshot.state;
      const quarters = Math.floor((4 * doneCount(entries)) / entries.length);
      return quarters === 0 || quarters === 4 ? "" : importSteps.quartersDone(quarters);
    }
    default:
      return "";
  }
}
