import { withLanguage } from "#domain/language.ts";
import type { Ask } from "#domain/query.ts";
import type { Season, Series } from "#domain/series.ts";
import { titleQueries } from "#domain/title-queries.ts";
import { seriesPlaceholder } from "./placeholder-titles.ts";
import type { QueryOptions } from "./query.ts";
import { extrasKeys } from "./query-keys.ts";
import type { ShownSeriesExtras } from "./shown-extras.ts";
import { useQueriesOf } from "./use-queries-of.ts";

/** The common prefix of the query keys of a season, around whichever episode. */
export const seasonKey = (id: number, seasonNumber: number) => ["series", id, `season-${seasonNumber}`] as const;

export const seriesQueries = (ask: Ask) => ({
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
});

export const useSeriesQueries = () => useQueriesOf(seriesQueries);
