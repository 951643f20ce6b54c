import type { PostgresDatabase } from "./postgres-database.ts";
import type { Store, StoredTitle } from "./store.ts";

/** PostgreSQL's text type allows neither NUL nor half a surrogate pair. */
const storable = (text: string): string => text.replaceAll("\u0000", "").toWellFormed();

/** Sorted, because two nodes that lock the same rows in different orders deadlock. Unique, because one statement may update a row only once. */
function rowsOf(titles: readonly StoredTitle[]) {
  const unique = new Map(titles.map((title) => [`${title.type} ${title.id}`, title]));
  return [...unique].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, title]) => ({ ...title, title: storable(title.title) }));
}

/** No build reads `name`, `date` and `poster_path` any more; older nodes beside this one do. */
export function postgresTitles({ primary }: PostgresDatabase, source: string): Pick<Store, "writeTitles"> {
  return {
    writeTitles: async (titles) => {
      const rows = JSON.stringify(rowsOf(titles));
      await primary.query(
        (sql) => sql`
          INSERT INTO titles (type, id, source, title, name, date, popularity, written_at)
          SELECT type, id, ${source}, title, '', '', popularity, extract(epoch FROM now()) * 1000 FROM json_to_recordset(${rows}::text::json)
            AS given (type text, id bigint, title text, popularity double precision)
          ON CONFLICT (type, id) DO UPDATE SET source = excluded.source, title = excluded.title, popularity = excluded.popularity,
            written_at = excluded.written_at`,
      );
    },
  };
}
