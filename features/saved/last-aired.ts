import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useSeriesQueries } from "#app/data/series-queries.ts";
import type { DatedEpisode } from "./model/seen-episodes.ts";

/** The last episode of a series that has aired; `null` until the page's facts have loaded. */
export function useLastAired(seriesId: number): DatedEpisode | null {
  const last = useQuery(useSeriesQueries().seriesExtras(seriesId)).data?.facts.last_episode;
  return useMemo(() => (last ? { season: last.season_number, episode: last.episode_number, air_date: last.air_date } : null), [last]);
}
