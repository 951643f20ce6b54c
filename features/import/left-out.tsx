import { useWords } from "#app/words/use-words.tsx";
import type { ImportState } from "./model/import-state.ts";

/** Rows of the files that the import has no place for. */
export function LeftOut({ state: { files, left } }: { state: Pick<ImportState, "files" | "left"> }) {
  const words = useWords("import").importSteps;
  const { skipped } = useWords("import").importFiles;
  const rows = files.reduce((sum, file) => sum + file.rows - file.read, 0);
  return (
    <>
      {rows > 0 && <p className="mt-3 text-muted">{skipped(rows)}</p>}
      {left > 0 && <p className="mt-3 text-muted">{words.left(left)}</p>}
    </>
  );
}
