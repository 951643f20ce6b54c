import { LRUCache } from "lru-cache";
import type { TitleHint } from "#domain/title-hint.ts";
import { singleFlight } from "#server/async/single-flight.ts";
import type { Leases } from "#server/cluster/leases.ts";
import { sharedSingleFlight } from "#server/cluster/shared-single-flight.ts";
import type { Store, StoreTable } from "#server/store/store.ts";
import type { Priority } from "#server/upstream/priority.ts";
import { type Row, storedRows } from "./stored-rows.ts";

/** One answer of the provider: where it is kept (`null`: in memory alone), how long it is fresh, how it is loaded. */
export type CacheQuery<T> = {
  table: StoreTable | null;
  key: string;
  freshMs: number;
  load: (priority: Priority) => Promise<T | null>;
  /** The titles in it that "Did you mean" may offer from then on. */
  titlesIn?: (value: T) => TitleHint[];
};

export type ReadThroughCache = <T>(priority: Priority, keep: CacheQuery<T>) => Promise<T | null>;

/** `leases`: where other nodes share the store, one of them loads a key; without it this process is alone. */
type Parts = { store: Store; leases?: Leases | undefined; now?: () => number; onError: (error: unknown) => void };

const rowsInMemory = 2000;
/** How long "the provider does not know this" is believed. Cached in memory alone: random ids must not fill the store. */
const absentFreshMs = 5 * 60 * 1000;

/**
 * Memory, then store, then provider; one flight per key. What the provider says is stored before it is returned, what it withdraws forgotten.
 * A store that fails is passed over and reported, never shown to a visitor.
 */
export function createReadThroughCache({ store, leases, now = Date.now, onError }: Parts): ReadThroughCache {
  const rows = storedRows(store, onError);
  const hot = new LRUCache<string, Row>({ max: rowsInMemory });
  const flight = singleFlight<Row>();
  const reading = singleFlight<Row | null>();
  /** For whom the provider is being asked. */
  const asking = new Map<string, Priority>();

  const isFresh = (row: Row, freshMs: number): boolean => now() - row.fetchedAt < (row.value === null ? absentFreshMs : freshMs);

  const ask = async <T>(name: string, keep: CacheQuery<T>, priority: Priority, before: Row | null): Promise<Row> => {
    const fetchedAt = now();
    asking.set(name, priority);
    const value = await keep.load(priority).finally(() => asking.delete(name));
    await rows.write(keep, { value, fetchedAt });
    if (value === null && before) await rows.remove(keep);
    if (value !== null && keep.titlesIn) await rows.writeTitles(keep.titlesIn(value));
    return { value, fetchedAt };
  };

  const askTogether = <T>(shared: Leases, name: string, keep: CacheQuery<T>, run: () => Promise<Row>): Promise<Row> => {
    const stored = async (): Promise<Row | null> => {
      const row = await rows.read(keep, { newest: true });
      return row && isFresh(row, keep.freshMs) ? row : null;
    };
    const outcomeOf = ({ value }: Row) => (value === null ? "absent" : "stored");
    return sharedSingleFlight(shared, { key: name, stored, load: run, outcomeOf, absent: () => ({ value: null, fetchedAt: now() }) }, onError);
  };

  const load = <T>(name: string, keep: CacheQuery<T>, priority: Priority, before: Row | null): Promise<Row> =>
    // A visitor shares the provider's call with what is fetched ahead, not its failure where there was no room for it.
    flight(priority === "speculative" ? `ahead ${name}` : name, async () => {
      const run = () => ask(name, keep, priority, before);
      const row = await (leases && keep.table ? askTogether(leases, name, keep, run) : run());
      hot.set(name, row);
      return row;
    });

  /** A visitor who comes to a refresh that waits for its call: asked once more, the provider's client gives that same call a visitor's place. */
  const hasten = <T>(name: string, keep: CacheQuery<T>): void => {
    if (asking.get(name) !== "refresh") return;
    asking.set(name, "visitor");
    // Whoever asked first hears of a failure.
    keep.load("visitor").catch(() => undefined);
  };

  /** A store that was too busy to answer at first (a node that has just started) may have what the provider now refuses. */
  const lookAgain = async <T>(name: string, keep: CacheQuery<T>, error: unknown): Promise<Row> => {
    const row = await rows.read(keep);
    if (row === null) throw error;
    hot.set(name, row);
    return row;
  };

  return async <T>(priority: Priority, keep: CacheQuery<T>): Promise<T | null> => {
    const name = `${keep.table ?? "memory"}:${keep.key}`;
    const row = hot.get(name) ?? (await reading(name, () => rows.read(keep)));
    if (!row && priority === "visitor") hasten(name, keep);
    if (!row) return (await load(name, keep, priority, null).catch((error: unknown) => lookAgain(name, keep, error))).value as T | null;
    hot.set(name, row);
    if (isFresh(row, keep.freshMs)) return row.value as T | null;
    const refreshed = load(name, keep, "refresh", row.value === null ? null : row).catch((error: unknown) => {
      onError(error);
      return row;
    });
    return (priority === "refresh" ? await refreshed : row).value as T | null;
  };
}
