import { LRUCache } from "lru-cache";
import type { TitleHint } from "#domain/title-hint.ts";
import { oneFlight } from "#server/one-flight.ts";
import type { Leases } from "#server/store/leases.ts";
import type { ReadOptions, Store, StoreTable } from "#server/store/store.ts";
import type { Priority } from "#server/upstream/priority.ts";
import { sharedLoad } from "./shared-load.ts";

/**
 * A visitor is never kept waiting for what is there, however old, nor a browser that fetches ahead for one; a refresh wants the newest and
 * takes the old one on failure.
 */
export type Patience = Priority;

/** One answer of the provider: where it is kept (`null`: in memory alone), how long it is fresh, how it is loaded. */
export type Keep<T> = {
  table: StoreTable | null;
  key: string;
  freshMs: number;
  load: (priority: Priority) => Promise<T | null>;
  /** The titles in it that "Did you mean" may offer from then on. */
  titlesIn?: (value: T) => TitleHint[];
};

export type Kept = <T>(patience: Patience, keep: Keep<T>) => Promise<T | null>;

/** `leases`: where other nodes share the store, one of them loads a key; without it this process is alone. */
type Parts = { store: Store; leases?: Leases | undefined; now?: () => number; hotRows?: number; onError: (error: unknown) => void };
type Row = { value: unknown; fetchedAt: number };

/** How long "the provider does not know this" is believed. Kept in memory alone: random ids must not fill the store. */
const absentFreshMs = 5 * 60 * 1000;

/**
 * Memory, then store, then provider; one flight per key. What the provider says is stored before it is returned, what it withdraws forgotten.
 * A store that fails is passed over and reported, never shown to a visitor.
 */
export function createKept({ store, leases, now = Date.now, hotRows = 2000, onError }: Parts): Kept {
  const hot = new LRUCache<string, Row>({ max: hotRows });
  const flight = oneFlight<Row>();
  const reading = oneFlight<Row | null>();

  const fromStore = async (table: StoreTable | null, key: string, options?: ReadOptions): Promise<Row | null> => {
    if (table === null) return null;
    try {
      const row = await store.read(table, key, options);
      return row && { value: JSON.parse(row.body) as unknown, fetchedAt: row.fetchedAt };
    } catch (error) {
      onError(error);
      return null;
    }
  };

  const toStore = async (table: StoreTable | null, key: string, row: Row): Promise<void> => {
    if (table === null || row.value === null) return;
    await store.write(table, key, { body: JSON.stringify(row.value), fetchedAt: row.fetchedAt }).catch(onError);
  };

  const isFresh = (row: Row, freshMs: number): boolean => now() - row.fetchedAt < (row.value === null ? absentFreshMs : freshMs);

  const ask = async <T>(keep: Keep<T>, priority: Priority, before: Row | null): Promise<Row> => {
    const fetchedAt = now();
    const row = { value: await keep.load(priority), fetchedAt };
    await toStore(keep.table, keep.key, row);
    if (row.value === null && before && keep.table) await store.remove(keep.table, keep.key).catch(onError);
    if (row.value !== null && keep.titlesIn) await store.writeTitles(keep.titlesIn(row.value as T)).catch(onError);
    return row;
  };

  const askTogether = <T>(shared: Leases, name: string, keep: Keep<T>, run: () => Promise<Row>): Promise<Row> => {
    const stored = async (): Promise<Row | null> => {
      const row = await fromStore(keep.table, keep.key, { newest: true });
      return row && isFresh(row, keep.freshMs) ? row : null;
    };
    const outcomeOf = ({ value }: Row) => (value === null ? "absent" : "stored");
    return sharedLoad(shared, { key: name, stored, load: run, outcomeOf, absent: () => ({ value: null, fetchedAt: now() }) }, onError);
  };

  const load = <T>(name: string, keep: Keep<T>, priority: Priority, before: Row | null): Promise<Row> =>
    // A visitor shares the provider's call with what is fetched ahead, not its failure where there was no room for it.
    flight(priority === "speculative" ? `ahead ${name}` : name, async () => {
      const run = () => ask(keep, priority, before);
      const row = await (leases && keep.table ? askTogether(leases, name, keep, run) : run());
      hot.set(name, row);
      return row;
    });

  /** A store that was too busy to answer at first (a node that has just started) may have what the provider now refuses. */
  const lookAgain = async <T>(name: string, keep: Keep<T>, error: unknown): Promise<Row> => {
    const row = await fromStore(keep.table, keep.key);
    if (row === null) throw error;
    hot.set(name, row);
    return row;
  };

  return async <T>(patience: Patience, keep: Keep<T>): Promise<T | null> => {
    const name = `${keep.table ?? "memory"}:${keep.key}`;
    const row = hot.get(name) ?? (await reading(name, () => fromStore(keep.table, keep.key)));
    if (!row) return (await load(name, keep, patience, null).catch((error: unknown) => lookAgain(name, keep, error))).value as T | null;
    hot.set(name, row);
    if (isFresh(row, keep.freshMs)) return row.value as T | null;
    const refreshed = load(name, keep, "refresh", row.value === null ? null : row).catch((error: unknown) => {
      onError(error);
      return row;
    });
    return (patience === "refresh" ? await refreshed : row).value as T | null;
  };
}
