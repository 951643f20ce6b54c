import { useQuery } from "@tanstack/react-query";
import { useQueriesOf } from "#app/data/use-queries-of.ts";
import { limits } from "#domain/limits.ts";
import type { TitleKey } from "#domain/title-key.ts";
import { sharedListQueries } from "#features/mine/shared-list-queries.ts";
import type { TitleBatch, TitleInBatch } from "#features/saved/model/title-batch.ts";
import { useHasMorePending, useTitleBatch } from "#features/saved/store/title-batch-queries.ts";

export type SharedTitles = {
  titles: ReadonlyMap<TitleKey, TitleInBatch>;
  missing: ReadonlySet<TitleKey>;
  /** Also while the server loads some that it did not have. */
  isLoading: boolean;
  /** After a failure. */
  retry: (() => void) | null;
};

const isPresent = (batch: TitleBatch | undefined): batch is TitleBatch => batch !== undefined;

/** What the server has stored comes with the document. The browser requests the rest, in two batches at most. */
export function useSharedTitles(keys: readonly TitleKey[]): SharedTitles {
  const { storedTitles } = useQueriesOf(sharedListQueries);
  const stored = useQuery({ ...storedTitles(keys), enabled: false }).data;
  const rest = stored ? stored.pending : keys;
  const [first, second] = [rest.slice(0, limits.titleBatch), rest.slice(limits.titleBatch)];
  const batches = [useTitleBatch(first), useTitleBatch(second)];
  const hasMorePending = useHasMorePending();
  const loaded = [stored, ...batches.map(({ data }) => data)].filter(isPresent);
  const failed = batches.filter(({ isError, fetchStatus }) => isError && fetchStatus === "idle");
  return {
    titles: new Map(loaded.flatMap(({ titles }) => titles.map((title) => [title.key, title] as const))),
    missing: new Set(loaded.flatMap(({ missing }) => missing)),
    // A batch without titles is pending for good.
    isLoading: batches.some(({ isPending, fetchStatus }) => isPending && fetchStatus !== "idle") || hasMorePending(first) || hasMorePending(second),
    retry: failed.length > 0 ? () => void Promise.all(failed.map(({ refetch }) => refetch())) : null,
  };
}
