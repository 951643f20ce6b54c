import { withLanguage } from "#domain/language.ts";
import { limits } from "#domain/limits.ts";
import { notices } from "#domain/notices.ts";
import type { Ask } from "#domain/query.ts";
import type { Season, Series, SeriesSummary } from "#domain/series.ts";
import { genreList } from "#domain/title-list.ts";
import { titleQueries } from "#domain/title-queries.ts";
import { listOptions } from "./list-options.ts";
import { seriesPlaceholder } from "./placeholder-titles.ts";
import type { QueryOptions } from "./query.ts";
import { extrasKeys, seriesListsKey } from "./query-keys.ts";
import type { ShownSeriesExtras } from "./shown-extras.ts";
import { useQueriesOf } from "./use-queries-of.ts";

/** The common prefix of the query keys of a season, around whichever episode. */
export const seasonKey = (id: number, seasonNumber: number) => ["series", id, `season-${seasonNumber}`] as const;

export function seriesQueries(ask: Ask) {
  const list = listOptions(ask, seriesListsKey, titleQueries.seriesList);
  return {
    /** Those of the home page's panel. */
    trendingSeries: (): QueryOptions<SeriesSummary[]> => ({
      queryKey: [seriesListsKey, "trending"],
      queryFn: async () => (await ask(titleQueries.seriesList, ["trending", 1])).items.slice(0, limits.home.trendingSeries),
      meta: { failures: [notices.trendingSeries] },
    }),
    popularSeries: (page = 1) => list("popular", page, notices.popularSeries),
    topRatedSeries: (page = 1) => list("top-rated", page, notices.topRatedSeries),
    seriesByGenre: (genreId: number, page = 1) => list(genreList(genreId), page, notices.genreSeries),
    series: (id: number) =>
      ({
        queryKey: ["series", id, "details"],
        queryFn: async () => {
          const series = await ask(titleQueries.series, [id]);
          return series && withLanguage(series);
        },
        meta: { failures: titleQueries.series.failures },
        placeholder: seriesPlaceholder(id),
      }) satisfies QueryOptions<Series | null>,
    /** Around an episode (`null`: the first), because a long season is sent in ranges. */
    season: (id: number, seasonNumber: number, episode: number | null): QueryOptions<Season | null> => ({
      queryKey: [...seasonKey(id, seasonNumber), episode ?? "first"],
      queryFn: () => ask(titleQueries.season, [id, seasonNumber], { around: episode }),
      meta: { failures: titleQueries.season.failures },
    }),
    seriesExtras: (id: number): QueryOptions<ShownSeriesExtras> => ({
      queryKey: [extrasKeys.series, id],
      queryFn: async () => {
        const [{ shownSeriesExtras }, extras] = await Promise.all([import("./shown-extras.ts"), ask(titleQueries.seriesExtras, [id])]);
        return shownSeriesExtras(extras);
      },
      meta: { failures: titleQueries.seriesExtras.failures },
    }),
  };
}

export const useSeriesQueries = () => useQueriesOf(seriesQueries);
