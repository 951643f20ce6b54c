import type { SearchTab, SearchType } from "#domain/addresses.ts";
import { counted } from "../text.ts";
import { searchResults } from "./search-results.ts";

const { typeNames } = searchResults;
const countOfType: Record<SearchType, (count: number) => string> = {
  movies: (count) => counted(count, "film"),
  tv: (count) => counted(count, "series", "series"),
  people: (count) => counted(count, "person", "people"),
};
const year = "Year";
export const searchPage = {
  tabNames: { ...typeNames, all: "All" } satisfies Record<SearchTab, string>,
  resultsHeading: (query: string): string => `Search Results for "${query}"`,
  nothingFound: {
    movies: (query) => `No movies found matching "${query}"`,
    tv: (query) => `No TV series found matching "${query}"`,
    people: (query) => `No people found matching "${query}"`,
    all: (query) => `Nothing found matching "${query}"`,
  } as Record<SearchTab, (query: string) => string>,
  nothingFoundHint: "Try different keywords: fewer words, another spelling, or the title in its original language.",
  searchPrompt: {
    title: "Search",
    text: "Type the title of a film or a series, or a person's name.",
    hints: [
      { wanted: "One of several films with the same title", typed: "The Kid (1921)" },
      { wanted: "A title when you only know the beginning", typed: "nosferatu" },
      { wanted: "A title by its IMDb number", typed: "tt0017136" },
    ],
  },
  tabsLabel: "Kinds of results",
  searching: "Searching",
  noResults: "No results",
  countOfType,
  /** Announced when they have loaded. */
  morePeople: (count: number): string => (count === 1 ? "1 more person" : `${count} more people`),
  /** In the tab of all types, the link to one type's own tab. */
  allOfType: (type: SearchType, count: number): string => `All ${countOfType[type](count)}`,
  lookAmong: (tab: SearchTab): string => (tab === "all" ? "Search everything" : `Search in ${typeNames[tab]}`),
  boxLabel: "Change this search",
  submit: "Search",
  year,
  anyYear: "Any",
  yearFormat: "A year such as 1927",
  /** Before a link that removes the year. */
  onlyYear: (year: number): string => `Only from ${year}`,
  allYears: "Show all years",
  /** Beside the text that was searched instead. */
  searchVerbatim: (query: string): string => `Search for ${query} instead`,
};
