import type { Catalog } from "#domain/catalog.ts";
import { movieQueries } from "./movie-queries.ts";
import { personQueries } from "./person-queries.ts";
import { searchQueries } from "./search-queries.ts";
import { seriesQueries } from "./series-queries.ts";

export type Queries = ReturnType<typeof allQueries>;

/** All that a page can ask, as values: the server and what is fetched ahead run them. A screen takes its own noun's alone. */
export function allQueries(catalog: Catalog) {
  return { ...movieQueries(catalog), ...seriesQueries(catalog), ...personQueries(catalog), ...searchQueries(catalog) };
}
