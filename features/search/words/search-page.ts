import type { SearchTab, SearchType } from "#domain/addresses.ts";
import { counted } from "#domain/count-text.ts";
import { typeNames } from "./search-results.ts";

/** Section 2's tabs in their order, then ours. */
export const searchTabs: readonly { type: SearchTab; text: string }[] = [
  { type: "movies", text: typeNames.movies },
  { type: "tv", text: typeNames.tv },
  { type: "people", text: typeNames.people },
  { type: "all", text: "All" },
];

export const resultsHeading = (query: string): string => `Search Results for "${query}"`;

export const nothingFound: Record<SearchTab, (query: string) => string> = {
  movies: (query) => `No movies found matching "${query}"`,
  tv: (query) => `No TV series found matching "${query}"`,
  people: (query) => `No people found matching "${query}"`,
  all: (query) => `Nothing found matching "${query}"`,
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

export const noResults = "No results";
export const countOfType: Record<SearchType, (count: number) => string> = {
  movies: (count) => counted(count, "film"),
  tv: (count) => counted(count, "series", "series"),
  people: (count) => counted(count, "person", "people"),
};
/** Announced when they have loaded. */
export const morePeople = (count: number): string => (count === 1 ? "1 more person" : `${count} more people`);
/** In the tab of all types, the link to one type's own tab. */
export const allOfType = (type: SearchType, count: number): string => `All ${countOfType[type](count)}`;

export const lookAmong = (tab: SearchTab): string => (tab === "all" ? "Search everything" : `Search in ${typeNames[tab]}`);

export const boxLabel = "Change this search";
export const submit = "Search";
export const year = "Year";
export const anyYear = "Any";
export const yearFormat = "A year such as 1927";
/** Before a link that removes the year. */
export const onlyYear = (year: number): string => `Only from ${year}`;
export const allYears = "Show all years";

/** Beside the text that was searched instead. */
export const searchVerbatim = (query: string): string => `Search for ${query} instead`;
