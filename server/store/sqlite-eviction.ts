import type { DatabaseSync } from "node:sqlite";
import { setImmediate as yieldToCalls } from "node:timers/promises";
import { isEvictable, unionOf } from "./eviction-sql.ts";
import { inTransaction } from "./sqlite-transaction.ts";
import { clockToleranceMs, type EvictableStore, maxAgeMs, type StoreSize, type StoreTable, storeTables } from "./store.ts";

type OldRow = { table: StoreTable; key: string | bigint; fetchedAt: bigint; bytes: bigint };

const earliest = -(2n ** 63n);

/** About a millisecond of work, which blocks the process. */
const batchRows = 20;

/** Each reads the indexes by age alone, which contain the bodies' sizes. */
export const evictionQueries = {
  size: `SELECT count(*) AS rows, coalesce(sum(bytes), 0) AS bytes FROM (${unionOf((table) => `SELECT octet_length(body) AS bytes FROM ${table}`)})`,
  oldest: `${unionOf(
    (table) => `SELECT '${table}' AS "table", key, fetched_at AS fetchedAt, octet_length(body) AS bytes FROM ${table}
      WHERE fetched_at >= ?1 AND ${isEvictable(table)}`,
  )} ORDER BY fetchedAt LIMIT ${batchRows}`,
} as const;

const outdated = (table: string, key: string, time: string): string =>
  `DELETE FROM ${table} WHERE ${key} IN (SELECT ${key} FROM ${table} WHERE ${time} < ? LIMIT ${batchRows})`;

export function sqliteEviction(database: DatabaseSync): Pick<EvictableStore, "evict" | "removeOutdated"> {
  const size = database.prepare(evictionQueries.size);
  const oldest = database.prepare(evictionQueries.oldest);
  // A damaged row may have a key or a time that no number holds.
  oldest.setReadBigInts(true);
  const deletions = new Map(storeTables.map((table) => [table, database.prepare(`DELETE FROM ${table} WHERE key = ? AND fetched_at = ?`)]));
  const ageDeletions = [...storeTables.map((table) => outdated(table, "key", "fetched_at")), outdated("titles", "row", "written_at")].map((sql) =>
    database.prepare(sql),
  );
  const removeOutdated = async (): Promise<number> => {
    const before = Date.now() - maxAgeMs;
    let removed = 0;
    for (const deletion of ageDeletions)
      while (database.isOpen) {
        const changes = Number(deletion.run(before).changes);
        removed += changes;
        if (changes < batchRows) break;
        await yieldToCalls();
      }
    return removed;
  };
  const oldestRows = (): OldRow[] => {
    const fromFuture = oldest.all(Date.now() + clockToleranceMs) as OldRow[];
    return fromFuture.length > 0 ? fromFuture : (oldest.all(earliest) as OldRow[]);
  };
  return {
    removeOutdated,
    evict: async (maxBytes) => {
      if (!database.isOpen) return { rows: 0, bytes: 0, evicted: 0 };
      const { rows, bytes } = size.get() as Omit<StoreSize, "evicted">;
      const state: StoreSize = { rows, bytes, evicted: 0 };
      const evictBatch = () => {
        for (const row of oldestRows()) {
          if (state.bytes <= maxBytes) return;
          deletions.get(row.table)?.run(row.key, row.fetchedAt);
          state.rows -= 1;
          state.bytes -= Number(row.bytes);
          state.evicted += 1;
        }
      };
      for (let before = -1; database.isOpen && state.bytes > maxBytes && state.evicted > before; ) {
        before = state.evicted;
        inTransaction(database, evictBatch);
        await yieldToCalls();
      }
      return state;
    },
  };
}
