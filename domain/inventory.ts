import type { SearchType } from "./paths.ts";

/** One page about a film, a series or a person: the id and the canonical path. */
export type InventoryPage = { id: number; path: string };

/** All that the catalog can name, for search engines. Each type is in a steady order, so that it can be read in parts. */
export type Inventory = {
  count(type: SearchType): Promise<number>;
  pages(type: SearchType, offset: number, limit: number): Promise<InventoryPage[]>;
};
