import type { CallOptions, Catalog } from "#domain/catalog.ts";
import { hereQueries } from "#features/browse/here-queries.ts";
import { discoverQueries } from "#features/discover/discover-queries.ts";
import { sharedListQueries } from "#features/mine/shared-list-queries.ts";
import { personQueries } from "#features/people/person-queries.ts";
import { searchQueries } from "#features/search/search-queries.ts";
import { collectionQueries } from "#features/titles/collection/collection-queries.ts";
import { creditQueries } from "#features/titles/credits/credit-queries.ts";
import { movieQueries } from "./data/movie-queries.ts";
import { seriesQueries } from "./data/series-queries.ts";

export type Queries = ReturnType<typeof allQueries>;

/** All queries, for the server's rendering and for prefetches. A screen imports the module of its own noun. */
export function allQueries(catalog: Catalog, call?: CallOptions) {
  return {
    ...movieQueries(catalog, call),
    ...seriesQueries(catalog, call),
    ...personQueries(catalog, call),
    ...collectionQueries(catalog, call),
    ...creditQueries(catalog, call),
    ...searchQueries(catalog, call),
    ...discoverQueries(catalog, call),
    ...hereQueries(catalog, call),
    ...sharedListQueries(catalog, call),
  };
}
