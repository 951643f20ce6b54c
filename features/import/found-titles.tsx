import { Button } from "#app/ui/button.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { FilesRead } from "./file-notices.tsx";
import { LeftOut } from "./left-out.tsx";
import { doneCount, type ImportState, minutesFor } from "./model/import-state.ts";
import { PhaseHeading } from "./phase-heading.tsx";

type FoundTitlesProps = { state: ImportState; isResumed: boolean; onStart: () => void; onDiscard: () => void };

/** What the files hold, before anything is sent. */
export function FoundTitles({ state, isResumed, onStart, onDiscard }: FoundTitlesProps) {
  const words = useWords("import").importSteps;
  const { services, entries } = state;
  const done = doneCount(entries);
  return (
    <>
      <PhaseHeading>{isResumed ? words.unfinished : words.foundIn(services, entries.length)}</PhaseHeading>
      {done > 0 && <p className="mt-3">{words.progress(done, entries.length)}</p>}
      <LeftOut state={state} />
      <p className="mt-3 text-muted">
        {words.sends} {words.takes(minutesFor(entries.length - done))}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button variant="primary" onClick={onStart}>
          {isResumed ? words.continueImport : words.findTitles}
        </Button>
        <Button onClick={onDiscard}>{words.discard}</Button>
      </div>
      <div className="mt-6">
        <FilesRead files={state.files} />
      </div>
    </>
  );
}
