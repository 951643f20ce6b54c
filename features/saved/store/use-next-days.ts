import { useMemo } from "react";
import { useVisitorRegion } from "#app/data/visitor-region.ts";
import type { TitleKey } from "#domain/title-key.ts";
import type { ComingDay } from "#features/saved/model/coming-day.ts";
import { useLoadedTitles } from "./title-batch-queries.ts";

/** The next episode of each series among the titles, for their cards: of the first two hundred of them. */
export function useNextDays(keys: readonly TitleKey[]): ReadonlyMap<TitleKey, ComingDay> {
  const loaded = useLoadedTitles(
    keys.filter((key) => key.startsWith("tv:")),
    useVisitorRegion(),
  );
  return useMemo(() => new Map(loaded.flatMap(({ key, coming: [next] = [] }) => (next ? [[key, next] as const] : []))), [loaded]);
}
