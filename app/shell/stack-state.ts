/** A visit to a screen: the keys of the history entries that it has shown, and its current or last location. */
export type Visit<Place> = { id: number; screen: string; keys: readonly string[]; place: Place };

/** Visits in the order in which they began. `shown`: the id of the visible one. */
export type StackState<Place> = { all: readonly Visit<Place>[]; shown: number };

/** A history entry that has become current. `key`: the router's. */
export type Navigation<Place> = { key: string; screen: string; isPop: boolean; place: Place };

/** A hidden player would go on playing. */
const hasPlayer = (screen: string): boolean => screen === "movie" || screen === "series";

/** Back and Forward return to the visit that showed the entry, while it is retained; a click within a screen stays on its visit. */
function existingVisit<Place>({ all, shown }: StackState<Place>, { key, screen, isPop }: Navigation<Place>): Visit<Place> | undefined {
  const former = isPop ? all.find((visit) => visit.keys.includes(key)) : undefined;
  return former ?? all.find((visit) => visit.id === shown && visit.screen === screen);
}

export function initialStack<Place>({ key, screen, place }: Navigation<Place>): StackState<Place> {
  return { all: [{ id: 0, screen, keys: [key], place }], shown: 0 };
}

/** @param maxHidden how many screens are retained for Back and Forward besides the visible one */
export function stackAfter<Place>(entries: StackState<Place>, arrival: Navigation<Place>, maxHidden: number): StackState<Place> {
  const { key, screen, place } = arrival;
  const existing = existingVisit(entries, arrival);
  const shown = existing?.id ?? Math.max(...entries.all.map(({ id }) => id)) + 1;
  const keys = [...new Set([...(existing?.keys ?? []), key])];
  const hidden = entries.all.filter((visit) => visit.id !== shown && !hasPlayer(visit.screen));
  const retained = hidden.slice(Math.max(0, hidden.length - maxHidden));
  return { all: [...retained, { id: shown, screen, keys, place }].toSorted((a, b) => a.id - b.id), shown };
}
