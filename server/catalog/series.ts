import type { CallOptions, Catalog } from "#domain/catalog.ts";
import { rangeAround } from "#domain/season-range.ts";
import type { TitleList } from "#domain/title-list.ts";
import { type SeriesDetails, storedSeason, storedSeriesDetails } from "#server/upstream/series-schemas.ts";
import type { CatalogDeps } from "./catalog-deps.ts";
import { freshFor } from "./fresh-for.ts";
import { pageKey, seriesListRow } from "./list-keys.ts";
import { peopleNames, seriesNames, storedSeries } from "./listed-names.ts";
import { nullOn404 } from "./null-on-404.ts";
import { titlePages } from "./title-pages.ts";

type SeriesMethods = Pick<Catalog, "seriesList" | "series" | "season" | "seriesExtras">;

/** A series and its extras are one row and one call of the provider; each season is its own. */
export function seriesCatalog({ provider, cache }: CatalogDeps): SeriesMethods {
  const details = (id: number, options?: CallOptions): Promise<SeriesDetails | null> =>
    cache(
      {
        row: { table: "tv_series", schema: storedSeriesDetails, belongs: ({ series }) => series.id === id },
        key: String(id),
        freshMs: freshFor.details,
        load: (call) => nullOn404(provider.seriesDetails(id, call)),
        titlesIn: ({ series, extras }) => storedSeries([series, ...extras.similar]),
        namesIn: ({ series, extras }) => [...seriesNames([series, ...extras.similar]), ...peopleNames(extras.credits)],
      },
      options,
    );

  return {
    seriesList: titlePages({
      keyOf: (list: TitleList, page) => pageKey("series", list, page),
      cache,
      row: seriesListRow,
      load: provider.seriesList,
      titlesOf: storedSeries,
      namesOf: seriesNames,
    }),
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
