import type { Inventory, InventoryPage } from "#domain/inventory.ts";
import type { SearchType } from "#domain/paths.ts";

export function sampleInventory(pages: Partial<Record<SearchType, InventoryPage[]>> = {}): Inventory {
  return {
    count: async (type) => (pages[type] ?? []).length,
    pages: async (type, offset, limit) => (pages[type] ?? []).slice(offset, offset + limit),
  };
}
