import type { Takedown, TakedownKind } from "#domain/takedown.ts";
import type { PostgresConnection } from "#server/store/postgres-connection.ts";

const kinds: readonly TakedownKind[] = ["movies", "series", "people"];

const rowsOf = (list: Takedown): string => JSON.stringify(kinds.flatMap((kind) => list[kind].map((id) => ({ kind, id }))));

/** What the nodes tell each other of blocked ids. */
export type SharedTakedowns = {
  /** Adds and lifts. @returns all that is blocked then */
  exchange(added: Takedown, lifted: Takedown): Promise<Takedown>;
};

export function postgresTakedowns(link: PostgresConnection): SharedTakedowns {
  const isEmpty = (list: Takedown) => kinds.every((kind) => list[kind].length === 0);
  return {
    async exchange(added, lifted) {
      if (!isEmpty(lifted))
        await link.query(
          (sql) => sql`
            DELETE FROM takedowns USING json_to_recordset(${rowsOf(lifted)}::text::json) AS given (kind text, id bigint)
            WHERE takedowns.kind = given.kind AND takedowns.id = given.id`,
        );
      if (!isEmpty(added))
        await link.query(
          (sql) => sql`
            INSERT INTO takedowns (kind, id) SELECT DISTINCT kind, id FROM json_to_recordset(${rowsOf(added)}::text::json) AS given (kind text, id bigint)
            ORDER BY kind, id ON CONFLICT DO NOTHING`,
        );
      const rows = await link.query((sql) => sql<{ kind: string; id: string }[]>`SELECT kind, id FROM takedowns`);
      const of = (kind: TakedownKind) => rows.filter((row) => row.kind === kind).map(({ id }) => Number(id));
      return { movies: of("movies"), series: of("series"), people: of("people") };
    },
  };
}
