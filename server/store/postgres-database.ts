import postgres from "postgres";
import { errorReason } from "#server/log/error-reason.ts";
import type { OperatorLog } from "#server/log/operator-log.ts";
import { connectPostgres, type PostgresConnection, type PostgresTimeouts, type Sql } from "./postgres-connection.ts";
import { withTimeout } from "./postgres-errors.ts";
import { migratePostgres, remakeTables } from "./postgres-migrations.ts";

/** SQLSTATE of: no such table, no such column. */
const missing = new Set(["42P01", "42703"]);
const repairEveryMs = 60_000;
const repairTimeoutMs = 15_000;

/** Makes tables that were dropped again after a query missed one, at most once a minute. */
function tableRepair(log: OperatorLog) {
  let repairedAt = Number.NEGATIVE_INFINITY;
  return async (cause: unknown, sql: Sql): Promise<void> => {
    if (!(cause instanceof postgres.PostgresError && missing.has(cause.code)) || performance.now() - repairedAt < repairEveryMs) return;
    repairedAt = performance.now();
    try {
      await withTimeout(remakeTables(sql), repairTimeoutMs);
      log.warn(`PostgreSQL (DATABASE_URL): ${errorReason(cause)}; the missing tables were made again, empty`);
    } catch (error) {
      log.warn(`PostgreSQL (DATABASE_URL): ${errorReason(cause)}, and it cannot be made again (${errorReason(error)})`);
    }
  };
}

/** `readUrl`: a replica, which may lag behind. */
type DatabaseOptions = { url: string; readUrl?: string | undefined; log: OperatorLog; timeouts?: PostgresTimeouts | undefined };

export type PostgresDatabase = {
  primary: PostgresConnection;
  /** Queries the replica if there is one, else or if that fails the primary. */
  read: PostgresConnection["query"];
  close: () => Promise<void>;
};

/** The start waits this long for the database; later it connects in the background. */
const startTimeoutMs = 3000;

/** Never throws: an unavailable database is connected to later. */
export async function openPostgres({ url, readUrl, log, timeouts }: DatabaseOptions): Promise<PostgresDatabase> {
  const primary = connectPostgres({ url, name: "PostgreSQL (DATABASE_URL)", log, prepare: migratePostgres, repair: tableRepair(log), timeouts });
  const replica = readUrl === undefined ? null : connectPostgres({ url: readUrl, name: "PostgreSQL replica (DATABASE_READ_URL)", log, timeouts });
  await Promise.all([primary.firstAttempt(startTimeoutMs), replica?.firstAttempt(startTimeoutMs)]);
  return {
    primary,
    read: (run, timeoutMs) =>
      replica?.isConnected() ? replica.query(run, timeoutMs).catch(() => primary.query(run, timeoutMs)) : primary.query(run, timeoutMs),
    close: async () => void (await Promise.all([primary.close(), replica?.close()])),
  };
}
