import type { ScreenName } from "#app/route.ts";

/** A mounted screen, the keys of the history entries that it has shown, and its current or last context. */
export type StackEntry<Context> = { id: number; screen: ScreenName; keys: readonly string[]; context: Context };

/** The mounted screens in the order in which they were opened. `shownId`: the visible one. */
export type StackState<Context> = { entries: readonly StackEntry<Context>[]; shownId: number };

/** A history entry that has become current. `key`: the router's. */
export type Navigation<Context> = { key: string; screen: ScreenName; isPop: boolean; context: Context };

/** Their player would go on playing while the screen is hidden. */
const hasPlayer = ({ screen }: { screen: ScreenName }): boolean => screen === "movie" || screen === "series";

/** Back and Forward return to the mounted screen that showed the entry. A click within the shown screen stays on it. */
function existingEntry<Context>({ entries, shownId }: StackState<Context>, { key, screen, isPop }: Navigation<Context>): StackEntry<Context> | undefined {
  const former = isPop ? entries.find((entry) => entry.keys.includes(key)) : undefined;
  return former ?? entries.find((entry) => entry.id === shownId && entry.screen === screen);
}

export function initialStack<Context>({ key, screen, context }: Navigation<Context>): StackState<Context> {
  return { entries: [{ id: 0, screen, keys: [key], context }], shownId: 0 };
}

/** @param maxHidden how many hidden screens stay mounted for Back and Forward; the oldest are dropped */
export function stackAfter<Context>(stack: StackState<Context>, navigation: Navigation<Context>, maxHidden: number): StackState<Context> {
  const { key, screen, context } = navigation;
  const existing = existingEntry(stack, navigation);
  const shownId = existing?.id ?? Math.max(...stack.entries.map(({ id }) => id)) + 1;
  const keys = [...new Set([...(existing?.keys ?? []), key])];
  const hidden = stack.entries.filter((entry) => entry.id !== shownId && !hasPlayer(entry));
  const retained = hidden.slice(Math.max(0, hidden.length - maxHidden));
  return { entries: [...retained, { id: shownId, screen, keys, context }].toSorted((a, b) => a.id - b.id), shownId };
}
