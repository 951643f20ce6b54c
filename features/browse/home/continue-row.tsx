import { useEffect, useRef } from "react";
import { moveFocusWithArrows } from "#app/ui/arrow-navigation.ts";
import { Section } from "#app/ui/section.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { ContinueCard } from "#features/lists/cards/continue-card.tsx";
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
  const list = useRef<HTMLUListElement>(null);
  // What is stored is read after hydration.
  useEffect(() => void openSaved(), []);
  /** A card that is removed takes the focus with it. */
  const focusNeighbor = (index: number) => {
    const links = list.current?.querySelectorAll<HTMLElement>("a");
    links?.[index === items.length - 1 ? index - 1 : index + 1]?.focus({ preventScroll: true });
  };
  return (
    <Section title={words.continueHeading}>
      {isPending && <Skeleton />}
      {!isPending && items.length === 0 && <p className="h-30 text-muted">{words.upToDate}</p>}
      {!isPending && items.length > 0 && (
        <ul ref={list} aria-label={words.continueHeading} className={row} onKeyDown={moveFocusWithArrows}>
          {items.map((item, index) => (
            <li key={item.title.key}>
              <ContinueCard item={item} onDismiss={() => focusNeighbor(index)} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
