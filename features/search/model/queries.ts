import type { SearchFilters, SearchType } from "#domain/addresses.ts";
import type { MovieSummary } from "#domain/movie.ts";
import { notices } from "#domain/notices.ts";
import type { Page } from "#domain/page.ts";
import type { PersonSummary } from "#domain/person.ts";
import { type CallOptions, idQuery, type Query, query } from "#domain/query.ts";
import type { SeriesSummary } from "#domain/series.ts";
import { takedownKindOf } from "#domain/takedown.ts";

/** One page of search results. */
export type SearchResultPage<T> = Page<T> & {
  /** The text that was searched instead of the query, spelled as a title spells it ("Nosferatu"). Absent if the query itself was searched. */
  correctedTo?: string;
  /** Nothing was found from this year, which is in the query: the results are from others. */
  omittedYear?: number;
  /** A closer match of another type: the type, the name, which is also the text that finds it there. */
  otherType?: { type: SearchType; name: string };
};

/** The title or person with an IMDb id. */
export type ImdbMatch = { type: "movies"; item: MovieSummary } | { type: "tv"; item: SeriesSummary } | { type: "people"; item: PersonSummary };

export type SearchOptions = CallOptions & SearchFilters;

const searchQuery = <T>(name: string, type: SearchType): Query<[query: string, page: number], SearchResultPage<T>, SearchOptions> => ({
  name,
  address: (query, page, { year, verbatim } = {}) =>
    `/api/search/${type}?${new URLSearchParams({ q: query, page: String(page), ...(year && { year: String(year) }), ...(verbatim && { verbatim: "1" }) })}`,
  failures: [notices.search],
  contains: { items: takedownKindOf[type] },
});

export const searchQueries = {
  searchMovies: searchQuery<MovieSummary>("searchMovies", "movies"),
  searchSeries: searchQuery<SeriesSummary>("searchSeries", "tv"),
  searchPeople: searchQuery<PersonSummary>("searchPeople", "people"),
  /** `stored`: for an id that no visitor has typed. On the server, its title may then be written to the store. */
  imdbMatch: query<[imdbId: string], ImdbMatch | null, CallOptions & { stored?: true }>({
    name: "imdbMatch",
    address: (imdbId) => `/api/search/imdb?${new URLSearchParams({ q: imdbId })}`,
    mayBeAbsent: true,
    failures: [notices.search],
  }),
  /** Up to three titles of the person's credits, most popular first. Section 8: "A failed person-credits fetch is logged and replaced by an empty cast". */
  knownFor: idQuery<string[] | null>("knownFor", "/api/people/:id/known-for", { failures: [], about: "people" }),
};
