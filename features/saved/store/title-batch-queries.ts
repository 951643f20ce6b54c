import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useAsk } from "#app/data/ask-context.tsx";
import { limits } from "#domain/limits.ts";
import type { TitleKey } from "#domain/title-key.ts";
import { savedQueries } from "#features/saved/model/queries.ts";
import type { TitleBatch } from "#features/saved/model/title-batch.ts";

/** How often titles that were pending are requested again, and after what pause. */
const again = { requests: 4, everyMs: 5000 };

const morePendingMs = ({ data, dataUpdateCount }: { data: TitleBatch | undefined; dataUpdateCount: number }): number | false =>
  data && data.pending.length > 0 && dataUpdateCount <= again.requests ? again.everyMs : false;

const batchOf = (keys: readonly TitleKey[]): TitleKey[] => keys.slice(0, limits.titleBatch).toSorted();
const queryKeyOf = (requested: readonly TitleKey[], region?: string): readonly string[] => ["titles", ...(region === undefined ? [] : [region]), ...requested];

/** Whether titles of a batch are pending and will be requested again. For a component that renders with the batch. */
export function useHasMorePending(): (keys: readonly TitleKey[], region?: string) => boolean {
  const client = useQueryClient();
  return (keys, region) => {
    const state = client.getQueryState<TitleBatch>(queryKeyOf(batchOf(keys), region));
    return state !== undefined && morePendingMs(state) !== false;
  };
}

/** What the server has of titles on the device, at most `limits.titleBatch` of them; with `region`, what is still to come of them as well. */
export function useTitleBatch(keys: readonly TitleKey[], region?: string) {
  const ask = useAsk();
  const requested = batchOf(keys);
  return useQuery({
    queryKey: queryKeyOf(requested, region),
    queryFn: ({ signal }: { signal: AbortSignal }) => ask(savedQueries.titles, [requested], { signal, ...(region !== undefined && { region }) }),
    // What the device has stored is shown without it.
    meta: { failures: [] },
    enabled: requested.length > 0,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => morePendingMs(state),
  });
}
