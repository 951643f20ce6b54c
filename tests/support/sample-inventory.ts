import type { Inventory, InventoryPage, InventoryType } from "#domain/inventory.ts";
import { isEnglish, type Language } from "#domain/languages.ts";

export function sampleInventory(pages: Partial<Record<InventoryType, InventoryPage[]>> = {}): Inventory {
  const pagesIn = (type: InventoryType, language: Language | undefined): InventoryPage[] =>
    (pages[type] ?? []).filter(({ translations }) => isEnglish(language) || translations?.[language] !== undefined);
  return {
    genres: async () => [18],
    count: async (type, language) => pagesIn(type, language).length,
    pages: async (type, offset, limit, language) => pagesIn(type, language).slice(offset, offset + limit),
  };
}
