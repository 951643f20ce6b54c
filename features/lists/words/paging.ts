import { countText } from "#domain/count-text.ts";

export const loadMore = "Load more";
export const loadingMore = "Loading more";
export const previousPage = "Previous page";
/** Follows a button's word for screen readers, because a page may have two lists. */
export const ofList = (label: string): string => `of ${label}`;
export const position = (page: number, totalPages: number): string => `Page ${page} of ${countText(totalPages)}`;
export const listEnd = "That is all of them.";

/** Announced when more have loaded. Without the sum the second announcement would be the first one's text, which screen readers do not repeat. */
export const announced = (more: string, shown: number): string => `${more}, ${countText(shown)} in the list`;
export const moreFilms = (count: number): string => (count === 1 ? "1 more film" : `${count} more films`);
export const moreSeries = (count: number): string => `${count} more series`;

export const beyondEnd = {
  text: "This list ends before the page in the address.",
  toFirstPage: "Go to the first page",
} as const;
