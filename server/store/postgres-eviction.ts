import { isEvictable, unionOf } from "./eviction-sql.ts";
import type { Sql } from "./postgres-connection.ts";
import type { PostgresDatabase } from "./postgres-database.ts";
import { clockToleranceMs, type EvictableStore, maxAgeMs, type StoreSize, type StoreTable, storeTables } from "./store.ts";

type OldRow = { table: StoreTable; key: string; fetched_at: string; bytes: number };

const batchRows = 100;
const ageBatchRows = 1000;
/** Reads the tables, not the bodies: 0.3 s for a million rows. */
const sizeTimeoutMs = 30_000;
const batchTimeoutMs = 5000;
/** An arbitrary number, next to that of the migrations: one node evicts at a time. */
const lock = 7_239_461_029;

const sizeQuery = `SELECT count(*)::int AS rows, coalesce(sum(bytes), 0)::float8 AS bytes FROM (${unionOf((table) => `SELECT octet_length(body) AS bytes FROM ${table}`)}) AS stored`;

/** By the database's clock: one node's wrong clock must not empty the store of all. */
const now = "(extract(epoch FROM now()) * 1000)::bigint";

const oldestQuery = (from: string): string =>
  `${unionOf(
    (table) => `(SELECT '${table}' AS "table", key, fetched_at, octet_length(body) AS bytes FROM ${table}
    WHERE fetched_at >= ${from} AND ${isEvictable(table)} ORDER BY fetched_at LIMIT ${batchRows})`,
  )} ORDER BY fetched_at LIMIT ${batchRows}`;
const fromFutureQuery = oldestQuery(`${now} + ${clockToleranceMs}`);
const fromAnyTimeQuery = oldestQuery("(-9223372036854775808)");

const outdated = (table: string, time: string): string =>
  `DELETE FROM ${table} WHERE ctid IN (SELECT ctid FROM ${table} WHERE ${time} < ${now} - ${maxAgeMs}
    LIMIT ${ageBatchRows} FOR UPDATE SKIP LOCKED)`;
const ageDeletions = [...storeTables.map((table) => outdated(table, "fetched_at")), outdated("titles", "written_at")];

async function removeOutdated({ primary }: PostgresDatabase): Promise<number> {
  let removed = 0;
  for (const deletion of ageDeletions)
    for (let count = ageBatchRows; count === ageBatchRows; removed += count) ({ count } = await primary.query((sql) => sql.unsafe(deletion), sizeTimeoutMs));
  return removed;
}

async function oldestRows(sql: Sql): Promise<OldRow[]> {
  const fromFuture = await sql.unsafe<OldRow[]>(fromFutureQuery);
  return fromFuture.length > 0 ? fromFuture : sql.unsafe<OldRow[]>(fromAnyTimeQuery);
}

/** Deletes at least `bytes`, but no more than a batch. @returns the deleted rows; none if another node is at it */
async function evictBatch(sql: Sql, bytes: number): Promise<OldRow[]> {
  const [row] = await sql<{ isOurs: boolean }[]>`SELECT pg_try_advisory_xact_lock(${lock}::bigint) AS "isOurs"`;
  if (!row?.isOurs) return [];
  let freed = 0;
  const rows = (await oldestRows(sql)).filter((row) => {
    const isNeeded = freed < bytes;
    freed += row.bytes;
    return isNeeded;
  });
  for (const table of storeTables) {
    const ofTable = JSON.stringify(rows.filter((row) => row.table === table));
    await sql`
      DELETE FROM ${sql(table)} AS stored USING json_to_recordset(${ofTable}::text::json) AS given (key text, fetched_at bigint)
      WHERE stored.key = given.key AND stored.fetched_at = given.fetched_at`;
  }
  return rows;
}

export function postgresEviction(database: PostgresDatabase): Pick<EvictableStore, "evict" | "removeOutdated"> {
  const { primary } = database;
  return {
    removeOutdated: () => removeOutdated(database),
    evict: async (maxBytes) => {
      const [size] = await primary.query((sql) => sql.unsafe<Omit<StoreSize, "evicted">[]>(sizeQuery), sizeTimeoutMs);
      const state: StoreSize = { rows: 0, bytes: 0, ...size, evicted: 0 };
      while (state.bytes > maxBytes) {
        const excess = state.bytes - maxBytes;
        const rows = await primary.query((sql) => sql.begin((transaction) => evictBatch(transaction as unknown as Sql, excess)), batchTimeoutMs);
        if (rows.length === 0) break;
        state.rows -= rows.length;
        state.bytes -= rows.reduce((sum, row) => sum + row.bytes, 0);
        state.evicted += rows.length;
      }
      return state;
    },
  };
}
