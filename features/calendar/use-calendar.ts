import { useMemo } from "react";
import { useVisitorRegion } from "#app/data/visitor-region.ts";
import type { TitleKey } from "#domain/title-key.ts";
import type { SavedDocuments } from "#features/saved/model/saved-documents.ts";
import { useTitleBatches } from "#features/saved/store/title-batch-queries.ts";
import { type CalendarEntry, calendarEntries } from "./model/calendar-entries.ts";
import { calendarTitles } from "./model/calendar-titles.ts";

export type Calendar = {
  /** The titles that it is made of, the latest first. */
  keys: readonly TitleKey[];
  entries: readonly CalendarEntry[];
  /** The country whose days they are. */
  region: string;
  /** Some titles have not arrived, nor failed. */
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
  const { batches, isLoading: isIncomplete, retry } = useTitleBatches(keys, region);
  const entries = useMemo(() => {
    const titles = batches.flatMap((batch) => batch.titles);
    return calendarEntries(titles, today);
  }, [batches, today]);
  const pending = batches.reduce((sum, batch) => sum + batch.pending.length, 0);
  return { keys, entries, region, isIncomplete, notLoaded: isIncomplete ? 0 : pending, retry };
}
