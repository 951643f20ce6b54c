import { Button } from "#app/ui/button.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { doneCount, type ImportState, titleById } from "./model/import-state.ts";
import { PhaseHeading } from "./phase-heading.tsx";

type StoppedImportProps = { state: ImportState; onStart: () => void; onSkip: () => void; onDiscard: () => void };

/** By the visitor, or because the server had no result for a while. */
export function StoppedImport({ state: { entries }, onStart, onSkip, onDiscard }: StoppedImportProps) {
  const words = useWords("import").importSteps;
  const done = doneCount(entries);
  const canSkip = done > 0 || entries.some(({ row }) => titleById(row) !== null);
  return (
    <>
      <PhaseHeading>{words.stopped}</PhaseHeading>
      <p className="mt-3">{words.progress(done, entries.length)}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button variant="primary" onClick={onStart}>
          {words.continueImport}
        </Button>
        {canSkip && <Button onClick={onSkip}>{words.skipRest}</Button>}
        <Button onClick={onDiscard}>{words.discard}</Button>
      </div>
    </>
  );
}
