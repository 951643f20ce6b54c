import type { SearchType } from "#domain/addresses.ts";

/** Section 2's tabs of the search page. */
const typeNames = { movies: "Film", tv: "Serie TV", people: "Persone" } as const;
export const searchResults = {
  typeNames,
  /** The searched text is not the typed one. */
  showingResultsFor: (text: string): string => `Risultati per «${text}»`,
  /** The year stands in the query. */
  otherYears: (year: number): string => `Nessun risultato del ${year}. Ecco quelli di altri anni`,
  /** "Serie TV: Judex" */
  inType: ({ type, name }: { type: SearchType; name: string }): string => `${typeNames[type]}: ${name}`,
  /** "Celebre" is the same for any gender. */
  knownFor: (titles: readonly string[]): string => `Celebre per ${titles.join(", ")}`,
  /** Of several notes for screen readers one text. */
  sentences: (notes: readonly string[]): string => notes.join(". "),
};
