import { Sentence } from "#app/ui/foreign-text.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { faultLines } from "./import-speech.ts";
import { LongList } from "./long-list.tsx";
import type { LeftOut } from "./model/file-rows.ts";
import type { FileReport } from "./model/read-import.ts";

type WithFileNamesProps = { children: string; files: readonly FileReport[] };

/** A text with names of files, which are in no known language: letters and marks in them do not turn the text around them. */
const WithFileNames = ({ children, files }: WithFileNamesProps) => (
  <Sentence names={files.map(({ name }) => name)} lang="">
    {children}
  </Sentence>
);

/** Files that were not read. `hasTitles`: others were. */
export function FileNotices({ files, hasTitles }: { files: readonly FileReport[]; hasTitles: boolean }) {
  const lines = faultLines(useWords("import"), files, hasTitles);
  if (lines.length === 0) return null;
  return (
    <div data-slot="file-faults" className="my-4 grid gap-1 text-danger wrap-anywhere">
      {lines.map((line, index) => (
        <p key={index} className={hasTitles || index > 0 ? undefined : "font-semibold"}>
          <WithFileNames files={files}>{line}</WithFileNames>
        </p>
      ))}
    </div>
  );
}

/** Every file, with what became of its rows. */
export const FilesRead = ({ files }: { files: readonly FileReport[] }) => {
  const { files: filesText, fileFault, fileText } = useWords("import").importFiles;
  const textOf = (file: FileReport): string =>
    file.fault ? fileFault(file.name, file.fault) : fileText(file, Object.entries(file.leftOut) as [LeftOut, number][]);
  return (
    <LongList
      name="import-files"
      summary={filesText(files.length)}
      items={files}
      text={(file) => <WithFileNames files={[file]}>{textOf(file)}</WithFileNames>}
    />
  );
};
