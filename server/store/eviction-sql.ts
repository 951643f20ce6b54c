import { listKeyPrefixes, type StoreTable, storeTables } from "./store.ts";

/** The rows of all tables. */
export const unionOf = (select: (table: StoreTable) => string): string => storeTables.map(select).join(" UNION ALL ");

/** The condition for rows that may be evicted. */
export const isEvictable = (table: StoreTable): string =>
  table === "answers" ? listKeyPrefixes.map((prefix) => `key NOT LIKE '${prefix}%'`).join(" AND ") : "true";
