import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Season } from "#domain/series.ts";
import { containsEpisode } from "#features/titles/model/season-range.ts";
import { seasonKey, useSeriesQueries } from "./series-queries.ts";

/** A season around an episode. Cached data of the season that contains the episode is used with its own age, without a request. */
export function useSeason(id: number, seasonNumber: number, episode: number | null, enabled: boolean) {
  const client = useQueryClient();
  const cached = () =>
    client
      .getQueryCache()
      .findAll({ queryKey: seasonKey(id, seasonNumber) })
      .map(({ state }) => ({ data: state.data as Season | null | undefined, updatedAt: state.dataUpdatedAt }))
      .find(({ data }) => data === null || (data !== undefined && containsEpisode(data, episode)));
  return useQuery({
    ...useSeriesQueries().season(id, seasonNumber, episode),
    enabled,
    initialData: () => cached()?.data,
    initialDataUpdatedAt: () => cached()?.updatedAt,
  });
}
