import { useEffect } from "react";
import { Section } from "#app/ui/section.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { ContinueCards } from "#features/lists/cards/continue-cards.tsx";
import { openSaved } from "#features/saved/store/saved-store.ts";
import { useContinue } from "#features/saved/store/use-continue.ts";

const row = "scroll-row auto-cols-[min(18rem,85vw)] gap-4";

function Skeleton() {
  return (
    <div aria-hidden="true" className={row}>
      {[1, 2, 3].map((number) => (
        <div key={number} className="skeleton h-30" />
      ))}
    </div>
  );
}

/** Films that were left and series with the episode that comes next, newest first. */
export function ContinueRow() {
  const words = useWords("saved").continueRow;
  const { items, isPending } = useContinue();
  // What is stored is read after hydration.
  useEffect(() => void openSaved(), []);
  return (
    <Section title={words.continueHeading}>
      {isPending && <Skeleton />}
      {!isPending && items.length === 0 && <p className="h-30 text-muted">{words.upToDate}</p>}
      {!isPending && items.length > 0 && <ContinueCards items={items} label={words.continueHeading} className={row} />}
    </Section>
  );
}
