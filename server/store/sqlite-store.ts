import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { sqliteEviction } from "./sqlite-eviction.ts";
import { sqliteMigrations } from "./sqlite-migrations.ts";
import { inTransaction } from "./sqlite-transaction.ts";
import {
  clockToleranceMs,
  type EvictableStore,
  type InventoryEntry,
  languageOfRow,
  rowTypeOf,
  rowTypesOf,
  type Store,
  type StoredRow,
  type StoreTable,
  storeTables,
  titleTypeOf,
} from "./store.ts";

/** The store has a row "person:{id}" for each person whose page was requested, and "person:{id}:de" for the same in another language. */
const people = "FROM answers WHERE key >= 'person:' AND key < 'person;' AND key NOT LIKE 'person:%:%' AND source = ?";

/** One greater id would make every query fail that returns it: no JavaScript number holds it. */
const isReadable = `id <= ${Number.MAX_SAFE_INTEGER}`;

/** Each reads an index alone, except for the titles of the range itself: a high offset stays cheap. */
export const inventoryQueries = {
  countTitles: `SELECT count(*) AS count FROM titles WHERE type = ? AND source = ? AND ${isReadable}`,
  titles: `SELECT id, title, popularity FROM titles WHERE type = ? AND source = ? AND ${isReadable} ORDER BY id LIMIT ? OFFSET ?`,
  names: `SELECT type, id, title FROM titles WHERE type IN (SELECT value FROM json_each(?)) AND id IN (SELECT value FROM json_each(?)) AND source = ?`,
  countPeople: `SELECT count(*) AS count ${people}`,
  persons: `SELECT CAST(substr(key, 8) AS INTEGER) AS id, '' AS title, 0 AS popularity ${people} ORDER BY key LIMIT ? OFFSET ?`,
} as const;

function sqliteInventory(database: DatabaseSync, source: string, titlesSource: string): Pick<Store, "countInventory" | "listInventory" | "titleNames"> {
  const countTitles = database.prepare(inventoryQueries.countTitles);
  const titles = database.prepare(inventoryQueries.titles);
  const names = database.prepare(inventoryQueries.names);
  const countPeople = database.prepare(inventoryQueries.countPeople);
  const persons = database.prepare(inventoryQueries.persons);
  const countIn = (row: ReturnType<StatementSync["get"]>): number => Number(row?.count ?? 0);
  return {
    countInventory: async (type, language) => countIn(type === "people" ? countPeople.get(source) : countTitles.get(rowTypeOf(type, language), titlesSource)),
    listInventory: async (type, offset, limit, language) =>
      (type === "people" ? persons.all(source, limit, offset) : titles.all(rowTypeOf(type, language), titlesSource, limit, offset)) as InventoryEntry[],
    titleNames: async (type, ids) => {
      const rows = names.all(JSON.stringify(rowTypesOf(type)), JSON.stringify(ids), titlesSource) as { type: string; id: number; title: string }[];
      return rows.map((row) => ({ id: row.id, language: languageOfRow(row.type), title: row.title }));
    },
  };
}

/** No build reads `padded`, `date` and `poster_path` any more; an older one that is started again needs the columns. */
const upsert = `INSERT INTO titles (type, id, source, title, padded, date, popularity, written_at) VALUES (?, ?, ?, ?, '', '', ?, ?)
  ON CONFLICT (type, id) DO UPDATE SET source = excluded.source, title = excluded.title, popularity = excluded.popularity, written_at = excluded.written_at`;

function sqliteTitles(database: DatabaseSync, source: string): Pick<Store, "writeTitles"> {
  const write = database.prepare(upsert);
  return {
    writeTitles: async (titles) =>
      inTransaction(database, () => {
        for (const { type, id, title, popularity, language } of titles) write.run(rowTypeOf(type, language), id, source, title, popularity, Date.now());
      }),
  };
}

const appliedIn = (database: DatabaseSync): number => Number(database.prepare("PRAGMA user_version").get()?.user_version ?? 0);

