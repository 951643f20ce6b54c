import type { Inventory, InventoryPage, InventoryType } from "#domain/inventory.ts";

export function sampleInventory(pages: Partial<Record<InventoryType, InventoryPage[]>> = {}): Inventory {
  return {
    facets: async () => ({ genres: [18], years: [1927] }),
    count: async (type) => (pages[type] ?? []).length,
    pages: async (type, offset, limit) => (pages[type] ?? []).slice(offset, offset + limit),
  };
}
