import { LRUCache } from "lru-cache";
import type { TitleName } from "#domain/inventory.ts";
import type { CallOptions, Priority } from "#domain/query.ts";
import { singleFlight } from "#server/async/single-flight.ts";
import type { Cluster } from "#server/cluster/cluster.ts";
import { clockToleranceMs } from "#server/store/store.ts";
import type { CacheQuery } from "./cache-query.ts";
import { rowLoader } from "./row-loader.ts";
import type { Row, StoredRows } from "./stored-rows.ts";

export type ReadThroughCache = <T>(query: CacheQuery<T>, options?: CallOptions) => Promise<T | null>;

type Deps = {
  rows: StoredRows;
  cluster?: Pick<Cluster, "singleFlight"> | undefined;
  now?: () => number;
  /** Gets the names in each row that is read or loaded. */
  onNames?: (names: readonly TitleName[]) => void;
  onError: (error: unknown) => void;
};

/** In characters of JSON: a row has 20,000, that of a well-known film 100,000, a hostile provider's up to 2,000,000. In memory it takes two to three times as many bytes. */
const memoryLimits = { rows: 2000, characters: 24_000_000 };
/** How long a 404 of the provider is cached. In memory alone: random ids would fill the store. */
const absentFreshMs = 5 * 60 * 1000;

/** A name has one query, so a row under it has that query's type, whichever caller cached it. */
const typed = <T>(row: Row<unknown>): Row<T> => row as Row<T>;

/** Reads memory, then the store, then the provider. A stale row is returned at once and refreshed in the background. With `cachedOnly`, `null` if neither has a row. */
export function createReadThroughCache({ rows, cluster, now = Date.now, onNames, onError }: Deps): ReadThroughCache {
  const memory = new LRUCache<string, Row<unknown>>({
    max: memoryLimits.rows,
    maxSize: memoryLimits.characters,
    sizeCalculation: ({ characters }) => characters,
  });
  const reading = singleFlight<Row<unknown> | null>();
  /** A row from the future is stale: after a wrong clock is set right it would else stay until then. */
  const isFresh = (row: Row<unknown>, freshMs: number): boolean => {
    const ageMs = now() - row.fetchedAt;
    return ageMs >= -clockToleranceMs && ageMs < (row.value === null ? absentFreshMs : freshMs);
  };
  const { load, hasten } = rowLoader({ rows, cluster, now, isFresh, onError });

  const remember = <T>(name: string, { namesIn }: CacheQuery<T>, untyped: Row<unknown>): Row<T> => {
    memory.set(name, untyped);
    const row = typed<T>(untyped);
    if (onNames && namesIn && row.value !== null) onNames(namesIn(row.value));
    return row;
  };
  const readStore = async <T>(name: string, query: CacheQuery<T>): Promise<Row<T> | null> => {
    const row = query.row && (await rows.read(query.row, query.key));
    return row && remember(name, query, row);
  };
  const loadRow = async <T>(name: string, query: CacheQuery<T>, priority: Priority): Promise<Row<T>> =>
    remember(name, query, await load(name, query, priority));

  const loadMissing = async <T>(name: string, query: CacheQuery<T>, priority: Priority): Promise<Row<T>> => {
    if (priority === "visitor") hasten(name, query);
    try {
      return await loadRow(name, query, priority);
    } catch (error) {
      // A store that was too busy for the first read may have the row after all.
      const row = await readStore(name, query);
      if (row === null) throw error;
      return row;
    }
  };

  return async <T>(query: CacheQuery<T>, { priority = "visitor", cachedOnly, beforeLoad }: CallOptions = {}): Promise<T | null> => {
    const name = `${query.row?.table ?? "memory"}:${query.key}`;
    const cached = memory.get(name) ?? (await reading(name, () => readStore(name, query)));
    if (!cached) {
      if (cachedOnly) return null;
      beforeLoad?.();
      return (await loadMissing(name, query, priority)).value;
    }
    const row = typed<T>(cached);
    if (cachedOnly || isFresh(row, query.freshMs)) return row.value;
    const refreshed = loadRow(name, query, "refresh").catch((error: unknown) => {
      onError(error);
      return row;
    });
    return priority === "refresh" ? (await refreshed).value : row.value;
  };
}
