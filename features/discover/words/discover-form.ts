import type { DiscoverType } from "#domain/addresses.ts";
import { countText } from "#domain/count-text.ts";
import { noun, titleCount } from "./discover-page.ts";

// The form of Discover's filters, and what stands in place of an empty list.

/** The button that applies the filters. `null`: not counted yet. */
export function show(type: DiscoverType, count: number | null): string {
  if (count === null) return `Show ${noun[type]}`;
  return count === 0 ? `No ${noun[type]} match` : `Show ${titleCount(type, count)}`;
}
/** For screen readers, while the filters change. */
export const matching = (type: DiscoverType, count: number): string => {
  if (count === 0) return `No ${noun[type]} match`;
  return `${titleCount(type, count)} ${count === 1 ? "matches" : "match"}`;
};

export const closeFilters = "Close filters";

export const genres = "Genres";
export const match = "Titles with";
export const matches = { all: "all", any: "any of them" } as const;
export const notGenres = "Leave out genres";
export const moreFilters = "More filters";
export const years = "Years";
export const from = "From";
export const to = "To";
export const rating = "Rating";
export const votes = "Number of votes";
export const runtime = "Running time in minutes";
export const language = "Original language";
export const certification = "Certification";
/** The country's field says what it is for. */
export const regionOf: Record<DiscoverType, string> = { movies: "Country of certification and streaming", tv: "Country of streaming" };
/** Fields for what has a name in the film database. */
export const named = { keyword: "Keywords", company: "Companies", network: "Networks", provider: "Streaming services" } as const;
export const any = "Any";
export const atLeast = (value: number): string => `${countText(value)} or more`;

/** In a type-ahead field. */
export const addTo = { keyword: "Add a keyword", company: "Add a company", provider: "Add a service" } as const;
export const searching = "Searching";
export const nothingKnown = "Nothing found";
export const optionsFailed = "The choices could not be loaded.";
export const choices = (count: number): string => (count === 1 ? "1 choice" : `${count} choices`);

export const nothingMatches: Record<DiscoverType, string> = { movies: "No films match all of these filters", tv: "No series match all of these filters" };
/** `filter`: the narrowest one's text. */
export const loosen = (filter: string): string => `The narrowest is "${filter}": take that away first. Each link below leaves out one filter.`;
export const nothingHere: Record<DiscoverType, string> = { movies: "There are no films here yet", tv: "There are no series here yet" };
export const nothingHereHint = "The catalog has nothing to list at the moment. Try again later.";
export const without = (filter: string): string => `Without "${filter}"`;
