import type { Catalog } from "#domain/catalog.ts";
import { rangeAround } from "#domain/season-range.ts";
import type { SeriesSummary } from "#domain/series.ts";
import type { Priority } from "#server/upstream/priority.ts";
import type { SeriesDetails } from "#server/upstream/series-schemas.ts";
import type { CatalogDeps } from "./catalog-deps.ts";
import { freshFor } from "./fresh-for.ts";
import { seriesListKeys } from "./list-keys.ts";
import { orAbsent } from "./null-on-404.ts";
import { seriesHints } from "./title-hints.ts";

type SeriesHalf = Pick<Catalog, "trendingSeries" | "popularSeries" | "topRatedSeries" | "seriesByGenre" | "series" | "season" | "seriesExtras">;

/** A series and its extras are one row and one call of the provider; each season is its own. */
export function seriesCatalog({ provider, kept, priority }: CatalogDeps): SeriesHalf {
  const list = async (key: string, load: (priority: Priority) => Promise<SeriesSummary[]>): Promise<SeriesSummary[]> =>
    (await kept(priority, { table: "answers", key, freshMs: freshFor.list, load, titlesIn: seriesHints })) ?? [];
  const details = (id: number): Promise<SeriesDetails | null> =>
    kept(priority, {
      table: "tv_series",
      key: String(id),
      freshMs: freshFor.details,
      load: (priority) => orAbsent(provider.seriesDetails(id, { priority })),
      titlesIn: ({ series, extras }) => seriesHints([series, ...extras.similar]),
    });

  return {
    trendingSeries: () => list(seriesListKeys.trending, (priority) => provider.trendingSeries({ priority })),
    popularSeries: () => list(seriesListKeys.popular, (priority) => provider.popularSeries({ priority })),
    topRatedSeries: () => list(seriesListKeys.topRated, (priority) => provider.topRatedSeries({ priority })),
    seriesByGenre: (genreId) => list(seriesListKeys.genre(genreId), (priority) => provider.seriesByGenre(genreId, { priority })),
    series: async (id) => (await details(id))?.series ?? null,
    season: async (seriesId, seasonNumber, around) => {
      const season = await kept(priority, {
        table: "answers",
        key: `season:${seriesId}:${seasonNumber}`,
        freshMs: freshFor.details,
        load: (priority) => orAbsent(provider.season(seriesId, seasonNumber, { priority })),
      });
      return season && around !== undefined ? rangeAround(season, around) : season;
    },
    seriesExtras: async (id) => (await details(id))?.extras ?? null,
  };
}
