import { Link } from "react-router";
import type { ImportCounts } from "#app/data/import/import-session.ts";
import { useRefusal } from "#app/data/saved/saved-refusal.ts";
import { useDeviceSettings } from "#app/data/use-device-settings.ts";
import { NotStored } from "#app/saved/not-stored.tsx";
import { Button, buttonClass } from "#app/ui/button.tsx";
import * as words from "#content/words/import.ts";
import { paths } from "#domain/addresses.ts";
import { ImportContents } from "./import-contents.tsx";
import { PhaseHeading } from "./phase-heading.tsx";

type AddedImportProps = { counts: ImportCounts; isUndone: boolean; onUndo: () => void; onAgain: () => void };

export function AddedImport({ counts, isUndone, onUndo, onAgain }: AddedImportProps) {
  const refusal = useRefusal();
  const { remembers } = useDeviceSettings();
  const added = refusal || !remembers ? words.addedForNow : words.added;
  return (
    <>
      <PhaseHeading key={String(isUndone)}>{isUndone ? words.undone : added}</PhaseHeading>
      {!isUndone && (
        <>
          {refusal && (
            <div className="mt-3">
              <NotStored />
            </div>
          )}
          <ImportContents counts={counts} />
        </>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        {!isUndone && (
          <>
            <Link to={paths.list} className={buttonClass("primary")}>
              {words.toList}
            </Link>
            <Button onClick={onUndo}>{words.undo}</Button>
          </>
        )}
        <Button onClick={onAgain}>{words.again}</Button>
      </div>
    </>
  );
}