function migrate(database: DatabaseSync): void {
  // Without the write lock if nothing is to be done: a store on a full disk can still be read.
  if (appliedIn(database) >= sqliteMigrations.length) return;
  inTransaction(database, () => {
    // Read again under the write lock: another process may have migrated the same new file.
    const applied = appliedIn(database);
    for (const migration of sqliteMigrations.slice(applied)) database.exec(migration);
    database.exec(`PRAGMA user_version = ${Math.max(applied, sqliteMigrations.length)}`);
  });
}

export const sqliteFileIn = (dataDir: string): string => join(dataDir, "matinee.sqlite");

/** How long opening waits for another process that creates or migrates the file. */
const openTimeoutMs = 200;

/** Opens the file for `use`. After a failure no handle stays open, because the file may have to be renamed. */
function withDatabase<T>(dataDir: string, use: (database: DatabaseSync) => T): T {
  mkdirSync(dataDir, { recursive: true });
  const database = new DatabaseSync(sqliteFileIn(dataDir), { timeout: openTimeoutMs });
  try {
    // WAL with synchronous=NORMAL loses nothing if the process is killed; a power cut can lose the last writes.
    database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;");
    migrate(database);
    // SQLite's own wait would block this process: writes wait in a queue (write-queue.ts).
    database.exec("PRAGMA busy_timeout = 0");
    return use(database);
  } catch (error) {
    database.close();
    throw error;
  }
}

/**
 * The embedded store: one SQLite file in `dataDir`, created if absent. Each row belongs to a `source` (a provider, or a version of the
 * embedded data): rows of another source are not read and are overwritten whatever their age. So are names of titles of another `titlesSource`.
 * @throws if the file cannot be opened or migrated
 */
export const openSqliteStore = (dataDir: string, source: string, titlesSource = source): EvictableStore =>
  withDatabase(dataDir, (database) => sqliteStore(database, source, titlesSource));

function sqliteStore(database: DatabaseSync, source: string, titlesSource: string): EvictableStore {
  const perTable = (sql: (table: StoreTable) => string) =>
    Object.fromEntries(storeTables.map((table) => [table, database.prepare(sql(table))])) as Record<StoreTable, StatementSync>;
  const reads = perTable((table) => `SELECT body, fetched_at AS fetchedAt FROM ${table} WHERE key = ? AND source = ?`);
  const writes = perTable(
    (table) => `INSERT INTO ${table} (key, source, body, fetched_at) VALUES (?, ?, ?, ?)
      ON CONFLICT (key) DO UPDATE SET source = excluded.source, body = excluded.body, fetched_at = excluded.fetched_at
      WHERE excluded.source <> source OR excluded.fetched_at >= fetched_at OR fetched_at > ?`,
  );
  const removals = perTable((table) => `DELETE FROM ${table} WHERE key = ? AND source = ?`);
  // A damaged file fails here, where it is set aside, and not in a visitor's first query.
  for (const table of [...storeTables, "titles"]) database.prepare(`SELECT 1 FROM ${table} LIMIT 1`).get();
  const removeTitle = database.prepare("DELETE FROM titles WHERE type IN (SELECT value FROM json_each(?)) AND id = ? AND source = ?");
  return {
    read: async (table, key) => (reads[table].get(key, source) as StoredRow | undefined) ?? null,
    write: async (table, key, row) => void writes[table].run(key, source, row.body, row.fetchedAt, Date.now() + clockToleranceMs),
    remove: async (table, key) =>
      inTransaction(database, () => {
        removals[table].run(key, source);
        const type = titleTypeOf[table];
        if (type) removeTitle.run(JSON.stringify(rowTypesOf(type)), key, titlesSource);
      }),
    ...sqliteTitles(database, titlesSource),
    ...sqliteInventory(database, source, titlesSource),
    ...sqliteEviction(database),
    close: async () => database.close(),
  };
}
