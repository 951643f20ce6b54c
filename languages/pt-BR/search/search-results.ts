import type { SearchType } from "#domain/addresses.ts";

/** Section 2's tabs of the search page. */
const typeNames = { movies: "Filmes", tv: "Séries", people: "Pessoas" } as const;
export const searchResults = {
  typeNames,
  /** The searched text is not the typed one. */
  showingResultsFor: (text: string): string => `Mostrando resultados para “${text}”`,
  /** The year stands in the query. */
  otherYears: (year: number): string => `Nada encontrado de ${year}. Mostrando outros anos`,
  /** "Em Séries: Judex" */
  inType: ({ type, name }: { type: SearchType; name: string }): string => `Em ${typeNames[type]}: ${name}`,
  /** Of a person. "Conhecido por" would need a gender. */
  knownFor: (titles: readonly string[]): string => `Destaques: ${titles.join(", ")}`,
  /** Of several notes for screen readers one text. */
  sentences: (notes: readonly string[]): string => notes.join(". "),
};
