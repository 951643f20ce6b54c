import { limits } from "#domain/limits.ts";
import type { Page } from "#domain/page.ts";

const { pageSize } = limits.lists;

/** Each id once: a list moves while a visitor reads it. */
const distinct = <T extends { id: number }>(items: readonly T[]): T[] => {
  const seen = new Set<number>();
  return items.filter(({ id }) => !seen.has(id) && seen.add(id));
};

/** `more`: how many pages below the first were requested. `further`: those that have loaded, in their order. */
type Loaded<T> = { first: Page<T>; more: number; further: readonly Page<T>[] };

type Shown<T> = {
  items: T[];
  hasNext: boolean;
  isSettled: boolean;
  /** How many pages to load below the first. One more fills up the rows if pages repeat items or lack some. */
  toLoad: number;
  /** About how many items the requested page will bring. */
  pending: number;
};

/** What a list shows of the pages that have loaded. */
export function shownOf<T extends { id: number }>({ first, more, further }: Loaded<T>): Shown<T> {
  const { totalPages, totalResults } = further.at(-1) ?? first;
  const lastPage = first.page + further.length;
  const all = distinct([first, ...further].flatMap((page) => page.items));
  const items = all.slice(0, Math.max(first.items.length, pageSize * (more + 1)));
  const isSettled = further.length >= more;
  const lacksItems = isSettled && more > 0 && items.length < pageSize * (more + 1) && lastPage < totalPages && further.length === more;
  const left = Math.max(1, totalResults - pageSize * lastPage);
  return {
    items,
    hasNext: items.length < all.length || lastPage < totalPages,
    isSettled,
    toLoad: lacksItems ? more + 1 : Math.max(more, further.length),
    pending: isSettled ? 0 : Math.min(pageSize, left),
  };
}
