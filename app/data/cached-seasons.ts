import { useQuery, useQueryClient } from "@tanstack/react-query";
import { containsEpisode } from "#domain/season-range.ts";
import type { Season } from "#domain/series.ts";
import { seasonKey, useSeriesQueries } from "./series-queries.ts";

/**
 * A season around an episode. Another episode of a season that is known already asks nobody: an answer that holds it will do,
 * with its own age. `wanted` is false while it is not known which season to ask for.
 */
export function useSeason(id: number, seasonNumber: number, episode: number | null, wanted: boolean) {
  const client = useQueryClient();
  const known = () =>
    client
      .getQueryCache()
      .findAll({ queryKey: seasonKey(id, seasonNumber) })
      .map(({ state }) => ({ data: state.data as Season | null | undefined, updatedAt: state.dataUpdatedAt }))
      .find(({ data }) => data === null || (data !== undefined && containsEpisode(data, episode)));
  return useQuery({
    ...useSeriesQueries().season(id, seasonNumber, episode),
    enabled: wanted,
    initialData: () => known()?.data,
    initialDataUpdatedAt: () => known()?.updatedAt,
  });
}
