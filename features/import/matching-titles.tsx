import { Button } from "#app/ui/button.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { doneCount, type ImportState, minutesFor } from "./model/import-state.ts";
import { PhaseHeading } from "./phase-heading.tsx";

type MatchingTitlesProps = { state: ImportState; isStored: boolean; onStop: () => void };

export function MatchingTitles({ state: { entries }, isStored, onStop }: MatchingTitlesProps) {
  const words = useWords("import").importSteps;
  const done = doneCount(entries);
  return (
    <>
      <PhaseHeading>{words.matching}</PhaseHeading>
      <progress value={done} max={entries.length} aria-label={words.matching} className="import-progress mt-5" />
      <p className="mt-3">
        {words.progress(done, entries.length)}. {words.remaining(minutesFor(entries.length - done))}
      </p>
      <p className="mt-1 text-muted">
        {words.whileMatching} {isStored && words.continueLater}
      </p>
      <Button className="mt-6" onClick={onStop}>
        {words.stop}
      </Button>
    </>
  );
}
