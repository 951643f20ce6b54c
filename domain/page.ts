import { limits } from "./limits.ts";

/** One page of a list, 1-based. `totalPages` is at most 500 (limits.search.lastPage), because the provider stops there. */
export type Page<T> = { items: T[]; page: number; totalPages: number; totalResults: number };

/** A page beyond the end of its list. `totalPages` is 0 if the end is not known. */
export const emptyPage = <T>(page: number, totalPages = 0): Page<T> => ({ items: [], page, totalPages, totalResults: 0 });

export const isServedPage = (page: number): boolean => page >= 1 && page <= limits.search.lastPage;

/** An empty list has its first page nevertheless. */
export const isBeyondEnd = ({ page, totalPages }: Pick<Page<unknown>, "page" | "totalPages">): boolean => page > Math.max(1, totalPages);
