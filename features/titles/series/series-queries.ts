import { useMemo } from "react";
import { useAsk } from "#app/data/ask-context.tsx";
import type { QueryOptions } from "#app/data/query.ts";
import { extrasKeys } from "#app/data/query-keys.ts";
import { useLanguage } from "#app/words/use-words.tsx";
import { withLanguage } from "#domain/language.ts";
import type { Language } from "#domain/languages.ts";
import type { Ask } from "#domain/query.ts";
import type { Season, Series } from "#domain/series.ts";
import { titleQueries } from "#features/titles/model/queries.ts";
import type { ShownSeriesExtras } from "#features/titles/model/shown-extras.ts";
import { seriesPlaceholder } from "#features/titles/placeholder-titles.ts";

/** The common prefix of the query keys of a season, around whichever episode. */
export const seasonKey = (id: number, seasonNumber: number) => ["series", id, `season-${seasonNumber}`] as const;

/** `language`: in which languages and countries are named. */
export const seriesQueries = (ask: Ask, language: Language | undefined) => ({
  series: (id: number) =>
    ({
      queryKey: ["series", id, "details"],
      queryFn: async () => {
        const series = await ask(titleQueries.series, [id]);
        return series && withLanguage(series, language);
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
      const [{ shownSeriesExtras }, extras] = await Promise.all([import("#features/titles/model/shown-extras.ts"), ask(titleQueries.seriesExtras, [id])]);
      return shownSeriesExtras(extras, language);
    },
    meta: { failures: titleQueries.seriesExtras.failures },
  }),
});

export function useSeriesQueries() {
  const ask = useAsk();
  const language = useLanguage();
  return useMemo(() => seriesQueries(ask, language), [ask, language]);
}
