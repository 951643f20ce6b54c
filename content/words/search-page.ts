import type { SearchType } from "#domain/paths.ts";

/** Section 2's search page, in its order. */
export const searchTabs: readonly { type: SearchType; text: string }[] = [
  { type: "movies", text: "Movies" },
  { type: "tv", text: "TV Series" },
  { type: "people", text: "People" },
];

export const resultsHeading = (query: string): string => `Search Results for "${query}"`;

export const nothingFound: Record<SearchType, (query: string) => string> = {
  movies: (query) => `No movies found matching "${query}"`,
  tv: (query) => `No TV series found matching "${query}"`,
  people: (query) => `No people found matching "${query}"`,
};

export const nothingFoundHint = "Try different keywords: fewer words, another spelling, or the title in its original language.";

export const searchPrompt = {
  title: "Search",
  text: "Type the title of a film or a series, or a person's name.",
  hints: [
    { wanted: "One of several films with the same title", typed: "The Kid (1921)" },
    { wanted: "A title when you only know the beginning", typed: "nosferatu" },
    { wanted: "A title by its IMDb number", typed: "tt0017136" },
  ],
} as const;

export const tabsLabel = "Kinds of results";
export const searching = "Searching";
/** Appended to a list's label. */
export const pageOf = (label: string, page: number): string => `${label}, page ${page}`;

export const loadMore = "Load more";
export const loadingMore = "Loading more";
export const fromStart = "From the start";
export function shownOf(shown: number, total: number): string {
  if (shown === 0) return "There is nothing on this page";
  if (shown < total) return `${shown} of ${total}`;
  return shown === 1 ? "1 result" : `${shown} results`;
}

export const lookAmong = (type: string): string => `Search in ${type}`;
export const suggestionsLabel = "Did you mean";
/** "TV series, 1916" */
export const typedYear = (type: "movies" | "tv", year: number | null): string => [type === "tv" ? "TV series" : "Film", year].filter(Boolean).join(", ");
export const knownFor = (titles: readonly string[]): string => `Known for ${titles.join(", ")}`;
