import type { SearchType } from "#domain/addresses.ts";

/** Section 2's tabs of the search page. */
const typeNames = { movies: "Películas", tv: "Series", people: "Personas" } as const;
export const searchResults = {
  typeNames,
  /** The searched text is not the typed one. */
  showingResultsFor: (text: string): string => `Se muestran resultados de «${text}»`,
  /** The year stands in the query. */
  otherYears: (year: number): string => `No hay nada de ${year}. Se muestran otros años`,
  /** "En Series: Judex" */
  inType: ({ type, name }: { type: SearchType; name: string }): string => `En ${typeNames[type]}: ${name}`,
  knownFor: (titles: readonly string[]): string => `Títulos destacados: ${titles.join(", ")}`,
  /** Of several notes for screen readers one text. */
  sentences: (notes: readonly string[]): string => notes.join(". "),
};
