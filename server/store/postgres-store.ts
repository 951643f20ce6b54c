import type { PostgresDatabase } from "./postgres-database.ts";
import { postgresEviction } from "./postgres-eviction.ts";
import { postgresInventory } from "./postgres-inventory.ts";
import { postgresTitles } from "./postgres-titles.ts";
import { clockToleranceMs, type EvictableStore, titleTypeOf } from "./store.ts";

/** The store that several nodes share. As in SQLite, rows of another `source`, and names of another `titlesSource`, are not read and are overwritten. */
export function postgresStore(database: PostgresDatabase, source: string, titlesSource = source): EvictableStore {
  const { primary, read } = database;
  return {
    read: async (table, key, { newest = false } = {}) => {
      const query = newest ? primary.query : read;
      const [row] = await query(
        (sql) => sql<{ body: string; fetched_at: string }[]>`SELECT body, fetched_at FROM ${sql(table)} WHERE key = ${key} AND source = ${source}`,
      );
      return row ? { body: row.body, fetchedAt: Number(row.fetched_at) } : null;
    },
    write: async (table, key, { body, fetchedAt }) => {
      await primary.query(
        (sql) => sql`
          INSERT INTO ${sql(table)} AS stored (key, source, body, fetched_at) VALUES (${key}, ${source}, ${body}, ${fetchedAt})
          ON CONFLICT (key) DO UPDATE SET source = excluded.source, body = excluded.body, fetched_at = excluded.fetched_at
          WHERE excluded.source <> stored.source OR excluded.fetched_at >= stored.fetched_at
            OR stored.fetched_at > extract(epoch FROM now()) * 1000 + ${clockToleranceMs}::int`,
      );
    },
    remove: async (table, key) => {
      const type = titleTypeOf[table];
      await primary.query((sql) => sql`DELETE FROM ${sql(table)} WHERE key = ${key} AND source = ${source}`);
      if (type) await primary.query((sql) => sql`DELETE FROM titles WHERE type = ${type} AND id = ${key}::bigint AND source = ${titlesSource}`);
    },
    ...postgresTitles(database, titlesSource),
    ...postgresInventory(database, source, titlesSource),
    ...postgresEviction(database),
    close: database.close,
  };
}
