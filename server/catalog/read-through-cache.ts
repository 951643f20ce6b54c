import { LRUCache } from "lru-cache";
import type { CallOptions, Priority } from "#domain/catalog.ts";
import type { TitleHint } from "#domain/title-hint.ts";
import { singleFlight } from "#server/async/single-flight.ts";
import type { Leases } from "#server/cluster/leases.ts";
import { sharedSingleFlight } from "#server/cluster/shared-single-flight.ts";
import type { Store, StoreTable } from "#server/store/store.ts";
import { type Row, storedRows } from "./stored-rows.ts";

/** One call of the provider and where its result is stored; without a `table` in memory alone. */
export type CacheQuery<T> = {
  table: StoreTable | null;
  key: string;
  freshMs: number;
  /** Returns `null` if the provider answers 404. */
  load: (options: { priority: Priority }) => Promise<T | null>;
  /** Titles to store for "Did you mean". */
  titlesIn?: (value: T) => TitleHint[];
};

export type ReadThroughCache = <T>(query: CacheQuery<T>, options?: CallOptions) => Promise<T | null>;

/** `leases`: of the nodes that share the store, one loads a key. */
type Deps = { store: Store; leases?: Leases | undefined; now?: () => number; onError: (error: unknown) => void };

const maxRowsInMemory = 2000;
/** How long a 404 of the provider is cached. In memory alone: random ids would fill the store. */
const absentFreshMs = 5 * 60 * 1000;

/**
 * Reads memory, then the store, then the provider; one flight per key. Stale rows are returned at once and refreshed in the background.
 * A failing store is logged and passed over.
 */
export function createReadThroughCache({ store, leases, now = Date.now, onError }: Deps): ReadThroughCache {
  const rows = storedRows(store, onError);
  const memory = new LRUCache<string, Row>({ max: maxRowsInMemory });
  const loadFlight = singleFlight<Row>();
  const readFlight = singleFlight<Row | null>();
  /** The priorities of the provider's pending calls. */
  const pending = new Map<string, Priority>();

  const isFresh = (row: Row, freshMs: number): boolean => now() - row.fetchedAt < (row.value === null ? absentFreshMs : freshMs);

  const fetchRow = async <T>(name: string, query: CacheQuery<T>, priority: Priority, stale: Row | null): Promise<Row> => {
    const fetchedAt = now();
    pending.set(name, priority);
    const value = await query.load({ priority }).finally(() => pending.delete(name));
    await rows.write(query, { value, fetchedAt });
    if (value === null && stale) await rows.remove(query);
    if (value !== null && query.titlesIn) await rows.writeTitles(query.titlesIn(value));
    return { value, fetchedAt };
  };

  const fetchOnOneNode = <T>(shared: Leases, name: string, query: CacheQuery<T>, load: () => Promise<Row>): Promise<Row> => {
    const stored = async (): Promise<Row | null> => {
      const row = await rows.read(query, { newest: true });
      return row && isFresh(row, query.freshMs) ? row : null;
    };
    const outcomeOf = ({ value }: Row) => (value === null ? "absent" : "stored");
    return sharedSingleFlight(shared, { key: name, stored, load, outcomeOf, absent: () => ({ value: null, fetchedAt: now() }) }, onError);
  };

  const load = <T>(name: string, query: CacheQuery<T>, priority: Priority, stale: Row | null): Promise<Row> =>
    // Apart from visitors' flights: a prefetch that is refused must not fail a visitor. The transport merges their calls.
    loadFlight(priority === "speculative" ? `speculative ${name}` : name, async () => {
      const fetch = () => fetchRow(name, query, priority, stale);
      const row = await (leases && query.table ? fetchOnOneNode(leases, name, query, fetch) : fetch());
      memory.set(name, row);
      return row;
    });

  /** Raises a queued refresh to a visitor's priority: the transport merges a second call for the same address into the first. */
  const hasten = <T>(name: string, query: CacheQuery<T>): void => {
    if (pending.get(name) !== "refresh") return;
    pending.set(name, "visitor");
    // The refresh reports the failure.
    query.load({ priority: "visitor" }).catch(() => undefined);
  };

  /** A store that was too busy for the first read may have the row after all. */
  const rereadAfter = async <T>(error: unknown, name: string, query: CacheQuery<T>): Promise<Row> => {
    const row = await rows.read(query);
    if (row === null) throw error;
    memory.set(name, row);
    return row;
  };

  return async <T>(query: CacheQuery<T>, { priority = "visitor" }: CallOptions = {}): Promise<T | null> => {
    const name = `${query.table ?? "memory"}:${query.key}`;
    const row = memory.get(name) ?? (await readFlight(name, () => rows.read(query)));
    if (!row && priority === "visitor") hasten(name, query);
    if (!row) return (await load(name, query, priority, null).catch((error: unknown) => rereadAfter(error, name, query))).value as T | null;
    memory.set(name, row);
    if (isFresh(row, query.freshMs)) return row.value as T | null;
    const refreshed = load(name, query, "refresh", row.value === null ? null : row).catch((error: unknown) => {
      onError(error);
      return row;
    });
    return (priority === "refresh" ? await refreshed : row).value as T | null;
  };
}
