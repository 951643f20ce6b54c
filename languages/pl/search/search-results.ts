import type { SearchType } from "#domain/addresses.ts";

/** Section 2's tabs of the search page. */
const typeNames = { movies: "Filmy", tv: "Seriale", people: "Osoby" } as const;
/** In the case that each preposition needs. */
const among: Record<SearchType, string> = { movies: "W filmach", tv: "W serialach", people: "Wśród osób" };
export const searchResults = {
  typeNames,
  /** The searched text is not the typed one. */
  showingResultsFor: (text: string): string => `Wyniki dla „${text}”`,
  /** The year stands in the query. */
  otherYears: (year: number): string => `Nic nie znaleziono z ${year} roku. Wyniki z innych lat`,
  /** "W serialach: Judex" */
  inType: ({ type, name }: { type: SearchType; name: string }): string => `${among[type]}: ${name}`,
  knownFor: (titles: readonly string[]): string => `Znane tytuły: ${titles.join(", ")}`,
  /** Of several notes for screen readers one text. */
  sentences: (notes: readonly string[]): string => notes.join(". "),
};
