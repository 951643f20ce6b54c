import { useRef } from "react";
import { moveFocusWithArrows } from "#app/ui/arrow-navigation.ts";
import type { ContinueItem } from "#features/saved/model/continue-items.ts";
import { ContinueCard } from "./continue-card.tsx";

/** `onLast`: when the only card is removed. */
type ContinueCardsProps = { items: readonly ContinueItem[]; label: string; className: string; onLast?: () => void };

export function ContinueCards({ items, label, className, onLast }: ContinueCardsProps) {
  const list = useRef<HTMLUListElement>(null);
  /** A card that is removed takes the focus with it. */
  const focusNeighbor = (index: number) => {
    const links = list.current?.querySelectorAll<HTMLElement>("a");
    const neighbor = links?.[index === items.length - 1 ? index - 1 : index + 1];
    if (neighbor) neighbor.focus({ preventScroll: true });
    else onLast?.();
  };
  return (
    <ul ref={list} aria-label={label} className={className} onKeyDown={moveFocusWithArrows}>
      {items.map((item, index) => (
        <li key={item.title.key}>
          <ContinueCard item={item} onDismiss={() => focusNeighbor(index)} />
        </li>
      ))}
    </ul>
  );
}
