import { randomUUID } from "node:crypto";
import type { PostgresConnection } from "#server/store/postgres-connection.ts";

/** Seconds without a heartbeat after which a node counts as gone. */
const goneS = 5;
/** Seconds for which a node still counts after it left: the provider's window still contains its last calls. */
const countedAfterLeaveS = 2;

export type Nodes = {
  /** @returns how many other nodes there are. Rejects while the database is unavailable. */
  heartbeat(): Promise<number>;
  leave(): Promise<void>;
};

/** The nodes that call one provider: each renews its own row. */
export function postgresNodes(connection: PostgresConnection, provider: string): Nodes {
  const id = randomUUID();
  return {
    heartbeat: async () => {
      const [row] = await connection.query(
        (sql) => sql<{ others: number }[]>`
          WITH heartbeat AS (INSERT INTO nodes (id, provider, seen_at) VALUES (${id}, ${provider}, now()) ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at),
            cleanup AS (DELETE FROM nodes WHERE seen_at NOT BETWEEN now() - interval '1 minute' AND now() + interval '1 minute' AND id <> ${id})
          SELECT count(*)::int AS others FROM nodes
          WHERE provider = ${provider} AND id <> ${id} AND seen_at > now() - ${goneS}::int * interval '1 second'
            AND seen_at < now() + interval '1 minute'`,
      );
      return row?.others ?? 0;
    },
    leave: async () => {
      await connection.query((sql) => sql`UPDATE nodes SET seen_at = now() - ${goneS - countedAfterLeaveS}::int * interval '1 second' WHERE id = ${id}`);
    },
  };
}
