import type { SearchType } from "#domain/addresses.ts";

/** Section 2's tabs of the search page. */
const typeNames = { movies: "Films", tv: "Séries", people: "Personnes" } as const;
export const searchResults = {
  typeNames,
  /** The searched text is not the typed one. */
  showingResultsFor: (text: string): string => `Résultats pour «\u00a0${text}\u00a0»`,
  /** The year stands in the query. */
  otherYears: (year: number): string => `Rien trouvé pour ${year}. Voici d’autres années`,
  /** "Séries : Judex" */
  inType: ({ type, name }: { type: SearchType; name: string }): string => `${typeNames[type]}\u00a0: ${name}`,
  /** "Connu pour" needs a gender. */
  knownFor: (titles: readonly string[]): string => `Titres marquants\u00a0: ${titles.join(", ")}`,
  /** Of several notes for screen readers one text. */
  sentences: (notes: readonly string[]): string => notes.join(". "),
};
