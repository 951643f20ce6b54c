import { type CacheQuery, createReadThroughCache } from "#server/catalog/read-through-cache.ts";
import { memoryStore } from "./memory-store.ts";

export const freshMs = 60_000;
/** When the clock stands still at first. */
export const start = 1_790_000_000_000;

/** The catalog's memory over a store that can be looked into and broken; `open` forgets what is in memory alone, as a restart does. */
export function openCache() {
  const clock = { nowMs: start };
  const errors: unknown[] = [];
  const memory = memoryStore();
  const open = () => createReadThroughCache({ store: memory.store, now: () => clock.nowMs, onError: (error) => void errors.push(error) });
  return { ...memory, clock, errors, open, kept: open() };
}

export const queryOf = <T>(load: CacheQuery<T>["load"], facts: Partial<CacheQuery<T>> = {}): CacheQuery<T> => ({
  table: "movies",
  key: "19",
  freshMs,
  load,
  ...facts,
});

/** A provider that says this at once. */
export const says =
  <T>(value: T) =>
  async () =>
    value;

export const down = () => Promise.reject(new Error("the provider is down"));
