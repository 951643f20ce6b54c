import type { Priority } from "#domain/query.ts";
import { singleFlight } from "#server/async/single-flight.ts";
import type { Cluster } from "#server/cluster/cluster.ts";
import type { CacheQuery } from "./cache-query.ts";
import type { Row, StoredRows } from "./stored-rows.ts";

/** `cluster`: of the nodes that share the store, one loads a key. */
type Deps = {
  rows: StoredRows;
  cluster: Pick<Cluster, "singleFlight"> | undefined;
  now: () => number;
  isFresh: (row: Row<unknown>, freshMs: number) => boolean;
  onError: (error: unknown) => void;
};

/** Loads rows from the provider, one flight per key, and stores them. */
export function rowLoader({ rows, cluster, now, isFresh, onError }: Deps) {
  const flight = singleFlight<Row<unknown>>();
  /** The priorities of the provider's pending calls. */
  const pending = new Map<string, Priority>();

  const fetchRow = async <T>(name: string, query: CacheQuery<T>, priority: Priority): Promise<Row<T>> => {
    const { row: type, key, titlesIn } = query;
    const fetchedAt = now();
    pending.set(name, priority);
    const value = await query.load({ priority }).finally(() => pending.delete(name));
    if (type && value === null) await rows.remove(type, key);
    const body = JSON.stringify(value);
    if (type && value !== null) await rows.write(type, key, { body, fetchedAt });
    if (titlesIn && value !== null) await rows.writeTitles(titlesIn(value));
    return { value, fetchedAt, characters: body.length };
  };

  const fetchOnOneNode = <T>(
    nodes: Pick<Cluster, "singleFlight">,
    name: string,
    { row: type, key, freshMs }: CacheQuery<T>,
    load: () => Promise<Row<T>>,
  ): Promise<Row<T>> => {
    const stored = async (): Promise<Row<T> | null> => {
      const row = type && (await rows.read(type, key, { newest: true }));
      return row && isFresh(row, freshMs) ? row : null;
    };
    const outcomeOf = ({ value }: Row<T>) => (value === null ? "absent" : "stored");
    return nodes.singleFlight({ key: name, stored, load, outcomeOf, absent: () => ({ value: null, fetchedAt: now(), characters: "null".length }) }, onError);
  };

  return {
    load: <T>(name: string, query: CacheQuery<T>, priority: Priority): Promise<Row<unknown>> =>
      // Apart from visitors' flights: a prefetch that is refused must not fail a visitor. The transport merges their calls.
      flight(priority === "speculative" ? `speculative ${name}` : name, () => {
        const fetch = () => fetchRow(name, query, priority);
        return cluster && query.row ? fetchOnOneNode(cluster, name, query, fetch) : fetch();
      }),

    /** Raises a queued call to a visitor's priority: the transport merges a second call for the same address into the first. */
    hasten: <T>(name: string, query: CacheQuery<T>): void => {
      const priority = pending.get(name);
      if (priority !== "refresh" && priority !== "excess") return;
      pending.set(name, "visitor");
      // The first call reports the failure.
      query.load({ priority: "visitor" }).catch(() => undefined);
    },
  };
}
