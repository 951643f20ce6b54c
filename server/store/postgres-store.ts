import type { Sql } from "./postgres-connection.ts";
import type { PostgresDatabase } from "./postgres-database.ts";
import { postgresEviction } from "./postgres-eviction.ts";
import {
  clockToleranceMs,
  type EvictableStore,
  type InventoryEntry,
  languageOfRow,
  rowTypeOf,
  rowTypesOf,
  type Store,
  type StoredTitle,
  titleTypeOf,
} from "./store.ts";

/** The driver returns a `bigint` as text. */
type EntryRow = Omit<InventoryEntry, "id"> & { id: string };

function postgresInventory({ read }: PostgresDatabase, source: string, titlesSource: string): Pick<Store, "countInventory" | "listInventory" | "titleNames"> {
  const people = (sql: Sql) => sql`FROM answers WHERE key >= 'person:' AND key < 'person;' AND key NOT LIKE 'person:%:%' AND source = ${source}`;
  const titles = (sql: Sql, type: string) => sql`FROM titles WHERE type = ${type} AND source = ${titlesSource}`;
  return {
    countInventory: async (type, language) => {
      const rowType = rowTypeOf(type, language);
      const [row] = await read((sql) => sql<{ count: number }[]>`SELECT count(*)::int AS count ${type === "people" ? people(sql) : titles(sql, rowType)}`);
      return row?.count ?? 0;
    },
    listInventory: async (type, offset, limit, language) => {
      const rowType = rowTypeOf(type, language);
      const rows = await read((sql) =>
        type === "people"
          ? sql<EntryRow[]>`
              SELECT substr(key, 8) AS id, '' AS title, 0::float8 AS popularity ${people(sql)} ORDER BY key LIMIT ${limit}::int OFFSET ${offset}::int`
          : // The ids come from the index. Without the subquery PostgreSQL reads all rows before the offset: some seconds for a million.
            sql<EntryRow[]>`
              SELECT id, title, popularity FROM titles
              WHERE type = ${rowType} AND id = ANY(ARRAY(SELECT id ${titles(sql, rowType)} ORDER BY id LIMIT ${limit}::int OFFSET ${offset}::int)) ORDER BY id`,
      );
      return rows.map(({ id, ...entry }) => ({ ...entry, id: Number(id) }));
    },
    titleNames: async (type, ids) => {
      const [types, numbers] = [JSON.stringify(rowTypesOf(type)), JSON.stringify(ids)];
      const rows = await read(
        (sql) => sql<{ type: string; id: string; title: string }[]>`
          SELECT type, id, title FROM titles
          WHERE type IN (SELECT json_array_elements_text(${types}::text::json)) AND id IN (SELECT json_array_elements_text(${numbers}::text::json)::bigint)
            AND source = ${titlesSource}`,
      );
      return rows.map((row) => ({ id: Number(row.id), language: languageOfRow(row.type), title: row.title }));
    },
  };
}

/** PostgreSQL's text type allows neither NUL nor half a surrogate pair. */
const storable = (text: string): string => text.replaceAll("\u0000", "").toWellFormed();

/** Sorted, because two nodes that lock the same rows in different orders deadlock. Unique, because one statement may update a row only once. */
function rowsOf(titles: readonly StoredTitle[]) {
  const rows = titles.map(({ type, language, id, title, popularity }) => ({ type: rowTypeOf(type, language), id, title: storable(title), popularity }));
  const unique = new Map(rows.map((row) => [`${row.type} ${row.id}`, row]));
  return [...unique].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}

/** No build reads `name`, `date` and `poster_path` any more; older nodes beside this one do. */
function postgresTitles({ primary }: PostgresDatabase, source: string): Pick<Store, "writeTitles"> {
  return {
    writeTitles: async (titles) => {
      const rows = JSON.stringify(rowsOf(titles));
      await primary.query(
        (sql) => sql`
          INSERT INTO titles (type, id, source, title, name, date, popularity, written_at)
          SELECT type, id, ${source}, title, '', '', popularity, extract(epoch FROM now()) * 1000 FROM json_to_recordset(${rows}::text::json)
            AS given (type text, id bigint, title text, popularity double precision)
          ON CONFLICT (type, id) DO UPDATE SET source = excluded.source, title = excluded.title, popularity = excluded.popularity,
            written_at = excluded.written_at`,
      );
    },
  };
}

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
      if (!type) return;
      const types = JSON.stringify(rowTypesOf(type));
      await primary.query(
        (sql) => sql`
          DELETE FROM titles WHERE type IN (SELECT json_array_elements_text(${types}::text::json)) AND id = ${key}::bigint AND source = ${titlesSource}`,
      );
    },
    ...postgresTitles(database, titlesSource),
    ...postgresInventory(database, source, titlesSource),
    ...postgresEviction(database),
    close: database.close,
  };
}
