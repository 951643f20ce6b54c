import type { ImportState } from "./model/import-state.ts";
import * as words from "./words/import.ts";

/** Rows of the files that the import has no place for. */
export function LeftOut({ state: { skipped, left } }: { state: Pick<ImportState, "skipped" | "left"> }) {
  return (
    <>
      {skipped > 0 && <p className="mt-3 text-muted">{words.skipped(skipped)}</p>}
      {left > 0 && <p className="mt-3 text-muted">{words.left(left)}</p>}
    </>
  );
}
