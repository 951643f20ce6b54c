import { useMemo } from "react";
import { useVisitorRegion } from "#app/data/visitor-region.ts";
import { limits } from "#domain/limits.ts";
import type { TitleKey } from "#domain/title-key.ts";
import type { ComingDay } from "#features/saved/model/coming-day.ts";
import { useTitleBatch } from "./title-batch-queries.ts";

/** The next episode of each series among the titles, for their cards: of the first hundred of them. */
export function useNextDays(keys: readonly TitleKey[]): ReadonlyMap<TitleKey, ComingDay> {
  const region = useVisitorRegion();
  const series = keys.filter((key) => key.startsWith("tv:"));
  const { data: first } = useTitleBatch(series.slice(0, limits.titleBatch), region);
  const { data: second } = useTitleBatch(series.slice(limits.titleBatch, 2 * limits.titleBatch), region);
  return useMemo(() => {
    const titles = [first, second].flatMap((batch) => batch?.titles ?? []);
    return new Map(titles.flatMap(({ key, coming: [next] = [] }) => (next ? [[key, next] as const] : [])));
  }, [first, second]);
}
