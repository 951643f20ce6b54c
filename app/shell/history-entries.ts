import type { ScreenName } from "#app/pages.ts";

/** One stay on a screen: the history entries that it showed in turn, by the router's keys, and where it is or was last. */
export type HistoryEntry<Place> = { id: number; screen: ScreenName; keys: readonly string[]; place: Place };

/** In the order in which they began. `shown`: the id of the one that is seen. */
export type HistoryEntries<Place> = { all: readonly HistoryEntry<Place>[]; shown: number };

export type Arrival<Place> = { key: string; screen: ScreenName; isPop: boolean; place: Place };

/** A player would play on unseen. */
const hasPlayer = (screen: ScreenName): boolean => screen === "movie" || screen === "series";

/** Back and Forward lead to the screen that had the entry, as long as it is kept; a click within a screen stays on it. */
function entryOf<Place>({ all, shown }: HistoryEntries<Place>, { key, screen, isPop }: Arrival<Place>): HistoryEntry<Place> | undefined {
  const had = isPop ? all.find((visit) => visit.keys.includes(key)) : undefined;
  return had ?? all.find((visit) => visit.id === shown && visit.screen === screen);
}

export function firstEntry<Place>({ key, screen, place }: Arrival<Place>): HistoryEntries<Place> {
  return { all: [{ id: 0, screen, keys: [key], place }], shown: 0 };
}

/** @param mostWaiting how many screens besides the shown one wait for Back and Forward */
export function entriesAfter<Place>(visits: HistoryEntries<Place>, arrival: Arrival<Place>, mostWaiting: number): HistoryEntries<Place> {
  const { key, screen, place } = arrival;
  const known = entryOf(visits, arrival);
  const shown = known?.id ?? Math.max(...visits.all.map(({ id }) => id)) + 1;
  const keys = [...new Set([...(known?.keys ?? []), key])];
  const waiting = visits.all.filter(({ id, screen: own }) => id !== shown && !hasPlayer(own));
  const kept = waiting.slice(Math.max(0, waiting.length - mostWaiting));
  return { all: [...kept, { id: shown, screen, keys, place }].toSorted((a, b) => a.id - b.id), shown };
}
