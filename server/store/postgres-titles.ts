import { folded } from "#domain/search-query.ts";
import type { TitleHint } from "#domain/title-hint.ts";
import { withoutArticle } from "#domain/typo.ts";
import type { Sql } from "./postgres-connection.ts";
import type { PostgresDatabase } from "./postgres-database.ts";
import type { Store } from "./store.ts";

/** PostgreSQL's text type allows neither NUL nor half a surrogate pair. */
const storable = (text: string): string => text.replaceAll("\u0000", "").toWellFormed();

/** Sorted, because two nodes that lock the same rows in different orders deadlock. Unique, because one statement may update a row only once. */
function rowsOf(titles: readonly TitleHint[]) {
  const unique = new Map(titles.map((title) => [`${title.type} ${title.id}`, title]));
  return [...unique]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, hint]) => ({ ...hint, title: storable(hint.title), date: storable(hint.date), name: storable(withoutArticle(folded(hint.title))) }));
}

type TitleRow = Omit<TitleHint, "id"> & { id: string };

const byTrigrams = (sql: Sql, source: string, text: string, limit: number) => sql<TitleRow[]>`
  SELECT type, id, title, date, poster_path, popularity FROM titles WHERE (name % ${text}::text OR ${text}::text <% name) AND source = ${source}
  ORDER BY greatest(similarity(name, ${text}::text), word_similarity(${text}::text, name)) DESC, popularity DESC LIMIT ${limit}::int`;

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, "\\$&");

/** Without pg_trgm: one typo leaves one half of a name intact. */
function byHalves(sql: Sql, source: string, text: string, limit: number) {
  const letters = [...text];
  const middle = Math.ceil(letters.length / 2);
  const [first, second] = [letters.slice(0, middle).join(""), letters.slice(middle).join("")];
  return sql<TitleRow[]>`
    SELECT type, id, title, date, poster_path, popularity FROM titles
    WHERE (name LIKE ${`${escapeLike(first)}%`} OR (${second.length > 1} AND name LIKE ${`%${escapeLike(second)}`})) AND source = ${source}
    ORDER BY abs(length(name) - ${letters.length}::int), popularity DESC LIMIT ${limit}::int`;
}

/** Candidates for "Did you mean"; `similarTitleHints` selects among them. */
export function postgresTitles({ primary, read, hasTrigrams }: PostgresDatabase, source: string): Pick<Store, "writeTitles" | "titlesLike"> {
  return {
    writeTitles: async (titles) => {
      const rows = JSON.stringify(rowsOf(titles));
      await primary.query(
        (sql) => sql`
          INSERT INTO titles (type, id, source, title, name, date, poster_path, popularity)
          SELECT type, id, ${source}, title, name, date, poster_path, popularity FROM json_to_recordset(${rows}::text::json)
            AS given (type text, id bigint, title text, name text, date text, poster_path text, popularity double precision)
          ON CONFLICT (type, id) DO UPDATE SET source = excluded.source, title = excluded.title, name = excluded.name, date = excluded.date,
            poster_path = excluded.poster_path, popularity = excluded.popularity`,
      );
    },
    titlesLike: async (text, limit) => {
      const name = storable(withoutArticle(text));
      if (name === "") return [];
      const find = hasTrigrams() ? byTrigrams : byHalves;
      return (await read((sql) => find(sql, source, name, limit))).map((row) => ({ ...row, id: Number(row.id) }));
    },
  };
}
