import { useWords } from "#app/words/use-words.tsx";
import { faultLines } from "./import-speech.ts";
import { LongList } from "./long-list.tsx";
import type { FileReport } from "./model/read-import.ts";

/** Files that were not read. `hasTitles`: others were. */
export function FileNotices({ files, hasTitles }: { files: readonly FileReport[]; hasTitles: boolean }) {
  const lines = faultLines(useWords("import"), files, hasTitles);
  if (lines.length === 0) return null;
  return (
    <div data-slot="file-faults" className="my-4 grid gap-1 text-danger wrap-anywhere">
      {lines.map((line, index) => (
        <p key={index} className={hasTitles || index > 0 ? undefined : "font-semibold"}>
          {line}
        </p>
      ))}
    </div>
  );
}

/** Every file, with what became of its rows. */
export const FilesRead = ({ files }: { files: readonly FileReport[] }) => {
  const { files: filesText, fileText } = useWords("import").importFiles;
  return <LongList name="import-files" summary={filesText(files.length)} items={files} text={fileText} />;
};
