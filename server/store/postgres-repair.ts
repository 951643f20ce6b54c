import postgres from "postgres";
import { errorReason } from "#server/process/error-reason.ts";
import type { OperatorLog } from "#server/process/operator-log.ts";
import type { PostgresConnection } from "./postgres-connection.ts";
import { remakeTables } from "./postgres-migrations.ts";

/** SQLSTATE of: no such table, no such column. */
const missing = new Set(["42P01", "42703"]);
const repairEveryMs = 60_000;
const repairTimeoutMs = 15_000;

const isTableMissing = (error: unknown): boolean => error instanceof postgres.PostgresError && missing.has(error.code);

/** Makes tables that were dropped again when a query misses one; that query still rejects. At most once a minute. */
export function repairingConnection(connection: PostgresConnection, log: OperatorLog): PostgresConnection {
  let repairedAt = Number.NEGATIVE_INFINITY;
  const repair = async (cause: unknown): Promise<void> => {
    if (performance.now() - repairedAt < repairEveryMs) return;
    repairedAt = performance.now();
    try {
      await connection.query((sql) => remakeTables(sql), repairTimeoutMs);
      log.warn(`PostgreSQL (DATABASE_URL): ${errorReason(cause)}; the missing tables were made again, empty`);
    } catch (error) {
      log.warn(`PostgreSQL (DATABASE_URL): ${errorReason(cause)}, and it cannot be made again (${errorReason(error)})`);
    }
  };
  return {
    ...connection,
    query: async (run, timeoutMs) => {
      try {
        return await connection.query(run, timeoutMs);
      } catch (error) {
        if (isTableMissing(error)) void repair(error);
        throw error;
      }
    },
  };
}
