import type { DatabaseSync } from "node:sqlite";
import { folded } from "#domain/search-query.ts";
import type { TitleHint } from "#domain/title-hint.ts";
import { withoutArticle } from "#domain/typo.ts";
import { isReadable } from "./sqlite-inventory.ts";
import { inTransaction } from "./sqlite-transaction.ts";
import type { Store } from "./store.ts";

/** Padding gives the first and last letters trigrams of their own, so that a short name still matches with a typo in the middle. */
const padded = (foldedText: string): string => `  ${withoutArticle(foldedText)} `;

/** A typo breaks at most four trigrams, so most of the twelve rarest still match. Frequent ones ("ing") only cost time. */
const searchLimits = { trigrams: 12, titles: 5000 };

function trigramsOf(text: string): string[] {
  const letters = [...padded(text)];
  return [...new Set(letters.slice(0, -2).map((_, at) => letters.slice(at, at + 3).join("")))];
}

/** Quoted, so that FTS5 reads no operator in it. */
const anyOf = (trigrams: readonly string[]): string => trigrams.map((trigram) => `"${trigram.replaceAll('"', '""')}"`).join(" OR ");

function rarestOf(database: DatabaseSync): (trigrams: readonly string[]) => string[] {
  const countOf = database.prepare("SELECT doc FROM titles_vocabulary WHERE term = ?");
  return (trigrams) => {
    let titles = 0;
    return trigrams
      .map((trigram) => ({ trigram, count: Number(countOf.get(trigram)?.doc ?? 0) }))
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => a.count - b.count)
      .slice(0, searchLimits.trigrams)
      .filter(({ count }) => {
        titles += count;
        return titles <= searchLimits.titles;
      })
      .map(({ trigram }) => trigram);
  };
}

/** Candidates for "Did you mean" from SQLite's trigram index; `similarTitleHints` selects among them. */
export function sqliteTitles(database: DatabaseSync, source: string): Pick<Store, "writeTitles" | "titlesLike"> {
  const write = database.prepare(
    `INSERT INTO titles (type, id, source, title, padded, date, poster_path, popularity) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (type, id) DO UPDATE SET source = excluded.source, title = excluded.title, padded = excluded.padded, date = excluded.date,
      poster_path = excluded.poster_path, popularity = excluded.popularity`,
  );
  const like = database.prepare(
    `SELECT type, id, title, date, poster_path, popularity FROM titles_trigrams JOIN titles ON titles.row = titles_trigrams.rowid
      WHERE titles_trigrams MATCH ? AND source = ? AND ${isReadable} ORDER BY titles_trigrams.rank, popularity DESC LIMIT ?`,
  );
  const rarest = rarestOf(database);
  return {
    writeTitles: async (titles) =>
      inTransaction(database, () => {
        for (const { type, id, title, date, poster_path, popularity } of titles)
          write.run(type, id, source, title, padded(folded(title)), date, poster_path, popularity);
      }),
    titlesLike: async (text, limit) => {
      const trigrams = rarest(trigramsOf(text));
      return trigrams.length === 0 ? [] : (like.all(anyOf(trigrams), source, limit) as TitleHint[]);
    },
  };
}
