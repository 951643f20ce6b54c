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
