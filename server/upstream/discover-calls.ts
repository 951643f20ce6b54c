import type { DiscoverType } from "#domain/addresses.ts";
import type { Language } from "#domain/languages.ts";
import { limits } from "#domain/limits.ts";
import type { MovieSummary } from "#domain/movie.ts";
import type { Page } from "#domain/page.ts";
import type { CallOptions } from "#domain/query.ts";
import type { SeriesSummary } from "#domain/series.ts";
import type { DiscoverFilters } from "#features/discover/model/discover-filters.ts";
import { discoverCallParameters } from "./discover-parameters.ts";
import type { Get } from "./get.ts";
import { clean } from "./list-calls.ts";
import { moviesIn, pageOf, seriesIn } from "./page-schemas.ts";
import { languageParameter } from "./text-in-language.ts";

export type DiscoverCalls = {
  discoverMovies(filters: DiscoverFilters, options?: CallOptions): Promise<Page<MovieSummary>>;
  discoverSeries(filters: DiscoverFilters, options?: CallOptions): Promise<Page<SeriesSummary>>;
};

/** `now`: "Newest" ends today. `ratingFloor`: votes that a title needs to be ranked by rating. */
export type DiscoverOptions = { now?: () => Date; ratingFloor?: Record<DiscoverType, number> };

export function discoverCalls(get: Get, { now = () => new Date(), ratingFloor = limits.discover.ratingFloor }: DiscoverOptions): DiscoverCalls {
  const parametersOf = (filters: DiscoverFilters, language: Language | undefined) => ({
    ...discoverCallParameters(filters, { today: now().toISOString().slice(0, 10), ratingFloor }),
    ...clean,
    ...languageParameter(language),
  });
  return {
    discoverMovies: async (filters, options) =>
      pageOf(filters.page, await get(moviesIn(options?.language), "/discover/movie", parametersOf(filters, options?.language), options)),
    discoverSeries: async (filters, options) =>
      pageOf(filters.page, await get(seriesIn(options?.language), "/discover/tv", parametersOf(filters, options?.language), options)),
  };
}
