import type { QueryOptions } from "#app/data/query.ts";
import { movieListsKey, seriesListsKey } from "#app/data/query-keys.ts";
import { useQueriesOf } from "#app/data/use-queries-of.ts";
import type { CallOptions, Catalog } from "#domain/catalog.ts";
import type { MovieSummary } from "#domain/movie.ts";
import type { SeriesSummary } from "#domain/series.ts";

/** What can be watched here. The row that shows it says itself when it fails. */
export const hereQueries = (catalog: Catalog, call?: CallOptions) => ({
  moviesHere: (): QueryOptions<MovieSummary[]> => ({
    queryKey: [movieListsKey, "here"],
    queryFn: () => catalog.moviesHere(call),
    meta: { failures: [] },
  }),
  seriesHere: (): QueryOptions<SeriesSummary[]> => ({
    queryKey: [seriesListsKey, "here"],
    queryFn: () => catalog.seriesHere(call),
    meta: { failures: [] },
  }),
});

export const useHereQueries = () => useQueriesOf(hereQueries);
