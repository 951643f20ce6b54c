import { DatabaseSync } from "node:sqlite";
import { setImmediate } from "node:timers/promises";
import type { SearchType } from "#domain/addresses.ts";
import type { TitleName } from "#domain/inventory.ts";
import { inLatin, wordsOf } from "./name-words.ts";
import { createWordList } from "./word-list.ts";

const types: readonly SearchType[] = ["movies", "tv", "people"];
/** Popularities to four decimals, up to 26,843: above it names are alike. */
const popularitySteps = 2 ** 28;
/** More names than an index holds, so that each has a key of its own. */
const namesSpan = 2 ** 22;

/**
 * Names by a key that sorts by popularity, and those of each type by their words: FTS5 finds them in the order of keys, and reads all before the
 * first that is wanted, so that one table of all types would be slow. Words of punctuation are tokens too, as some titles have no others.
 */
const schema = `
  CREATE TABLE words (word TEXT PRIMARY KEY, names INTEGER NOT NULL);
  CREATE TABLE names (key INTEGER PRIMARY KEY, id INTEGER NOT NULL, name TEXT NOT NULL, popularity REAL NOT NULL);
  ${types
    .map(
      (type) => `CREATE VIRTUAL TABLE ${type}_found USING fts5(words, content='', columnsize=0, detail=none, prefix='1 2 3 4 5 6',
    tokenize="ascii tokenchars '!#$%&()*+,-./:;<=>?@[\\]^_{|}~'");`,
    )
    .join("\n")}`;

const namesByMatch = (type: SearchType): string => `SELECT id, name, popularity FROM ${type}_found AS found CROSS JOIN names ON names.key = found.rowid
  WHERE ${type}_found MATCH ? ORDER BY found.rowid LIMIT ?`;

/** Bounds the time of a search: of more names of a type, the most popular are compared. */
const mostOfType = 40;
const wordsBetweenPauses = 2000;

export type IndexedName = { id: number; name: string; popularity: number };

/** Words that a typed word may mean. */
export type Term = { word: string; isPrefix: boolean };

const textOf = ({ word, isPrefix }: Term): string => `"${word.replace(/["\0]/g, "")}"${isPrefix ? "*" : ""}`;
/** Names with one of the terms for each typed word. */
const matchOf = (terms: readonly (readonly Term[])[]): string => terms.map((some) => `(${some.map(textOf).join(" OR ")})`).join(" AND ");

const forEachType = <T>(make: (type: SearchType) => T): Record<SearchType, T> => ({ movies: make("movies"), tv: make("tv"), people: make("people") });

function insertInto(database: DatabaseSync) {
  const addName = database.prepare("INSERT INTO names VALUES (?, ?, ?, ?)");
  const addFound = forEachType((type) => database.prepare(`INSERT INTO ${type}_found (rowid, words) VALUES (?, ?)`));
  const addWord = database.prepare("INSERT INTO words VALUES (?, ?) ON CONFLICT DO UPDATE SET names = names + excluded.names RETURNING names");
  let added = 0;
  const keyOf = ({ popularity }: TitleName): number => {
    const step = popularitySteps - 1 - Math.min(popularitySteps - 1, Math.round(popularity * 10_000));
    added += 1;
    return step * namesSpan + added;
  };
  /** @returns the words that are new */
  return (names: readonly TitleName[]): string[] => {
    const counts = new Map<string, number>();
    const keys = new Map(names.map((name) => [keyOf(name), name]));
    database.exec("BEGIN");
    // FTS5 is several times faster with ascending keys.
    for (const [key, { type, id, name, popularity }] of [...keys].sort(([a], [b]) => a - b)) {
      const own = wordsOf(name);
      const words = new Set([...own, ...own.map(inLatin)]);
      addName.run(key, id, name, popularity);
      addFound[type].run(key, [...words].join(" "));
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
  const byMatch = forEachType((type) => database.prepare(namesByMatch(type)));
  const oneWord = database.prepare("SELECT 1 FROM words WHERE word BETWEEN ? AND ? LIMIT 1");
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
    has: ({ word, isPrefix }: Term): boolean => oneWord.get(word, isPrefix ? `${word}\u{10ffff}` : word) !== undefined,
    namesWith: (word: string): number => Number(countOf.get(word)?.names ?? 0),
    /** Names of each type with one of the terms for each typed word, most popular first. */
    names: (terms: readonly (readonly Term[])[]): (IndexedName & { type: SearchType })[] =>
      types.flatMap((type) => {
        const rows = terms.length > 0 ? (byMatch[type].all(matchOf(terms), mostOfType) as IndexedName[]) : [];
        return rows.map((row) => ({ ...row, type }));
      }),
    /** FTS5 reads one list of names for each word. */
    optimize: (): void => {
      for (const type of types) database.exec(`INSERT INTO ${type}_found (${type}_found) VALUES ('optimize')`);
    },
    close: () => database.close(),
  };
}

export function createTitleIndex(path = ":memory:"): TitleIndex {
  const database = new DatabaseSync(path);
  database.exec(schema);
  return openTitleIndex(database);
}
