import { DatabaseSync } from "node:sqlite";
import { setImmediate } from "node:timers/promises";
import type { SearchType } from "#domain/paths.ts";
import type { TitleName } from "#domain/title-name.ts";
import { inLatin, wordsOf } from "./name-words.ts";
import { createWordList } from "./word-list.ts";

const types: readonly SearchType[] = ["movies", "tv", "people"];
const typeSpan = 2 ** 50;
/** Popularities to four decimals, up to 26,843: above it names are alike. */
const popularitySteps = 2 ** 28;
/** More names than an index holds, so that each has a key of its own. */
const namesSpan = 2 ** 22;

/**
 * `found` has the words of each name, `names` the rest, by a key that sorts by type, then by popularity. Names with each word are found by FTS5;
 * words of punctuation are tokens too, as some titles have no others.
 */
const schema = `
  CREATE TABLE words (word TEXT PRIMARY KEY, names INTEGER NOT NULL);
  CREATE TABLE names (key INTEGER PRIMARY KEY, id INTEGER NOT NULL, name TEXT NOT NULL, popularity REAL NOT NULL);
  CREATE VIRTUAL TABLE found USING fts5(words, content='', columnsize=0, detail=none, prefix='1 2 3 4 5 6',
    tokenize="ascii tokenchars '!#$%&()*+,-./:;<=>?@[\\]^_{|}~'");`;

const namesByMatch = `SELECT id, name, popularity FROM found CROSS JOIN names ON names.key = found.rowid
  WHERE found MATCH ? AND found.rowid BETWEEN ? AND ? ORDER BY found.rowid LIMIT ?`;

/** Bounds the time of a search: of more names of a type, the most popular are compared. */
const mostOfType = 100;
const wordsBetweenPauses = 2000;

export type IndexedName = { id: number; name: string; popularity: number };

/** Words that a typed word may mean. */
export type Term = { word: string; isPrefix: boolean };

const textOf = ({ word, isPrefix }: Term): string => `"${word.replace(/["\0]/g, "")}"${isPrefix ? "*" : ""}`;
/** Names with one of the terms for each typed word. */
const matchOf = (terms: readonly (readonly Term[])[]): string => terms.map((some) => `(${some.map(textOf).join(" OR ")})`).join(" AND ");

function insertInto(database: DatabaseSync) {
  const addName = database.prepare("INSERT INTO names VALUES (?, ?, ?, ?)");
  const addFound = database.prepare("INSERT INTO found (rowid, words) VALUES (?, ?)");
  const addWord = database.prepare("INSERT INTO words VALUES (?, ?) ON CONFLICT DO UPDATE SET names = names + excluded.names RETURNING names");
  let added = 0;
  const keyOf = ({ type, popularity }: TitleName): number => {
    const step = popularitySteps - 1 - Math.min(popularitySteps - 1, Math.round(popularity * 10_000));
    added += 1;
    return types.indexOf(type) * typeSpan + step * namesSpan + added;
  };
  /** @returns the words that are new */
  return (names: readonly TitleName[]): string[] => {
    const counts = new Map<string, number>();
    const keys = new Map(names.map((name) => [keyOf(name), name]));
    database.exec("BEGIN");
    // FTS5 is several times faster with ascending keys.
    for (const [key, { id, name, popularity }] of [...keys].sort(([a], [b]) => a - b)) {
      const own = wordsOf(name);
      const words = new Set([...own, ...own.map(inLatin)]);
      addName.run(key, id, name, popularity);
      addFound.run(key, [...words].join(" "));
      for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
    const fresh = [...counts].filter(([word, count]) => addWord.get(word, count)?.names === count).map(([word]) => word);
    database.exec("COMMIT");
    return fresh;
  };
}

export type TitleIndex = ReturnType<typeof openTitleIndex>;

/** Of a database with the tables. */
export function openTitleIndex(database: DatabaseSync) {
  const insert = insertInto(database);
  const words = createWordList();
  const byMatch = database.prepare(namesByMatch);
  const oneMatch = database.prepare("SELECT 1 FROM found WHERE found MATCH ? LIMIT 1");
  const countOf = database.prepare("SELECT names FROM words WHERE word = ?");
  return {
    add: (names: readonly TitleName[]): void => {
      for (const word of insert(names)) words.add(word);
    },
    /** The words of names that are in the database. The event loop is free now and then. */
    readWords: async (): Promise<void> => {
      let read = 0;
      for (const { word } of database.prepare("SELECT word FROM words ORDER BY rowid").iterate()) {
        words.add(String(word));
        read += 1;
        if (read % wordsBetweenPauses === 0) await setImmediate();
      }
    },
    wordsLike: words.like,
    has: (term: Term): boolean => oneMatch.get(textOf(term)) !== undefined,
    namesWith: (word: string): number => Number(countOf.get(word)?.names ?? 0),
    /** Names of each type with one of the terms for each typed word, most popular first. */
    names: (terms: readonly (readonly Term[])[]): (IndexedName & { type: SearchType })[] =>
      types.flatMap((type, at) => {
        const rows = byMatch.all(matchOf(terms), at * typeSpan, (at + 1) * typeSpan - 1, mostOfType) as IndexedName[];
        return rows.map((row) => ({ ...row, type }));
      }),
    close: () => database.close(),
  };
}

export function createTitleIndex(path = ":memory:"): TitleIndex {
  const database = new DatabaseSync(path);
  database.exec(schema);
  return openTitleIndex(database);
}
