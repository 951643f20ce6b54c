import type { Inventory, InventoryPage } from "#domain/inventory.ts";
import type { SearchType } from "#domain/paths.ts";

/** An inventory of what a test knows. */
export function sampleInventory(known: Partial<Record<SearchType, InventoryPage[]>> = {}): Inventory {
  return {
    count: async (type) => (known[type] ?? []).length,
    pages: async (type, offset, limit) => (known[type] ?? []).slice(offset, offset + limit),
  };
}
