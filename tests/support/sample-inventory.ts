import type { Inventory, InventoryPage, InventoryType } from "#domain/inventory.ts";

export function sampleInventory(pages: Partial<Record<InventoryType, InventoryPage[]>> = {}): Inventory {
  return {
    genres: async () => [18],
    count: async (type) => (pages[type] ?? []).length,
    pages: async (type, offset, limit) => (pages[type] ?? []).slice(offset, offset + limit),
  };
}
