import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { isoDay } from "#domain/calendar-date.ts";
import type { DatedEpisode } from "#features/saved/model/seen-episodes.ts";
import { airingOn } from "#features/titles/model/airing.ts";
import { useSeriesQueries } from "./series-queries.ts";

/** The last episode of a series that has aired; `null` until the page's facts have loaded. */
export function useLastAired(seriesId: number): DatedEpisode | null {
  const { data, dataUpdatedAt } = useQuery(useSeriesQueries().seriesExtras(seriesId));
  const last = data && airingOn(isoDay(dataUpdatedAt), data.facts).last;
  return useMemo(() => (last ? { season: last.season_number, episode: last.episode_number, air_date: last.air_date } : null), [last]);
}
