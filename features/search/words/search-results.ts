import type { SearchType } from "#domain/addresses.ts";

/** Section 2's tabs of the search page. */
export const typeNames = { movies: "Movies", tv: "TV Series", people: "People" } as const;

/** The searched text is not the typed one. */
export const showingResultsFor = (text: string): string => `Showing results for “${text}”`;
/** The year stands in the query. */
export const otherYears = (year: number): string => `Nothing found from ${year}. Showing other years`;
/** "In TV Series: Judex" */
export const inType = ({ type, name }: { type: SearchType; name: string }): string => `In ${typeNames[type]}: ${name}`;
export const knownFor = (titles: readonly string[]): string => `Known for ${titles.join(", ")}`;
