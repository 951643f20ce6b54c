import type { SearchType } from "#domain/addresses.ts";

/** Section 2's tabs of the search page. */
const typeNames = { movies: "Movies", tv: "TV Series", people: "People" } as const;
export const searchResults = {
  typeNames,
  /** The searched text is not the typed one. */
  showingResultsFor: (text: string): string => `Showing results for “${text}”`,
  /** The year stands in the query. */
  otherYears: (year: number): string => `Nothing found from ${year}. Showing other years`,
  /** "In TV Series: Judex" */
  inType: ({ type, name }: { type: SearchType; name: string }): string => `In ${typeNames[type]}: ${name}`,
  knownFor: (titles: readonly string[]): string => `Known for ${titles.join(", ")}`,
  /** Of several notes for screen readers one text. */
  sentences: (notes: readonly string[]): string => notes.join(". "),
};
