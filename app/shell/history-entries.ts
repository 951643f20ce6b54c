/** A visit to a screen: the keys of the history entries that it has shown, and its current or last location. */
export type Visit<Place> = { id: number; screen: string; keys: readonly string[]; place: Place };

/** Visits in the order in which they began. `shown`: the id of the visible one. */
export type HistoryEntries<Place> = { all: readonly Visit<Place>[]; shown: number };

/** A history entry that has become current. `key`: the router's. */
export type Arrival<Place> = { key: string; screen: string; isPop: boolean; place: Place };

/** A hidden player would go on playing. */
const hasPlayer = (screen: string): boolean => screen === "movie" || screen === "series";

/** Back and Forward return to the visit that showed the entry, while it is retained; a click within a screen stays on its visit. */
function existingVisit<Place>({ all, shown }: HistoryEntries<Place>, { key, screen, isPop }: Arrival<Place>): Visit<Place> | undefined {
  const former = isPop ? all.find((visit) => visit.keys.includes(key)) : undefined;
  return former ?? all.find((visit) => visit.id === shown && visit.screen === screen);
}

export function firstEntry<Place>({ key, screen, place }: Arrival<Place>): HistoryEntries<Place> {
  return { all: [{ id: 0, screen, keys: [key], place }], shown: 0 };
}

/** @param maxHidden how many screens are retained for Back and Forward besides the visible one */
export function entriesAfter<Place>(entries: HistoryEntries<Place>, arrival: Arrival<Place>, maxHidden: number): HistoryEntries<Place> {
  const { key, screen, place } = arrival;
  const existing = existingVisit(entries, arrival);
  const shown = existing?.id ?? Math.max(...entries.all.map(({ id }) => id)) + 1;
  const keys = [...new Set([...(existing?.keys ?? []), key])];
  const hidden = entries.all.filter((visit) => visit.id !== shown && !hasPlayer(visit.screen));
  const retained = hidden.slice(Math.max(0, hidden.length - maxHidden));
  return { all: [...retained, { id: shown, screen, keys, place }].toSorted((a, b) => a.id - b.id), shown };
}
