import { useRef } from "react";
import { moveFocusWithArrows } from "#app/ui/arrow-navigation.ts";
import { focusHeading } from "#app/ui/heading-focus.ts";
import { useWords } from "#app/words/use-words.tsx";
import { ContinueCard } from "#features/lists/cards/continue-card.tsx";
import { useContinue } from "#features/saved/store/use-continue.ts";
import { EmptyTab } from "./empty-tab.tsx";

const columns = "grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4";

/** The cards of Home's row, at most 20, in its order: there is nothing to filter. */
export function ContinueTab() {
  const { tabName } = useWords("mine").savedList;
  const { items, isPending } = useContinue();
  const list = useRef<HTMLUListElement>(null);
  if (items.length === 0 && isPending) return <div aria-hidden="true" className="skeleton h-30 sm:max-w-80" />;
  if (items.length === 0) return <EmptyTab tab="continue" />;
  /** A card that is removed takes the focus with it. */
  const focusNeighbor = (index: number) => {
    const links = list.current?.querySelectorAll<HTMLElement>("a");
    const neighbor = links?.[index === items.length - 1 ? index - 1 : index + 1];
    if (neighbor) neighbor.focus({ preventScroll: true });
    else focusHeading();
  };
  return (
    <ul ref={list} aria-label={tabName("continue")} className={columns} onKeyDown={moveFocusWithArrows}>
      {items.map((item, index) => (
        <li key={item.title.key}>
          <ContinueCard item={item} onDismiss={() => focusNeighbor(index)} />
        </li>
      ))}
    </ul>
  );
}
