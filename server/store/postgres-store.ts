import type { SearchType } from "#domain/paths.ts";
import type { OperatorLog } from "#server/process/operator-log.ts";
import type { PostgresConnection, PostgresTimeouts, Sql } from "./postgres-connection.ts";
import { connectPostgres } from "./postgres-connection.ts";
import { indexTrigrams, migratePostgres } from "./postgres-migrations.ts";
import { postgresTitles } from "./postgres-titles.ts";
import { type Store, titleTypeOf } from "./store.ts";

type Place = { url: string; readUrl?: string | undefined; report: OperatorLog; limits?: PostgresTimeouts | undefined };
export type PostgresDatabase = { primary: PostgresConnection; reads: PostgresConnection["query"]; hasTrigrams: () => boolean; close: () => Promise<void> };

/** Longer than that nobody waits at the start; the database is connected to later. */
const startMs = 3000;

/** Connects and migrates; a database that is down is connected to when it is there. `readUrl` is a copy that may lag behind. */
export async function openPostgres({ url, readUrl, report, limits }: Place): Promise<PostgresDatabase> {
  let trigrams = false;
  const prepare = async (sql: Sql) => {
    await migratePostgres(sql);
    trigrams = await indexTrigrams(sql);
  };
  const primary = connectPostgres({ url, name: "The database (DATABASE_URL)", report, prepare, limits });
  const replica = readUrl === undefined ? null : connectPostgres({ url: readUrl, name: "The database's copy (DATABASE_READ_URL)", report, limits });
  await Promise.all([primary.tried(startMs), replica?.tried(startMs)]);
  return {
    primary,
    reads: (run, deadlineMs) => (replica?.isUp() ? replica.query(run, deadlineMs).catch(() => primary.query(run, deadlineMs)) : primary.query(run, deadlineMs)),
    hasTrigrams: () => trigrams,
    close: async () => void (await Promise.all([primary.close(), replica?.close()])),
  };
}

/** All that the store can name, for the sitemaps. */
function postgresInventory(reads: PostgresConnection["query"], source: string): Pick<Store, "countInventory" | "listInventory"> {
  const people = (sql: Sql) => sql`FROM answers WHERE key >= 'person:' AND key < 'person;' AND source = ${source}`;
  const titles = (sql: Sql, type: SearchType) => sql`FROM titles WHERE type = ${type} AND source = ${source}`;
  return {
    countInventory: async (type) => {
      const [row] = await reads((sql) => sql<{ count: number }[]>`SELECT count(*)::int AS count ${type === "people" ? people(sql) : titles(sql, type)}`);
      return row?.count ?? 0;
    },
    listInventory: async (type, offset, limit) => {
      const rows = await reads((sql) =>
        type === "people"
          ? sql<{ id: string; title: string }[]>`SELECT substr(key, 8) AS id, '' AS title ${people(sql)} ORDER BY key LIMIT ${limit}::int OFFSET ${offset}::int`
          : // The ids first: rows that are passed over on the way would else be read, a million of them for some seconds.
            sql<{ id: string; title: string }[]>`
              SELECT id, title FROM titles
              WHERE type = ${type} AND id = ANY(ARRAY(SELECT id ${titles(sql, type)} ORDER BY id LIMIT ${limit}::int OFFSET ${offset}::int)) ORDER BY id`,
      );
      return rows.map(({ id, title }) => ({ id: Number(id), title }));
    },
  };
}

/** The store that many nodes share. Rows belong to a `source`, as in SQLite: another source's are neither read nor spared. */
export function postgresStore(database: PostgresDatabase, source: string): Store {
  const { primary, reads, hasTrigrams } = database;
  return {
    read: async (table, key, { newest = false } = {}) => {
      const query = newest ? primary.query : reads;
      const [row] = await query(
        (sql) => sql<{ body: string; fetched_at: string }[]>`SELECT body, fetched_at FROM ${sql(table)} WHERE key = ${key} AND source = ${source}`,
      );
      return row ? { body: row.body, fetchedAt: Number(row.fetched_at) } : null;
    },
    write: async (table, key, { body, fetchedAt }) => {
      await primary.query(
        (sql) => sql`
          INSERT INTO ${sql(table)} AS kept (key, source, body, fetched_at) VALUES (${key}, ${source}, ${body}, ${fetchedAt})
          ON CONFLICT (key) DO UPDATE SET source = excluded.source, body = excluded.body, fetched_at = excluded.fetched_at
          WHERE excluded.source <> kept.source OR excluded.fetched_at >= kept.fetched_at`,
      );
    },
    remove: async (table, key) => {
      const type = titleTypeOf[table];
      await primary.query((sql) => sql`DELETE FROM ${sql(table)} WHERE key = ${key} AND source = ${source}`);
      if (type) await primary.query((sql) => sql`DELETE FROM titles WHERE type = ${type} AND id = ${key}::bigint AND source = ${source}`);
    },
    ...postgresTitles(primary, reads, source, hasTrigrams),
    ...postgresInventory(reads, source),
    close: database.close,
  };
}
