import { type Takedown, takedownKinds, takedownOf } from "#domain/takedown.ts";
import type { PostgresConnection } from "#server/store/postgres-connection.ts";

const rowsOf = (list: Takedown): string => JSON.stringify(takedownKinds.flatMap((kind) => list[kind].map((id) => ({ kind, id }))));
const isEmpty = (list: Takedown): boolean => takedownKinds.every((kind) => list[kind].length === 0);

/** The blocked ids that all nodes share. */
export type SharedTakedowns = {
  /** Adds and removes ids. @returns all blocked ids afterwards */
  exchange(added: Takedown, removed: Takedown): Promise<Takedown>;
};

export function postgresTakedowns(connection: PostgresConnection): SharedTakedowns {
  return {
    async exchange(added, removed) {
      if (!isEmpty(removed))
        await connection.query(
          (sql) => sql`
            DELETE FROM takedowns USING json_to_recordset(${rowsOf(removed)}::text::json) AS given (kind text, id bigint)
            WHERE takedowns.kind = given.kind AND takedowns.id = given.id`,
        );
      if (!isEmpty(added))
        await connection.query(
          (sql) => sql`
            INSERT INTO takedowns (kind, id) SELECT DISTINCT kind, id FROM json_to_recordset(${rowsOf(added)}::text::json) AS given (kind text, id bigint)
            ORDER BY kind, id ON CONFLICT DO NOTHING`,
        );
      const rows = await connection.query((sql) => sql<{ kind: string; id: string }[]>`SELECT kind, id FROM takedowns`);
      return takedownOf((kind) => rows.filter((row) => row.kind === kind).map(({ id }) => Number(id)));
    },
  };
}
