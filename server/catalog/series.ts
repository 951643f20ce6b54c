import type { CallOptions } from "#domain/query.ts";
import { defaultRegion } from "#domain/region.ts";
import { withoutVotes } from "#domain/series.ts";
import type { Catalog } from "#features/catalog.ts";
import type { TitleList } from "#features/lists/model/title-list.ts";
import { rangeAround } from "#features/titles/model/season-range.ts";
import { playableVideos } from "#features/titles/model/video.ts";
import { storedSeriesCredits } from "#server/upstream/credit-calls.ts";
import { type SeriesDetails, storedSeriesDetails } from "#server/upstream/series-schemas.ts";
import type { CatalogDeps } from "./catalog-deps.ts";
import { freshFor } from "./fresh-for.ts";
import { inRegionOf } from "./in-region.ts";
import { pageKey } from "./list-keys.ts";
import { peopleNames, seriesNames, storedSeries, translatedNames } from "./listed-names.ts";
import { nullOn404 } from "./null-on-404.ts";
import { seasonCatalog } from "./seasons.ts";
import { seriesInLanguages } from "./sitemap-titles.ts";
import type { RowType } from "./stored-rows.ts";
import { ofSeries, titlePages } from "./title-pages.ts";
import { titleTranslation } from "./title-translation.ts";
import { originalPoster, seriesExtrasIn, seriesIn } from "./translated-title.ts";

type SeriesMethods = Pick<Catalog, "seriesList" | "series" | "season" | "seriesExtras" | "seriesInRegion" | "seriesCredits" | "guidePage">;

const row: RowType<SeriesDetails> = { table: "tv_series", schema: storedSeriesDetails, isOutdated: ({ regions }) => regions === null };

/** A series and its extras are one row and one call of the provider; each season and the whole credits are their own. */
const detailsIn =
  ({ provider, cache }: CatalogDeps) =>
  (id: number, options?: CallOptions): Promise<SeriesDetails | null> =>
    cache(
      {
        row: { ...row, belongs: ({ series }) => series.id === id },
        key: String(id),
        freshMs: freshFor.details,
        load: (call) => nullOn404(provider.seriesDetails(id, call)),
        titlesIn: ({ series, extras, translations }) => [
          ...storedSeries([series, ...extras.similar, ...extras.recommendations]),
          ...seriesInLanguages(series, translations),
        ],
        namesIn: ({ series, extras, translations }) => [
          ...seriesNames([series, ...extras.similar, ...extras.recommendations]),
          ...translatedNames("tv", series, translations),
          ...peopleNames(extras.credits),
        ],
      },
      options,
    );

export function seriesCatalog(deps: CatalogDeps): SeriesMethods {
  const { provider, cache, region = defaultRegion, trailers = true, translatedName = () => null } = deps;
  const seasons = seasonCatalog(deps);
  const details = detailsIn(deps);
  const translation = titleTranslation(deps, "tv");

  return {
    seriesList: titlePages({
      keyOf: (list: TitleList, page, language) => pageKey("series", list, page, language),
      cache,
      ...ofSeries,
      load: provider.seriesList,
    }),
    series: async (id, options) => {
      const row = await details(id, options);
      if (row === null) return null;
      const inLanguage = await translation(id, row.translations, options);
      const series = inLanguage ? seriesIn(row.series, inLanguage) : row.series;
      return { ...series, ...originalPoster(row.series, row.translations, series.poster_path), certification: inRegionOf(row.regions, region).certification };
    },
    season: async (seriesId, seasonNumber, options) => {
      const stored = await seasons.season(seriesId, seasonNumber, options);
      const season = stored && withoutVotes(stored);
      return season && options?.around !== undefined ? rangeAround(season, options.around) : season;
    },
    seriesExtras: async (id, options) => {
      const row = await details(id, options);
      if (row === null) return null;
      const inLanguage = await translation(id, row.translations, options);
      const extras = inLanguage ? seriesExtrasIn(row.extras, inLanguage, (other) => translatedName("tv", other, inLanguage.language)) : row.extras;
      return { ...extras, videos: playableVideos(extras.videos, trailers), inRegion: inRegionOf(row.regions, region) };
    },
    seriesInRegion: async (id, code, options) => {
      const row = await details(id, options);
      return row && inRegionOf(row.regions, code);
    },
    guidePage: async (seriesId, page, options) => {
      const row = await details(seriesId, options);
      return row && seasons.guidePage(row.series, page, options);
    },
    seriesCredits: (id, options) =>
      cache(
        {
          row: { table: "answers", schema: storedSeriesCredits },
          key: `credits:tv:${id}`,
          freshMs: freshFor.details,
          load: (call) => nullOn404(provider.seriesCredits(id, call)),
        },
        options,
      ),
  };
}
