import type { SearchType } from "#domain/addresses.ts";

/** Section 2's tabs of the search page. */
const typeNames = { movies: "Фильмы", tv: "Сериалы", people: "Люди" } as const;
export const searchResults = {
  typeNames,
  /** The searched text is not the typed one. */
  showingResultsFor: (text: string): string => `Показаны результаты по запросу «${text}»`,
  /** The year stands in the query. */
  otherYears: (year: number): string => `За ${year}\u00a0год ничего не нашлось. Показаны другие годы`,
  /** "Сериалы: Жюдекс" */
  inType: ({ type, name }: { type: SearchType; name: string }): string => `${typeNames[type]}: ${name}`,
  knownFor: (titles: readonly string[]): string => `Известные работы: ${titles.join(", ")}`,
  /** Of several notes for screen readers one text. */
  sentences: (notes: readonly string[]): string => notes.join(". "),
};
