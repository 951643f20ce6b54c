import type { Store, StoredRow, StoredTitle } from "#server/store/store.ts";

/** A store in memory that a test can inspect and break. */
export function memoryStore() {
  const rows = new Map<string, StoredRow>();
  const titles: StoredTitle[] = [];
  const broken = { read: false, write: false };
  const unless = (isBroken: boolean): void => {
    if (isBroken) throw new Error("the store is broken");
  };
  const store: Store = {
    read: async (table, key) => {
      unless(broken.read);
      return rows.get(`${table}:${key}`) ?? null;
    },
    write: async (table, key, row) => {
      unless(broken.write);
      rows.set(`${table}:${key}`, row);
    },
    remove: async (table, key) => {
      unless(broken.write);
      rows.delete(`${table}:${key}`);
    },
    writeTitles: async (more) => {
      unless(broken.write);
      titles.push(...more);
    },
    countInventory: async (type) => titles.filter((title) => title.type === type).length,
    listInventory: async (type, offset, limit) => titles.filter((title) => title.type === type).slice(offset, offset + limit),
    close: async () => undefined,
  };
  return { store, rows, titles, broken };
}
