import { useEffect, useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { isEmptyExport, type SavedExport, savedCounts } from "#features/saved/model/export-file.ts";
import { showUndo } from "#features/saved/show-undo.ts";
import { importSaved } from "#features/saved/store/import-saved.ts";

const subjects = ["list", "seen", "progress"] as const;

/** What comes in, before anything is changed. */
export function ImportPreview({ file, onEnd }: { file: SavedExport; onEnd: () => void }) {
  const { stored, transfer: words } = useWords("settings").settingsPage;
  const heading = useRef<HTMLHeadingElement>(null);
  // The preview stands below the field that opened it, and is what the visitor reads next.
  useEffect(() => heading.current?.focus(), []);
  const counts = stored.counts(savedCounts(file.documents));
  const take = (mode: "merge" | "replace") => {
    showUndo(words.done[mode], "", importSaved(file, mode));
    onEnd();
  };
  return (
    <section aria-labelledby="import-preview" className="w-full max-w-xl rounded-md border border-line bg-raised p-5">
      <h3 id="import-preview" ref={heading} tabIndex={-1} className="font-semibold outline-none">
        {words.preview}
      </h3>
      {isEmptyExport(file) ? (
        <p className="mt-2 text-muted">{words.nothingIn}</p>
      ) : (
        <dl className="mt-2 grid gap-1">
          {subjects.map(
            (subject) =>
              counts[subject] && (
                <div key={subject} className="flex flex-wrap gap-x-3">
                  <dt className="text-muted">{stored.subjects[subject]}</dt>
                  <dd>{counts[subject]}</dd>
                </div>
              ),
          )}
        </dl>
      )}
      {file.isPartial && <p className="mt-2 text-danger">{words.left}</p>}
      <p className="mt-3 text-sm text-muted">{words.choices}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => take("merge")}>
          {words.merge}
        </Button>
        <Button onClick={() => take("replace")}>{words.replace}</Button>
        <Button variant="bare" onClick={onEnd}>
          {words.cancel}
        </Button>
      </div>
    </section>
  );
}
