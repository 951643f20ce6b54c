import type { CallOptions, Catalog, ImdbMatch, SearchResultPage } from "#domain/catalog.ts";
import type { MovieSummary } from "#domain/movie.ts";
import { notices } from "#domain/notices.ts";
import type { SearchType } from "#domain/paths.ts";
import type { PersonSummary } from "#domain/person.ts";
import type { SeriesSummary } from "#domain/series.ts";
import type { QueryOptions } from "./query.ts";
import { searchKey } from "./query-keys.ts";
import { useQueriesOf } from "./use-queries-of.ts";

export type SearchItem = MovieSummary | SeriesSummary | PersonSummary;

/** `query` is a `typedQuery`, `page` is 1-based. The key holds what the visitor typed, so it is not logged (`secretKey`). */
export function searchQueries(catalog: Catalog, call?: CallOptions) {
  const search = <T>(
    type: SearchType,
    query: string,
    page: number,
    queryFn: QueryOptions<SearchResultPage<T>>["queryFn"],
  ): QueryOptions<SearchResultPage<T>> => ({
    queryKey: [searchKey, type, page, query],
    queryFn,
    meta: { failures: [notices.search], secretKey: true },
  });
  const searches = {
    searchMovies: (query: string, page: number) =>
      search<MovieSummary>("movies", query, page, ({ signal }) => catalog.searchMovies(query, page, { ...call, signal })),
    searchSeries: (query: string, page: number) =>
      search<SeriesSummary>("tv", query, page, ({ signal }) => catalog.searchSeries(query, page, { ...call, signal })),
    searchPeople: (query: string, page: number) =>
      search<PersonSummary>("people", query, page, ({ signal }) => catalog.searchPeople(query, page, { ...call, signal })),
  };
  return {
    ...searches,
    search: (type: SearchType, query: string, page: number): QueryOptions<SearchResultPage<SearchItem>> =>
      ({ movies: searches.searchMovies, tv: searches.searchSeries, people: searches.searchPeople })[type](query, page),
    imdbMatch: (imdbId: string): QueryOptions<ImdbMatch | null> => ({
      queryKey: ["imdb", imdbId],
      queryFn: ({ signal }) => catalog.imdbMatch(imdbId, { ...call, signal }),
      meta: { failures: [notices.search], secretKey: true },
    }),
    /** Section 8: "A failed person-credits fetch is logged and replaced by an empty cast". */
    knownFor: (personId: number): QueryOptions<string[]> => ({
      queryKey: ["known-for", personId],
      queryFn: async ({ signal }) => (await catalog.knownFor(personId, { ...call, signal })) ?? [],
      meta: { failures: [] },
    }),
  };
}

/**
 * The search box's own query. Its failure is only logged (readings). Under the search page's key it would replace that page's failure,
 * which has a toast and a retry.
 */
export const searchBoxQuery = <T>(query: QueryOptions<T>): QueryOptions<T> => ({
  ...query,
  queryKey: [...query.queryKey, "quick"],
  meta: { failures: [], secretKey: true },
});

export type SearchQueries = ReturnType<typeof searchQueries>;

export const useSearchQueries = () => useQueriesOf(searchQueries);
