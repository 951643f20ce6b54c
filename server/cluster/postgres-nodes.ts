import { randomUUID } from "node:crypto";
import type { PostgresConnection } from "#server/store/postgres-connection.ts";

/** A node that has said nothing for so long is gone. */
const goneS = 5;
/** For so long one that leaves is counted still: the calls of its last second are in the provider's count as well. */
const afterglowS = 2;

export type Nodes = {
  /** Says that this node is there. @returns how many others are. Rejects while the database is down. */
  beat(): Promise<number>;
  /** Says that it makes no more calls. */
  leave(): Promise<void>;
};

/** The nodes that ask one provider, by rows that each of them renews. */
export function postgresNodes(link: PostgresConnection, provider: string): Nodes {
  const id = randomUUID();
  return {
    beat: async () => {
      const [row] = await link.query(
        (sql) => sql<{ others: number }[]>`
          WITH beat AS (INSERT INTO nodes (id, provider, seen_at) VALUES (${id}, ${provider}, now()) ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at),
            swept AS (DELETE FROM nodes WHERE seen_at < now() - interval '1 minute' AND id <> ${id})
          SELECT count(*)::int AS others FROM nodes
          WHERE provider = ${provider} AND id <> ${id} AND seen_at > now() - ${goneS}::int * interval '1 second'`,
      );
      return row?.others ?? 0;
    },
    leave: async () => {
      await link.query((sql) => sql`UPDATE nodes SET seen_at = now() - ${goneS - afterglowS}::int * interval '1 second' WHERE id = ${id}`);
    },
  };
}
