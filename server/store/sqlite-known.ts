import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { KnownTitle, Store } from "./store.ts";

/** A person is known once somebody has asked for the page: then there is an answer under "person:{id}". */
const people = "FROM answers WHERE key >= 'person:' AND key < 'person;' AND source = ?";

/** All that the store can name, for the sitemaps. Both orders are an index's own, so that a stretch is read and not sorted. */
export function sqliteKnown(database: DatabaseSync, source: string): Pick<Store, "countKnown" | "known"> {
  const countTitles = database.prepare("SELECT count(*) AS count FROM titles WHERE type = ? AND source = ?");
  const titles = database.prepare("SELECT id, title FROM titles WHERE type = ? AND source = ? ORDER BY id LIMIT ? OFFSET ?");
  const countPeople = database.prepare(`SELECT count(*) AS count ${people}`);
  const persons = database.prepare(`SELECT CAST(substr(key, 8) AS INTEGER) AS id, '' AS title ${people} ORDER BY key LIMIT ? OFFSET ?`);
  const counted = (row: ReturnType<StatementSync["get"]>): number => Number(row?.count ?? 0);
  return {
    countKnown: async (type) => counted(type === "people" ? countPeople.get(source) : countTitles.get(type, source)),
    known: async (type, offset, limit) => (type === "people" ? persons.all(source, limit, offset) : titles.all(type, source, limit, offset)) as KnownTitle[],
  };
}
