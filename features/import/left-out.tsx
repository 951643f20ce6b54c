import type { ImportState } from "./model/import-state.ts";
import { skipped } from "./words/import-files.ts";
import * as words from "./words/import-steps.ts";

/** Rows of the files that the import has no place for. */
export function LeftOut({ state: { files, left } }: { state: Pick<ImportState, "files" | "left"> }) {
  const rows = files.reduce((sum, file) => sum + file.rows - file.read, 0);
  return (
    <>
      {rows > 0 && <p className="mt-3 text-muted">{skipped(rows)}</p>}
      {left > 0 && <p className="mt-3 text-muted">{words.left(left)}</p>}
    </>
  );
}
