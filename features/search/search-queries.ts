import type { QueryOptions } from "#app/data/query.ts";
import { listGcMs, searchKey } from "#app/data/query-keys.ts";
import { useQueriesOf } from "#app/data/use-queries-of.ts";
import type { SearchFilters, SearchType } from "#domain/addresses.ts";
import { limits } from "#domain/limits.ts";
import type { MovieSummary } from "#domain/movie.ts";
import type { PersonSummary } from "#domain/person.ts";
import type { Ask, Query } from "#domain/query.ts";
import type { SeriesSummary } from "#domain/series.ts";
import { searchQueries as defined, type ImdbMatch, type SearchOptions, type SearchResultPage } from "./model/queries.ts";

export type SearchItem = MovieSummary | SeriesSummary | PersonSummary;

/** `query` is a `typedQuery`, `page` is 1-based. The key holds what the visitor typed, so it is not logged (`secretKey`). */
export function searchQueries(ask: Ask) {
  const searchOf =
    <T>(type: SearchType, search: Query<[query: string, page: number], SearchResultPage<T>, SearchOptions>) =>
    (query: string, page: number, { year, verbatim }: SearchFilters = {}): QueryOptions<SearchResultPage<T>> => {
      const filters = { ...(year && { year }), ...(verbatim && { verbatim }) };
      return {
        queryKey: [searchKey, type, page, query, ...Object.values(filters).map(String)],
        queryFn: ({ signal }) => ask(search, [query, page], { ...filters, signal }),
        meta: { failures: search.failures, secretKey: true },
        gcTime: listGcMs,
      };
    };
  const searches = {
    searchMovies: searchOf<MovieSummary>("movies", defined.searchMovies),
    searchSeries: searchOf<SeriesSummary>("tv", defined.searchSeries),
    searchPeople: searchOf<PersonSummary>("people", defined.searchPeople),
  };
  return {
    ...searches,
    search: (type: SearchType, ...search: Parameters<typeof searches.searchMovies>): QueryOptions<SearchResultPage<SearchItem>> =>
      ({ movies: searches.searchMovies, tv: searches.searchSeries, people: searches.searchPeople })[type](...search),
    imdbMatch: (imdbId: string): QueryOptions<ImdbMatch | null> => ({
      queryKey: ["imdb", imdbId],
      queryFn: ({ signal }) => ask(defined.imdbMatch, [imdbId], { signal }),
      meta: { failures: defined.imdbMatch.failures, secretKey: true },
    }),
    knownFor: (personId: number): QueryOptions<string[]> => ({
      queryKey: ["known-for", personId],
      queryFn: async ({ signal }) => (await ask(defined.knownFor, [personId], { signal })) ?? [],
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
  gcTime: limits.queries.freshMs,
});

export type SearchQueries = ReturnType<typeof searchQueries>;

export const useSearchQueries = () => useQueriesOf(searchQueries);
