import type { CallOptions, Catalog } from "#domain/catalog.ts";
import { collectionQueries } from "./collection-queries.ts";
import { creditQueries } from "./credit-queries.ts";
import { discoverQueries } from "./discover-queries.ts";
import { hereQueries } from "./here-queries.ts";
import { movieQueries } from "./movie-queries.ts";
import { personQueries } from "./person-queries.ts";
import { searchQueries } from "./search-queries.ts";
import { seriesQueries } from "./series-queries.ts";
import { sharedListQueries } from "./shared-list-queries.ts";

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
