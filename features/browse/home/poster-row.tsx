import type { ReactNode } from "react";
import { moveFocusWithArrows } from "#app/ui/arrow-navigation.ts";

/** A row of posters that scrolls sideways, and `sizes` for its pictures. */
export const posterRow = "couch-row scroll-row auto-cols-[8.5rem] gap-4 sm:auto-cols-[10rem] lg:auto-cols-[12rem] lg:gap-6";
export const posterRowSizes = "(min-width: 1700px) 240px, (min-width: 1024px) 192px, (min-width: 640px) 160px, 136px";

type PosterRowProps<T> = { titles: readonly T[]; label: string; children: (title: T) => ReactNode };

export function PosterRow<T extends { id: number }>({ titles, label, children }: PosterRowProps<T>) {
  return (
    <ul aria-label={label} className={`couch-cards ${posterRow}`} onKeyDown={moveFocusWithArrows}>
      {titles.map((title) => (
        <li key={title.id}>{children(title)}</li>
      ))}
    </ul>
  );
}
