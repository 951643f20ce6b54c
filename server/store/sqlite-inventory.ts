import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { InventoryEntry, Store } from "./store.ts";

/** The store has a row "person:{id}" for each person whose page was requested. */
const people = "FROM answers WHERE key >= 'person:' AND key < 'person;' AND source = ?";

/** One greater id would make every query fail that returns it: no JavaScript number holds it. */
const isReadable = `id <= ${Number.MAX_SAFE_INTEGER}`;

/** Each reads an index alone, except for the titles of the range itself: a high offset stays cheap. */
export const inventoryQueries = {
  countTitles: `SELECT count(*) AS count FROM titles WHERE type = ? AND source = ? AND ${isReadable}`,
  titles: `SELECT id, title, popularity FROM titles WHERE type = ? AND source = ? AND ${isReadable} ORDER BY id LIMIT ? OFFSET ?`,
  countPeople: `SELECT count(*) AS count ${people}`,
  persons: `SELECT CAST(substr(key, 8) AS INTEGER) AS id, '' AS title, 0 AS popularity ${people} ORDER BY key LIMIT ? OFFSET ?`,
} as const;

export function sqliteInventory(database: DatabaseSync, source: string, titlesSource: string): Pick<Store, "countInventory" | "listInventory"> {
  const countTitles = database.prepare(inventoryQueries.countTitles);
  const titles = database.prepare(inventoryQueries.titles);
  const countPeople = database.prepare(inventoryQueries.countPeople);
  const persons = database.prepare(inventoryQueries.persons);
  const countIn = (row: ReturnType<StatementSync["get"]>): number => Number(row?.count ?? 0);
  return {
    countInventory: async (type) => countIn(type === "people" ? countPeople.get(source) : countTitles.get(type, titlesSource)),
    listInventory: async (type, offset, limit) =>
      (type === "people" ? persons.all(source, limit, offset) : titles.all(type, titlesSource, limit, offset)) as InventoryEntry[],
  };
}
