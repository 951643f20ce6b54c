import postgres from "postgres";
import { errorReason } from "#server/log/error-reason.ts";
import type { OperatorLog } from "#server/log/operator-log.ts";
import type { Sql } from "./postgres-connection.ts";
import { withTimeout } from "./postgres-errors.ts";
import { remakeTables } from "./postgres-migrations.ts";

/** SQLSTATE of: no such table, no such column. */
const missing = new Set(["42P01", "42703"]);
const repairEveryMs = 60_000;
const repairTimeoutMs = 15_000;

/** Makes tables that were dropped again after a query missed one, at most once a minute. */
export function tableRepair(log: OperatorLog) {
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
