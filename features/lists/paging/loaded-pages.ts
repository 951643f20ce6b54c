import { limits } from "#domain/limits.ts";
import type { Page } from "#domain/page.ts";

const { pageSize } = limits.lists;

/** Each id once: a list moves while a visitor reads it. */
const distinct = <T extends { id: number }>(items: readonly T[]): T[] => {
  const seen = new Set<number>();
  return items.filter(({ id }) => !seen.has(id) && seen.add(id));
};

/** `first`: page 0 is a beginning of page 1. `more`: how many pages below it were requested. `further`: those that have loaded, in their order. */
type Requested<T> = { first: Page<T>; more: number; further: readonly Page<T>[] };

export type LoadedPages<T> = {
  items: T[];
  isEnd: boolean;
  /** Whether all requested pages are there. */
  isSettled: boolean;
  /** How many pages to load below the first: one more than requested where pages repeat items or lack some, to fill up the rows. */
  toLoad: number;
  /** About how many items the requested page will bring. */
  pending: number;
};

/** What a list shows of the pages that have loaded. */
export function shownOf<T extends { id: number }>({ first, more, further }: Requested<T>): LoadedPages<T> {
  const { totalPages, totalResults } = further.at(-1) ?? first;
  const lastPage = first.page + further.length;
  const isBeginning = first.page === 0;
  const wanted = pageSize * (isBeginning ? more : more + 1);
  const all = distinct([first, ...further].flatMap((page) => page.items));
  const items = all.slice(0, Math.max(first.items.length, wanted));
  const lacksItems = more > 0 && further.length === more && items.length < wanted && lastPage < totalPages;
  const toLoad = lacksItems ? more + 1 : Math.max(more, further.length);
  return {
    items,
    isEnd: items.length === all.length && lastPage >= totalPages,
    isSettled: further.length >= toLoad,
    toLoad,
    pending: further.length >= more ? 0 : Math.max(1, Math.min(pageSize, totalResults - pageSize * lastPage) - (lastPage === 0 ? first.items.length : 0)),
  };
}
