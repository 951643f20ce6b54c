import { countText } from "../text.ts";
export const paging = {
  loadMore: "Load more",
  loadingMore: "Loading more",
  previousPage: "Previous page",
  /** Follows a button's word for screen readers, because a page may have two lists. */
  ofList: (label: string): string => `of ${label}`,
  position: (page: number, totalPages: number): string => `Page ${page} of ${countText(totalPages)}`,
  listEnd: "That is all of them.",
  /** Announced when more have loaded. Without the sum the second announcement would be the first one's text, which screen readers do not repeat. */
  announced: (more: string, shown: number): string => `${more}, ${countText(shown)} in the list`,
  moreFilms: (count: number): string => (count === 1 ? "1 more film" : `${count} more films`),
  moreSeries: (count: number): string => `${count} more series`,
  /** Above a list, and how many that leaves out. */
  hideSeen: "Hide what I have seen",
  hiddenSeen: (count: number): string => (count === 1 ? "1 title hidden" : `${countText(count)} titles hidden`),
  beyondEnd: {
    text: "This list ends before the page in the address.",
    toFirstPage: "Go to the first page",
  },
};
