import type { KeyboardEvent } from "react";
import { keyByDirection } from "./page-direction.ts";

/** The index that an arrow key moves to in a grid of `columns` columns, or `null` at its edge. */
export function arrowTarget(key: string, index: number, count: number, columns: number): number | null {
  const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns };
  const step = steps[key];
  if (step === undefined) return null;
  const target = index + step;
  return target >= 0 && target < count ? target : null;
}

/** For a list's onKeyDown: the arrow keys move the focus through its links as they are laid out. Tab still visits each link. */
export function moveFocusWithArrows(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>("a[href]")].filter((link) => link.checkVisibility?.() ?? true);
  const index = links.findIndex((link) => link.matches(":focus"));
  const top = links[0]?.getBoundingClientRect().top;
  if (index < 0 || top === undefined) return;
  const columns = links.filter((link) => Math.abs(link.getBoundingClientRect().top - top) < 4).length;
  const target = arrowTarget(keyByDirection(event.key), index, links.length, columns);
  if (target === null) return;
  event.preventDefault();
  links[target]?.focus();
  // A row that snaps would cut the focused item at the window's edge.
  links[target]?.scrollIntoView?.({ block: "nearest", inline: "center" });
}
