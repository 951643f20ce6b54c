import type { CallOptions, Catalog } from "#domain/catalog.ts";
import { rangeAround } from "#domain/season-range.ts";
import type { SeriesSummary } from "#domain/series.ts";
import { type SeriesDetails, storedSeason, storedSeriesDetails } from "#server/upstream/series-schemas.ts";
import type { CacheQuery } from "./cache-query.ts";
import type { CatalogDeps } from "./catalog-deps.ts";
import { freshFor } from "./fresh-for.ts";
import { seriesListKeys, seriesListRow } from "./list-keys.ts";
import { nullOn404 } from "./null-on-404.ts";
import { seriesHints } from "./title-hints.ts";

type SeriesMethods = Pick<Catalog, "trendingSeries" | "popularSeries" | "topRatedSeries" | "seriesByGenre" | "series" | "season" | "seriesExtras">;

/** A series and its extras are one row and one call of the provider; each season is its own. */
export function seriesCatalog({ provider, cache }: CatalogDeps): SeriesMethods {
  const list = async (key: string, load: CacheQuery<SeriesSummary[]>["load"], options?: CallOptions): Promise<SeriesSummary[]> =>
    (await cache({ row: seriesListRow, key, freshMs: freshFor.list, load, titlesIn: seriesHints }, options)) ?? [];
  const details = (id: number, options?: CallOptions): Promise<SeriesDetails | null> =>
    cache(
      {
        row: { table: "tv_series", schema: storedSeriesDetails, belongs: ({ series }) => series.id === id },
        key: String(id),
        freshMs: freshFor.details,
        load: (call) => nullOn404(provider.seriesDetails(id, call)),
        titlesIn: ({ series, extras }) => seriesHints([series, ...extras.similar]),
      },
      options,
    );

  return {
    trendingSeries: (options) => list(seriesListKeys.trending, provider.trendingSeries, options),
    popularSeries: (options) => list(seriesListKeys.popular, provider.popularSeries, options),
    topRatedSeries: (options) => list(seriesListKeys.topRated, provider.topRatedSeries, options),
    seriesByGenre: (genreId, options) => list(seriesListKeys.genre(genreId), (call) => provider.seriesByGenre(genreId, call), options),
    series: async (id, options) => (await details(id, options))?.series ?? null,
    season: async (seriesId, seasonNumber, options) => {
      const season = await cache(
        {
          row: { table: "answers", schema: storedSeason, belongs: ({ season_number }) => season_number === seasonNumber },
          key: `season:${seriesId}:${seasonNumber}`,
          freshMs: freshFor.details,
          load: (call) => nullOn404(provider.season(seriesId, seasonNumber, call)),
        },
        options,
      );
      return season && options?.around !== undefined ? rangeAround(season, options.around) : season;
    },
    seriesExtras: async (id, options) => (await details(id, options))?.extras ?? null,
  };
}
