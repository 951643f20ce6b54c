import type { DiscoverType } from "#domain/addresses.ts";
import { limits } from "#domain/limits.ts";
import type { MovieSummary } from "#domain/movie.ts";
import type { Page } from "#domain/page.ts";
import type { CallOptions } from "#domain/query.ts";
import type { SeriesSummary } from "#domain/series.ts";
import type { DiscoverFilters } from "#features/discover/model/discover-filters.ts";
import { discoverCallParameters } from "./discover-parameters.ts";
import { clean } from "./list-calls.ts";
import type { GetPage } from "./list-pages.ts";
import { moviesIn, seriesIn } from "./page-schemas.ts";

export type DiscoverCalls = {
  discoverMovies(filters: DiscoverFilters, options?: CallOptions): Promise<Page<MovieSummary>>;
  discoverSeries(filters: DiscoverFilters, options?: CallOptions): Promise<Page<SeriesSummary>>;
};

/** `now`: "Newest" ends today. `ratingFloor`: votes that a title needs to be ranked by rating. */
export type DiscoverOptions = { now?: () => Date; ratingFloor?: Record<DiscoverType, number> };

export function discoverCalls(getPage: GetPage, { now = () => new Date(), ratingFloor = limits.discover.ratingFloor }: DiscoverOptions): DiscoverCalls {
  const parametersOf = (filters: DiscoverFilters) => ({
    ...discoverCallParameters(filters, { today: now().toISOString().slice(0, 10), ratingFloor }),
    ...clean,
  });
  return {
    discoverMovies: (filters, options) =>
      getPage(moviesIn(options?.language), { path: "/discover/movie", parameters: parametersOf(filters) }, filters.page, options),
    discoverSeries: (filters, options) =>
      getPage(seriesIn(options?.language), { path: "/discover/tv", parameters: parametersOf(filters) }, filters.page, options),
  };
}
