import type { Inventory, InventoryPage } from "#domain/inventory.ts";
import type { SearchType } from "#domain/paths.ts";

export function sampleInventory(pages: Partial<Record<SearchType, InventoryPage[]>> = {}): Inventory {
  return {
    facets: async () => ({ genres: [18], years: [1927] }),
    count: async (type) => (pages[type] ?? []).length,
    pages: async (type, offset, limit) => (pages[type] ?? []).slice(offset, offset + limit),
  };
}
