import { randomUUID } from "node:crypto";
import type { PostgresConnection } from "#server/store/postgres-connection.ts";
import type { LeaseState, Leases } from "./leases.ts";

/** A holder that says nothing for so long has died. */
const leaseS = 3;
/** How long the other nodes may take "there is no such thing" from the lease: long enough for all that wait. */
const absentS = 10;
const sweepEveryMs = 60_000;

type TurnRow = { mine: boolean; absent: boolean | null };

/**
 * ConcurrencyLimit as rows, because a session's lock would be lost, or kept, by a pgbouncer in transaction mode. Times are the database's own, so
 * that no node's clock matters. `close` ends the sweeping; the link belongs to whoever opened it.
 */
export function postgresLeases(link: PostgresConnection, source: string): Leases & { close(): void } {
  const holder = randomUUID();
  const named = (key: string): string => `${source} ${key}`;
  const sweep = () => link.query((sql) => sql`DELETE FROM leases WHERE expires_at < now() - interval '1 minute'`).catch(() => undefined);
  const timer = setInterval(() => void sweep(), sweepEveryMs).unref();
  return {
    take: async (key): Promise<LeaseState> => {
      // The same holder may take it again: its first answer may have been lost with the connection.
      const [row] = await link.query(
        (sql) => sql<TurnRow[]>`
          WITH taken AS (
            INSERT INTO leases AS held (key, holder, expires_at) VALUES (${named(key)}, ${holder}, now() + ${leaseS}::int * interval '1 second')
            ON CONFLICT (key) DO UPDATE SET holder = excluded.holder, expires_at = excluded.expires_at, absent = false
            WHERE held.expires_at <= now() OR (held.holder = excluded.holder AND NOT held.absent)
            RETURNING key)
          SELECT EXISTS (SELECT 1 FROM taken) AS mine, (SELECT absent FROM leases WHERE key = ${named(key)}) AS absent`,
      );
      if (row?.mine) return "mine";
      return row?.absent ? "absent" : "theirs";
    },
    renew: async (key) => {
      await link.query(
        (sql) => sql`UPDATE leases SET expires_at = now() + ${leaseS}::int * interval '1 second' WHERE key = ${named(key)} AND holder = ${holder}`,
      );
    },
    done: async (key, outcome) => {
      await link.query((sql) =>
        outcome === "absent"
          ? sql`UPDATE leases SET absent = true, expires_at = now() + ${absentS}::int * interval '1 second' WHERE key = ${named(key)} AND holder = ${holder}`
          : sql`DELETE FROM leases WHERE key = ${named(key)} AND holder = ${holder}`,
      );
    },
    close: () => clearInterval(timer),
  };
}
