import type { QueryOptions } from "#app/data/query.ts";
import { listGcMs, searchKey } from "#app/data/query-keys.ts";
import { useQueriesOf } from "#app/data/use-queries-of.ts";
import type { SearchFilters, SearchType } from "#domain/addresses.ts";
import type { CallOptions, Catalog, ImdbMatch, SearchOptions, SearchResultPage } from "#domain/catalog.ts";
import { limits } from "#domain/limits.ts";
import type { MovieSummary } from "#domain/movie.ts";
import { notices } from "#domain/notices.ts";
import type { PersonSummary } from "#domain/person.ts";
import type { SeriesSummary } from "#domain/series.ts";

export type SearchItem = MovieSummary | SeriesSummary | PersonSummary;

type Search<T> = (query: string, page: number, options: SearchOptions) => Promise<SearchResultPage<T>>;

/** `query` is a `typedQuery`, `page` is 1-based. The key holds what the visitor typed, so it is not logged (`secretKey`). */
export function searchQueries(catalog: Catalog, call?: CallOptions) {
  const searchOf =
    <T>(type: SearchType, search: Search<T>) =>
    (query: string, page: number, { year, verbatim }: SearchFilters = {}): QueryOptions<SearchResultPage<T>> => {
      const filters = { ...(year && { year }), ...(verbatim && { verbatim }) };
      return {
        queryKey: [searchKey, type, page, query, ...Object.values(filters).map(String)],
        queryFn: ({ signal }) => search(query, page, { ...call, ...filters, signal }),
        meta: { failures: [notices.search], secretKey: true },
        gcTime: listGcMs,
      };
    };
  const searches = {
    searchMovies: searchOf<MovieSummary>("movies", (...search) => catalog.searchMovies(...search)),
    searchSeries: searchOf<SeriesSummary>("tv", (...search) => catalog.searchSeries(...search)),
    searchPeople: searchOf<PersonSummary>("people", (...search) => catalog.searchPeople(...search)),
  };
  return {
    ...searches,
    search: (type: SearchType, ...search: Parameters<typeof searches.searchMovies>): QueryOptions<SearchResultPage<SearchItem>> =>
      ({ movies: searches.searchMovies, tv: searches.searchSeries, people: searches.searchPeople })[type](...search),
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
  gcTime: limits.queries.freshMs,
});

export type SearchQueries = ReturnType<typeof searchQueries>;

export const useSearchQueries = () => useQueriesOf(searchQueries);
