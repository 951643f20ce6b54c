import { folded } from "#domain/search-query.ts";
import type { TitleHint } from "#domain/title-hint.ts";
import { withoutArticle } from "#domain/typo.ts";
import type { PostgresConnection, Sql } from "./postgres-connection.ts";
import type { Store } from "./store.ts";

/** PostgreSQL's text has no NUL and no half of a surrogate pair. */
const storable = (text: string): string => text.replaceAll("\u0000", "").toWellFormed();

/** Sorted, so that two nodes that write the same titles never wait for each other; each once, because one statement may touch a row once. */
function rowsOf(titles: readonly TitleHint[]) {
  const newest = new Map(titles.map((title) => [`${title.type} ${title.id}`, title]));
  return [...newest]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, hint]) => ({ ...hint, title: storable(hint.title), date: storable(hint.date), name: storable(withoutArticle(folded(hint.title))) }));
}

type Found = Omit<TitleHint, "id"> & { id: string };

const byTrigrams = (sql: Sql, source: string, text: string, limit: number) => sql<Found[]>`
  SELECT type, id, title, date, poster_path, popularity FROM titles WHERE (name % ${text}::text OR ${text}::text <% name) AND source = ${source}
  ORDER BY greatest(similarity(name, ${text}::text), word_similarity(${text}::text, name)) DESC, popularity DESC LIMIT ${limit}::int`;

const escaped = (text: string): string => text.replace(/[\\%_]/g, "\\$&");

/** Without trigrams: one slip leaves one half of a name as it is. */
function byHalves(sql: Sql, source: string, text: string, limit: number) {
  const letters = [...text];
  const middle = Math.ceil(letters.length / 2);
  const [first, second] = [letters.slice(0, middle).join(""), letters.slice(middle).join("")];
  return sql<Found[]>`
    SELECT type, id, title, date, poster_path, popularity FROM titles
    WHERE (name LIKE ${`${escaped(first)}%`} OR (${second.length > 1} AND name LIKE ${`%${escaped(second)}`})) AND source = ${source}
    ORDER BY abs(length(name) - ${letters.length}::int), popularity DESC LIMIT ${limit}::int`;
}

/** "Did you mean": names that share pieces with what was typed. Who judges them is `similarTitleHints`. */
export function postgresTitles(
  primary: PostgresConnection,
  reads: PostgresConnection["query"],
  source: string,
  hasTrigrams: () => boolean,
): Pick<Store, "writeTitles" | "titlesLike"> {
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
      const wanted = storable(withoutArticle(text));
      if (wanted === "") return [];
      const find = hasTrigrams() ? byTrigrams : byHalves;
      return (await reads((sql) => find(sql, source, wanted, limit))).map((row) => ({ ...row, id: Number(row.id) }));
    },
  };
}
