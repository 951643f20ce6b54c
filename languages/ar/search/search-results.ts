import type { SearchType } from "#domain/addresses.ts";

/** Section 2's tabs of the search page. */
const typeNames = { movies: "الأفلام", tv: "المسلسلات", people: "الأشخاص" } as const;

export const searchResults = {
  typeNames,
  /** The searched text is not the typed one. */
  showingResultsFor: (text: string): string => `نتائج البحث عن «${text}»`,
  /** The year stands in the query. */
  otherYears: (year: number): string => `لا نتائج من عام ${year}. هذه نتائج من أعوام أخرى`,
  /** "في المسلسلات: Judex" */
  inType: ({ type, name }: { type: SearchType; name: string }): string => `في ${typeNames[type]}: ${name}`,
  knownFor: (titles: readonly string[]): string => `أبرز الأعمال: ${titles.join("، ")}`,
  /** Of several notes for screen readers one text. */
  sentences: (notes: readonly string[]): string => notes.join(". "),
};
