import type { InventoryType } from "#domain/inventory.ts";
import type { Sql } from "./postgres-connection.ts";
import type { PostgresDatabase } from "./postgres-database.ts";
import type { InventoryEntry, Store } from "./store.ts";

/** The driver returns a `bigint` as text. */
type EntryRow = Omit<InventoryEntry, "id"> & { id: string };

export function postgresInventory({ read }: PostgresDatabase, source: string, titlesSource: string): Pick<Store, "countInventory" | "listInventory"> {
  const people = (sql: Sql) => sql`FROM answers WHERE key >= 'person:' AND key < 'person;' AND source = ${source}`;
  const titles = (sql: Sql, type: InventoryType) => sql`FROM titles WHERE type = ${type} AND source = ${titlesSource}`;
  return {
    countInventory: async (type) => {
      const [row] = await read((sql) => sql<{ count: number }[]>`SELECT count(*)::int AS count ${type === "people" ? people(sql) : titles(sql, type)}`);
      return row?.count ?? 0;
    },
    listInventory: async (type, offset, limit) => {
      const rows = await read((sql) =>
        type === "people"
          ? sql<EntryRow[]>`
              SELECT substr(key, 8) AS id, '' AS title, 0::float8 AS popularity ${people(sql)} ORDER BY key LIMIT ${limit}::int OFFSET ${offset}::int`
          : // The ids come from the index. Without the subquery PostgreSQL reads all rows before the offset: some seconds for a million.
            sql<EntryRow[]>`
              SELECT id, title, popularity FROM titles
              WHERE type = ${type} AND id = ANY(ARRAY(SELECT id ${titles(sql, type)} ORDER BY id LIMIT ${limit}::int OFFSET ${offset}::int)) ORDER BY id`,
      );
      return rows.map(({ id, ...entry }) => ({ ...entry, id: Number(id) }));
    },
  };
}
