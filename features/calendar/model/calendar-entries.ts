import { type ComingDay, type ComingMark, inOrderOfDays, isToCome } from "#features/saved/model/coming-day.ts";
import type { SavedTitle } from "#features/saved/model/saved-title.ts";
import type { TitleInBatch } from "#features/saved/model/title-batch.ts";

/** A title on a day. `until`: the number of the last episode, if several come on that day. */
export type CalendarEntry = Pick<ComingDay, "date" | "episode" | "release"> & { title: SavedTitle; marks: ComingMark[]; until?: number };

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): [key: string, items: Item[]][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups];
}

const marksIn = (days: readonly ComingDay[]): ComingMark[] => days.flatMap(({ mark }) => mark ?? []);

/** Episodes of one season on one day are one entry. */
function entriesOfTitle(title: TitleInBatch): CalendarEntry[] {
  return grouped(title.coming ?? [], ({ date, episode }) => `${date} ${episode?.season}`).map(([, days]) => {
    const [{ date, episode, release } = { date: "" }] = days;
    const until = days.length > 1 ? days.at(-1)?.episode?.episode : undefined;
    return { date, title, marks: marksIn(days), ...(episode && { episode }), ...(release !== undefined && { release }), ...(until !== undefined && { until }) };
  });
}

/** From `today` on, "YYYY-MM-DD", by their days. */
export const calendarEntries = (titles: readonly TitleInBatch[], today: string): CalendarEntry[] =>
  titles
    .flatMap(entriesOfTitle)
    .filter(({ date }) => isToCome(date, today))
    .toSorted((a, b) => (a.date === b.date ? (a.title.key < b.title.key ? -1 : 1) : inOrderOfDays(a, b)));

/** The entries of one day, month or year, whichever is known; "" of no date. */
export type CalendarDay = { date: string; entries: CalendarEntry[] };
/** `period`: "2026-12", "2027", or "" of no date. */
export type CalendarPeriod = { period: string; days: CalendarDay[] };

/** In the order of the entries. */
export function calendarPeriods(entries: readonly CalendarEntry[]): CalendarPeriod[] {
  const days = grouped(entries, ({ date }) => date).map(([date, ofDay]) => ({ date, entries: ofDay }));
  return grouped(days, ({ date }) => date.slice(0, "YYYY-MM".length)).map(([period, ofPeriod]) => ({ period, days: ofPeriod }));
}

/** A month's entries by their days. */
export const entriesOfMonth = (entries: readonly CalendarEntry[], month: string): CalendarDay[] =>
  calendarPeriods(entries).find(({ period }) => period === month)?.days ?? [];
