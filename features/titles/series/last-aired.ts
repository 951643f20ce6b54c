import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { DatedEpisode } from "#features/saved/model/seen-episodes.ts";
import { useSeriesQueries } from "./series-queries.ts";

/** The last episode of a series that has aired; `null` until the page's facts have loaded. */
export function useLastAired(seriesId: number): DatedEpisode | null {
  const last = useQuery(useSeriesQueries().seriesExtras(seriesId)).data?.facts.last_episode;
  return useMemo(() => (last ? { season: last.season_number, episode: last.episode_number, air_date: last.air_date } : null), [last]);
}
