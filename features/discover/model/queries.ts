import { withSearch } from "#domain/addresses.ts";
import type { MovieSummary } from "#domain/movie.ts";
import { notices } from "#domain/notices.ts";
import type { Page } from "#domain/page.ts";
import { type Query, query } from "#domain/query.ts";
import type { SeriesSummary } from "#domain/series.ts";
import { discoverParameters } from "./discover-address.ts";
import type { DiscoverFilters } from "./discover-filters.ts";
import { isFound, type Reference, type ReferenceQuery } from "./reference.ts";

function discoverApiPath(filters: DiscoverFilters): string {
  const parameters = discoverParameters(filters);
  // The path says it.
  parameters.delete("type");
  return withSearch(`/api/discover/${filters.type}`, parameters);
}

/** The others are the same everywhere. */
const isRegional = ({ kind }: ReferenceQuery): boolean => kind === "certification" || isFound(kind, "in a region");

function referencesApiPath(query: ReferenceQuery): string {
  const { kind, type, region, text, ids } = query;
  return withSearch(
    `/api/references/${kind}`,
    new URLSearchParams({ ...(isRegional(query) && { type, region }), ...(text && { q: text }), ...(ids && { ids: ids.join(",") }) }),
  );
}

const discoverQuery = <T>(name: string, kind: "movies" | "series"): Query<[filters: DiscoverFilters], Page<T>> => ({
  name,
  address: discoverApiPath,
  failures: [notices.discover],
  contains: { items: kind },
});

export const discoverQueries = {
  /** Films by filters whose `type` is "movies". */
  discoverMovies: discoverQuery<MovieSummary>("discoverMovies", "movies"),
  /** Series by filters whose `type` is "tv". */
  discoverSeries: discoverQuery<SeriesSummary>("discoverSeries", "series"),
  /** What filters choose from. Unknown ids are left out. An addition: a failure is not shown. */
  references: query<[query: ReferenceQuery], Reference[]>({ name: "references", address: referencesApiPath, failures: [] }),
};
