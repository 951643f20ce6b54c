import type { Inventory, InventoryPage } from "#domain/inventory.ts";
import { canonicalMoviePath, canonicalSeriesPath, personPath, type SearchType } from "#domain/paths.ts";
import type { Collection } from "./collection.ts";

const byId = (pages: InventoryPage[]): InventoryPage[] => pages.toSorted((a, b) => a.id - b.id);

/** The whole embedded catalog, unlike the live one, which lists only titles already loaded. */
export function inventoryOf({ films, series, people }: Collection): Inventory {
  const pages: Record<SearchType, InventoryPage[]> = {
    movies: byId([...films.values()].map(({ id, title }) => ({ id, path: canonicalMoviePath({ id, title }) }))),
    tv: byId([...series.values()].map(({ id, title }) => ({ id, path: canonicalSeriesPath({ id, name: title }) }))),
    people: byId([...people.values()].map(({ id }) => ({ id, path: personPath(id) }))),
  };
  return {
    count: async (type) => pages[type].length,
    pages: async (type, offset, limit) => pages[type].slice(offset, offset + limit),
  };
}
