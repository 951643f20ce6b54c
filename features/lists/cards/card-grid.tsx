import type { ReactNode } from "react";
import { moveFocusWithArrows } from "#app/ui/arrow-navigation.ts";
import { cardColumns, gridImageSizes } from "./grid-layout.ts";
import { SkeletonItems } from "./grid-skeleton.tsx";

export type GridOptions = {
  label: string;
  /** The list's layout; `sizes` must fit it. */
  columns?: string;
  sizes?: string;
  /** The first picture may be the page's largest. */
  prioritizeFirst?: boolean;
  /** Skeletons of the cards that are to follow. */
  pending?: number;
};

type CardGridProps<T> = GridOptions & { items: readonly T[]; children: (item: T, picture: { sizes: string; priority: boolean }) => ReactNode };

/** A wall of cards, in which the arrow keys move. */
export function CardGrid<T extends { id: number }>(props: CardGridProps<T>) {
  const { items, label, columns = cardColumns, sizes = gridImageSizes, prioritizeFirst = false, pending = 0, children } = props;
  return (
    <ul aria-label={label} className={columns} onKeyDown={moveFocusWithArrows}>
      {items.map((item, index) => (
        <li key={item.id}>{children(item, { sizes, priority: prioritizeFirst && index === 0 })}</li>
      ))}
      <SkeletonItems count={pending} />
    </ul>
  );
}
