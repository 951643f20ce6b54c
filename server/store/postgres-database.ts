import type { OperatorLog } from "#server/log/operator-log.ts";
import { connectPostgres, type PostgresConnection, type PostgresTimeouts } from "./postgres-connection.ts";
import { migratePostgres } from "./postgres-migrations.ts";
import { tableRepair } from "./postgres-repair.ts";

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
