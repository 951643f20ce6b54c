import { useQuery } from "@tanstack/react-query";
import { useQueriesOf } from "#app/data/use-queries-of.ts";
import type { TitleKey } from "#domain/title-key.ts";
import { sharedListQueries } from "#features/mine/shared-list-queries.ts";
import type { TitleInBatch } from "#features/saved/model/title-batch.ts";
import { type TitleBatches, useTitleBatches } from "#features/saved/store/title-batch-queries.ts";

export type SharedTitles = Omit<TitleBatches, "batches"> & { titles: ReadonlyMap<TitleKey, TitleInBatch>; missing: ReadonlySet<TitleKey> };

/** What the server has stored comes with the document. The browser requests the rest, in two batches at most. */
export function useSharedTitles(keys: readonly TitleKey[]): SharedTitles {
  const { storedTitles } = useQueriesOf(sharedListQueries);
  const stored = useQuery({ ...storedTitles(keys), enabled: false }).data;
  const { batches, ...state } = useTitleBatches(stored ? stored.pending : keys);
  const loaded = stored ? [stored, ...batches] : batches;
  return {
    ...state,
    titles: new Map(loaded.flatMap(({ titles }) => titles.map((title) => [title.key, title] as const))),
    missing: new Set(loaded.flatMap(({ missing }) => missing)),
  };
}
