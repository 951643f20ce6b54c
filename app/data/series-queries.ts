import type { CallOptions, Catalog } from "#domain/catalog.ts";
import { withLanguage } from "#domain/language.ts";
import { limits } from "#domain/limits.ts";
import { type Notice, notices } from "#domain/notices.ts";
import type { Page } from "#domain/page.ts";
import type { Season, Series, SeriesSummary } from "#domain/series.ts";
import { genreList, type TitleList } from "#domain/title-list.ts";
import { seriesPlaceholder } from "./placeholder-titles.ts";
import type { QueryOptions } from "./query.ts";
import { extrasKeys, listGcMs, seriesListsKey } from "./query-keys.ts";
import type { ShownSeriesExtras } from "./shown-extras.ts";
import { useQueriesOf } from "./use-queries-of.ts";

/** The common prefix of the query keys of a season, around whichever episode. */
export const seasonKey = (id: number, seasonNumber: number) => ["series", id, `season-${seasonNumber}`] as const;

export function seriesQueries(catalog: Catalog, call?: CallOptions) {
  const list = (name: TitleList, page: number, failure: Notice): QueryOptions<Page<SeriesSummary>> => ({
    queryKey: [seriesListsKey, name, page],
    queryFn: () => catalog.seriesList(name, page, call),
    meta: { failures: [failure] },
    gcTime: listGcMs,
  });
  return {
    /** Those of the home page's panel. */
    trendingSeries: (): QueryOptions<SeriesSummary[]> => ({
      queryKey: [seriesListsKey, "trending"],
      queryFn: async () => (await catalog.seriesList("trending", 1, call)).items.slice(0, limits.home.trendingSeries),
      meta: { failures: [notices.trendingSeries] },
    }),
    popularSeries: (page = 1) => list("popular", page, notices.popularSeries),
    topRatedSeries: (page = 1) => list("top-rated", page, notices.topRatedSeries),
    seriesByGenre: (genreId: number, page = 1) => list(genreList(genreId), page, notices.genreSeries),
    series: (id: number) =>
      ({
        queryKey: ["series", id, "details"],
        queryFn: async () => {
          const series = await catalog.series(id, call);
          return series && withLanguage(series);
        },
        meta: { failures: [notices.series] },
        placeholder: seriesPlaceholder(id),
      }) satisfies QueryOptions<Series | null>,
    /** Around an episode (`null`: the first), because a long season is sent in ranges. */
    season: (id: number, seasonNumber: number, episode: number | null): QueryOptions<Season | null> => ({
      queryKey: [...seasonKey(id, seasonNumber), episode ?? "first"],
      queryFn: () => catalog.season(id, seasonNumber, { ...call, around: episode }),
      meta: { failures: [notices.season] },
    }),
    /** Without a notice for the cast: "get-tv-credits failure is logged and treated as no data" (specification.md, section 8). */
    seriesExtras: (id: number): QueryOptions<ShownSeriesExtras> => ({
      queryKey: [extrasKeys.series, id],
      queryFn: async () => {
        const [{ shownSeriesExtras }, extras] = await Promise.all([import("./shown-extras.ts"), catalog.seriesExtras(id, call)]);
        return shownSeriesExtras(extras);
      },
      meta: { failures: [notices.reviews, notices.similarSeries] },
    }),
  };
}

export const useSeriesQueries = () => useQueriesOf(seriesQueries);
