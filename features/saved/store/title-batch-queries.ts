import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { useAsk } from "#app/data/ask-context.tsx";
import { limits } from "#domain/limits.ts";
import type { TitleKey } from "#domain/title-key.ts";
import { savedQueries } from "#features/saved/model/queries.ts";
import type { TitleBatch, TitleInBatch } from "#features/saved/model/title-batch.ts";

/** How often titles that were pending are requested again, and after what pause. */
const again = { requests: 4, everyMs: 5000 };

const morePendingMs = ({ data, dataUpdateCount }: { data: TitleBatch | undefined; dataUpdateCount: number }): number | false =>
  data && data.pending.length > 0 && dataUpdateCount <= again.requests ? again.everyMs : false;

const batchOf = (keys: readonly TitleKey[]): TitleKey[] => keys.slice(0, limits.titleBatch).toSorted();
const queryKeyOf = (requested: readonly TitleKey[], region?: string): readonly string[] => ["titles", ...(region === undefined ? [] : [region]), ...requested];

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

const inTwo = (keys: readonly TitleKey[]) => [keys.slice(0, limits.titleBatch), keys.slice(limits.titleBatch)] as const;

/** What has arrived of two batches at most. */
export function useLoadedTitles(keys: readonly TitleKey[], region?: string): readonly TitleInBatch[] {
  const [first, second] = inTwo(keys);
  const { data: one } = useTitleBatch(first, region);
  const { data: other } = useTitleBatch(second, region);
  return useMemo(() => [one, other].flatMap((batch) => batch?.titles ?? []), [one, other]);
}

export type TitleBatches = {
  batches: readonly TitleBatch[];
  /** Also while the server loads some titles that it did not have. */
  isLoading: boolean;
  /** After a failure. */
  retry: (() => void) | null;
};

/** Two batches at most, for a page that is made of them. */
export function useTitleBatches(keys: readonly TitleKey[], region?: string): TitleBatches {
  const client = useQueryClient();
  const [first, second] = inTwo(keys);
  const results = [useTitleBatch(first, region), useTitleBatch(second, region)] as const;
  const [{ data: one }, { data: other }] = results;
  const failed = results.filter(({ isError, fetchStatus }) => isError && fetchStatus === "idle");
  const hasMorePending = (part: readonly TitleKey[]): boolean => {
    const state = client.getQueryState<TitleBatch>(queryKeyOf(batchOf(part), region));
    return state !== undefined && morePendingMs(state) !== false;
  };
  return {
    batches: useMemo(() => [one, other].flatMap((batch) => batch ?? []), [one, other]),
    // A batch without titles is pending for good.
    isLoading: results.some(({ isPending, fetchStatus }) => isPending && fetchStatus !== "idle") || hasMorePending(first) || hasMorePending(second),
    retry: failed.length > 0 ? () => void Promise.all(failed.map(({ refetch }) => refetch())) : null,
  };
}
