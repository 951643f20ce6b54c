import { useMemo } from "react";
import { useVisitorRegion } from "#app/data/visitor-region.ts";
import { limits } from "#domain/limits.ts";
import type { TitleKey } from "#domain/title-key.ts";
import type { SavedDocuments } from "#features/saved/model/saved-documents.ts";
import { useHasMorePending, useTitleBatch } from "#features/saved/store/title-batch-queries.ts";
import { type CalendarEntry, calendarEntries } from "./model/calendar-entries.ts";
import { calendarTitles } from "./model/calendar-titles.ts";

export type Calendar = {
  /** The titles that it is made of, the latest first. */
  keys: readonly TitleKey[];
  entries: readonly CalendarEntry[];
  /** The country whose days they are. */
  region: string;
  /** Nothing has arrived yet. */
  isLoading: boolean;
  /** Also while the server loads some titles that it did not have. */
  isIncomplete: boolean;
  /** Titles that the server could not load. */
  notLoaded: number;
  /** After a failure. */
  retry: (() => void) | null;
};

/** What is to come of the device's titles, by two requests at most. */
export function useCalendar(documents: SavedDocuments, today: string): Calendar {
  const region = useVisitorRegion();
  const keys = useMemo(() => calendarTitles(documents, today), [documents, today]);
  const [first, second] = [keys.slice(0, limits.titleBatch), keys.slice(limits.titleBatch)];
  const batches = [useTitleBatch(first, region), useTitleBatch(second, region)] as const;
  const hasMorePending = useHasMorePending();
  const [{ data: one }, { data: other }] = batches;
  const entries = useMemo(() => calendarEntries([...(one?.titles ?? []), ...(other?.titles ?? [])], today), [one, other, today]);
  const failed = batches.filter(({ isError, fetchStatus }) => isError && fetchStatus === "idle");
  const isIncomplete =
    batches.some(({ isPending, fetchStatus }) => isPending && fetchStatus !== "idle") || hasMorePending(first, region) || hasMorePending(second, region);
  return {
    ...{ keys, entries, region, isIncomplete },
    isLoading: isIncomplete && entries.length === 0,
    notLoaded: isIncomplete ? 0 : (one?.pending.length ?? 0) + (other?.pending.length ?? 0),
    retry: failed.length > 0 ? () => void Promise.all(failed.map(({ refetch }) => refetch())) : null,
  };
}
