import { randomUUID } from "node:crypto";
import type { PostgresConnection } from "#server/store/postgres-connection.ts";
import type { LeaseState, Leases } from "./cluster.ts";

/** Seconds without a renewal after which the holder counts as dead. */
const leaseS = 3;
/** Seconds for which the other nodes read "absent" from the lease: longer than any of them waits. */
const absentS = 10;
const deleteExpiredEveryMs = 60_000;

type LeaseRow = { isOwn: boolean; absent: boolean | null };

/**
 * Leases are rows, because a pgbouncer in transaction mode loses or leaks advisory locks of a session. Times are the database's: the
 * nodes' clocks may differ. A lease that ends in more than a minute was made while the database's clock was wrong. `close` stops the
 * cleanup; the caller closes the connection.
 */
export function postgresLeases(connection: PostgresConnection, source: string): Leases & { close(): void } {
  const holder = randomUUID();
  const keyIn = (key: string): string => `${source} ${key}`;
  const deleteExpired = () =>
    connection
      .query((sql) => sql`DELETE FROM leases WHERE expires_at NOT BETWEEN now() - interval '1 minute' AND now() + interval '1 minute'`)
      .catch(() => undefined);
  const timer = setInterval(() => void deleteExpired(), deleteExpiredEveryMs).unref();
  return {
    acquire: async (key): Promise<LeaseState> => {
      // A holder may acquire its lease again: the first response may have been lost with the connection.
      const [row] = await connection.query(
        (sql) => sql<LeaseRow[]>`
          WITH acquired AS (
            INSERT INTO leases AS held (key, holder, expires_at) VALUES (${keyIn(key)}, ${holder}, now() + ${leaseS}::int * interval '1 second')
            ON CONFLICT (key) DO UPDATE SET holder = excluded.holder, expires_at = excluded.expires_at, absent = false
            WHERE held.expires_at NOT BETWEEN now() AND now() + interval '1 minute' OR (held.holder = excluded.holder AND NOT held.absent)
            RETURNING key)
          SELECT EXISTS (SELECT 1 FROM acquired) AS "isOwn", (SELECT absent FROM leases WHERE key = ${keyIn(key)}) AS absent`,
      );
      if (row?.isOwn) return "acquired";
      return row?.absent ? "absent" : "held";
    },
    renew: async (key) => {
      await connection.query(
        (sql) => sql`UPDATE leases SET expires_at = now() + ${leaseS}::int * interval '1 second' WHERE key = ${keyIn(key)} AND holder = ${holder}`,
      );
    },
    release: async (key, outcome) => {
      await connection.query((sql) =>
        outcome === "absent"
          ? sql`UPDATE leases SET absent = true, expires_at = now() + ${absentS}::int * interval '1 second' WHERE key = ${keyIn(key)} AND holder = ${holder}`
          : sql`DELETE FROM leases WHERE key = ${keyIn(key)} AND holder = ${holder}`,
      );
    },
    close: () => clearInterval(timer),
  };
}
