import { z } from "zod";
import type { CacheQuery } from "#server/catalog/cache-query.ts";
import { createReadThroughCache } from "#server/catalog/read-through-cache.ts";
import { type RowType, type StoredRows, storedRows } from "#server/catalog/stored-rows.ts";
import type { Store, StoreTable } from "#server/store/store.ts";
import { memoryStore } from "./memory-store.ts";

export const freshMs = 60_000;
/** The time of the stopped clock. */
export const startMs = 1_790_000_000_000;

/** A kind of row whose schema accepts everything. */
export const anyRow = <T>(table: StoreTable = "movies"): RowType<T> => ({ table, schema: z.custom<T>() });

/** The rows of a store, with what they log. */
export function rowsOf(store: Store): StoredRows & { errors: unknown[]; warnings: string[] } {
  const errors: unknown[] = [];
  const warnings: string[] = [];
  const rows = storedRows({ store, onError: (error) => void errors.push(error), warn: (message) => void warnings.push(message) });
  return { ...rows, errors, warnings };
}

/** The read-through cache over a store that a test can inspect and break; `open` starts with an empty memory, as a restart does. */
export function openCache() {
  const clock = { nowMs: startMs };
  const memory = memoryStore();
  const { errors, warnings, ...rows } = rowsOf(memory.store);
  const open = () => createReadThroughCache({ rows, now: () => clock.nowMs, onError: (error) => void errors.push(error) });
  return { ...memory, clock, errors, warnings, open, cached: open() };
}

export const queryOf = <T>(load: CacheQuery<T>["load"], overrides: Partial<CacheQuery<T>> = {}): CacheQuery<T> => ({
  row: anyRow(),
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
