import type { InventoryType } from "#domain/inventory.ts";
import type { Language } from "#domain/languages.ts";
import type { Store, StoredRow, StoredTitle } from "#server/store/store.ts";

/** A store in memory that a test can inspect and break. */
export function memoryStore() {
  const rows = new Map<string, StoredRow>();
  const titles: StoredTitle[] = [];
  const inLanguage = (type: InventoryType, language: Language | undefined) =>
    titles.filter((title) => title.type === type && (title.language ?? "en") === (language ?? "en"));
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
    countInventory: async (type, language) => inLanguage(type, language).length,
    listInventory: async (type, offset, limit, language) => inLanguage(type, language).slice(offset, offset + limit),
    titleNames: async (type, ids) =>
      titles.filter((title) => title.type === type && ids.includes(title.id)).map(({ id, title, language = "en" }) => ({ id, title, language })),
    close: async () => undefined,
  };
  return { store, rows, titles, broken };
}
