import { number, plural } from "../text.ts";

export const paging = {
  loadMore: "Mehr laden",
  loadingMore: "Wird geladen",
  previousPage: "Vorherige Seite",
  /** Follows a button's word for screen readers, because a page may have two lists. */
  ofList: (label: string): string => `(${label})`,
  position: (page: number, totalPages: number): string => `Seite ${number(page)} von ${number(totalPages)}`,
  listEnd: "Das waren alle.",
  /** Announced when more have loaded. Without the sum the second announcement would be the first one's text, which screen readers do not repeat. */
  announced: (more: string, shown: number): string => `${more}, ${number(shown)} in der Liste`,
  moreFilms: (count: number): string => plural(count, { one: "# weiterer Film", other: "# weitere Filme" }),
  moreSeries: (count: number): string => plural(count, { one: "# weitere Serie", other: "# weitere Serien" }),
  /** Above a list, and how many that leaves out. */
  hideSeen: "Gesehenes ausblenden",
  hiddenSeen: (count: number): string => plural(count, { one: "# Titel ausgeblendet", other: "# Titel ausgeblendet" }),
  beyondEnd: {
    text: "So viele Seiten hat diese Liste nicht.",
    toFirstPage: "Zur ersten Seite",
  },
};
