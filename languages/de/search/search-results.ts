import type { SearchType } from "#domain/addresses.ts";

/** Section 2's tabs of the search page. */
const typeNames = { movies: "Filme", tv: "Serien", people: "Personen" } as const;
export const searchResults = {
  typeNames,
  /** The searched text is not the typed one. */
  showingResultsFor: (text: string): string => `Treffer für „${text}“`,
  /** The year stands in the query. */
  otherYears: (year: number): string => `Nichts aus dem Jahr ${year} gefunden. Hier sind Treffer aus anderen Jahren`,
  /** "Serien: Judex" */
  inType: ({ type, name }: { type: SearchType; name: string }): string => `${typeNames[type]}: ${name}`,
  knownFor: (titles: readonly string[]): string => `Bekannt durch ${titles.join(", ")}`,
  /** Of several notes for screen readers one text. */
  sentences: (notes: readonly string[]): string => notes.join(". "),
};
