import type { DiscoverType } from "#domain/addresses.ts";
import { countText } from "../text.ts";
import { discoverPage } from "./discover-page.ts";

const { noun, titleCount } = discoverPage;

// The form of Discover's filters, and what stands in place of an empty list.

/** The button that applies the filters. `null`: not counted yet. */
function show(type: DiscoverType, count: number | null): string {
  if (count === null) return `Show ${noun[type]}`;
  return count === 0 ? `No ${noun[type]} match` : `Show ${titleCount(type, count)}`;
}
export const discoverForm = {
  show,
  /** For screen readers, while the filters change. */
  matching: (type: DiscoverType, count: number): string => {
    if (count === 0) return `No ${noun[type]} match`;
    return `${titleCount(type, count)} ${count === 1 ? "matches" : "match"}`;
  },
  closeFilters: "Close filters",
  genres: "Genres",
  match: "Titles with",
  matches: { all: "all", any: "any of them" },
  notGenres: "Leave out genres",
  moreFilters: "More filters",
  years: "Years",
  from: "From",
  to: "To",
  rating: "Rating",
  votes: "Number of votes",
  runtime: "Running time in minutes",
  language: "Original language",
  certification: "Certification",
  /** The country's field says what it is for. */
  regionOf: { movies: "Country of certification and streaming", tv: "Country of streaming" } satisfies Record<DiscoverType, string>,
  /** Fields for what has a name in the film database. */
  named: { keyword: "Keywords", company: "Companies", network: "Networks", provider: "Streaming services" },
  /** Where the film database does not say the name. */
  unnamed: { keyword: "Keyword", company: "Company", network: "Network", provider: "Service" },
  any: "Any",
  atLeast: (value: number): string => `${countText(value)} or more`,
  /** In a type-ahead field. */
  addTo: { keyword: "Add a keyword", company: "Add a company", provider: "Add a service" },
  searching: "Searching",
  nothingKnown: "Nothing found",
  optionsFailed: "The choices could not be loaded.",
  choices: (count: number): string => (count === 1 ? "1 choice" : `${count} choices`),
  nothingMatches: { movies: "No films match all of these filters", tv: "No series match all of these filters" } satisfies Record<DiscoverType, string>,
  /** `filter`: the narrowest one's text. */
  loosen: (filter: string): string => `The narrowest is "${filter}": take that away first. Each link below leaves out one filter.`,
  nothingHere: { movies: "There are no films here yet", tv: "There are no series here yet" } satisfies Record<DiscoverType, string>,
  nothingHereHint: "The catalog has nothing to list at the moment. Try again later.",
  without: (filter: string): string => `Without "${filter}"`,
};
