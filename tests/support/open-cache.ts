import { type CacheQuery, createReadThroughCache } from "#server/catalog/read-through-cache.ts";
import { memoryStore } from "./memory-store.ts";

export const freshMs = 60_000;
/** The time of the stopped clock. */
export const startMs = 1_790_000_000_000;

/** The read-through cache over a store that a test can inspect and break; `open` starts with an empty memory, as a restart does. */
export function openCache() {
  const clock = { nowMs: startMs };
  const errors: unknown[] = [];
  const memory = memoryStore();
  const open = () => createReadThroughCache({ store: memory.store, now: () => clock.nowMs, onError: (error) => void errors.push(error) });
  return { ...memory, clock, errors, open, cached: open() };
}

export const queryOf = <T>(load: CacheQuery<T>["load"], overrides: Partial<CacheQuery<T>> = {}): CacheQuery<T> => ({
  table: "movies",
  key: "19",
  freshMs,
  load,
  ...overrides,
});

/** A load that resolves at once. */
export const returns =
  <T>(value: T) =>
  async () =>
    value;

export const down = () => Promise.reject(new Error("the provider is down"));
