import { useRefusal } from "#app/data/saved-refusal.ts";
import { useDeviceSettings } from "#app/data/use-device-settings.ts";
import { Link } from "#app/router/link.tsx";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { plainView, savedViewPath } from "#features/saved/model/saved-view.ts";
import { NotStored } from "#features/saved/not-stored.tsx";
import { ImportContents } from "./import-contents.tsx";
import { type ImportCounts, importedTab } from "./model/import-fit.ts";
import { PhaseHeading } from "./phase-heading.tsx";

type AddedImportProps = { counts: ImportCounts; isUndone: boolean; onUndo: () => void; onAgain: () => void };

export function AddedImport({ counts, isUndone, onUndo, onAgain }: AddedImportProps) {
  const words = useWords("import").importSteps;
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
            <Link to={savedViewPath(plainView({ tab: importedTab(counts), list: null, layout: "cards" }))} className={buttonClass("primary")}>
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
