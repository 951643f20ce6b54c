import { LongList } from "./long-list.tsx";
import type { FileReport } from "./model/read-import.ts";
import { fileFault, files as filesText, fileText, moreFaults } from "./words/import-files.ts";
import * as words from "./words/import-steps.ts";

/** Beyond so many files the rest is counted. */
const shown = 5;

/** Files that were not read. Where others were, those without titles are not worth an alert: a ZIP file has many. */
export function FileNotices({ files, hasTitles }: { files: readonly FileReport[]; hasTitles: boolean }) {
  const faults = files.flatMap(({ name, fault }) => (fault === null || (hasTitles && fault === "noTitles") ? [] : { name, fault }));
  if (files.length === 0 || (hasTitles && faults.length === 0)) return null;
  return (
    <div role="alert" className="my-4 grid gap-1 text-danger wrap-anywhere">
      {!hasTitles && <p className="font-semibold">{words.nothingFound}</p>}
      {faults.slice(0, shown).map(({ name, fault }, index) => (
        <p key={index}>{fileFault(name, fault)}</p>
      ))}
      {faults.length > shown && <p>{moreFaults(faults.length - shown)}</p>}
    </div>
  );
}

/** Every file, with what became of its rows. */
export const FilesRead = ({ files }: { files: readonly FileReport[] }) => (
  <LongList name="import-files" summary={filesText(files.length)} items={files} text={fileText} />
);
