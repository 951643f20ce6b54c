import type { DiscoverType } from "./discover-filters.ts";
import type { Facets } from "./discover-pages.ts";
import type { SearchType } from "./paths.ts";

/** The page of a film, a series or a person, with its canonical path. */
export type InventoryPage = { id: number; path: string };

/** All pages for the sitemaps. The order of each type is stable, so that it can be read page by page. */
export type Inventory = {
  /** The genres and years of which there are titles: Discover's indexed pages. */
  facets(type: DiscoverType): Promise<Facets>;
  count(type: SearchType): Promise<number>;
  pages(type: SearchType, offset: number, limit: number): Promise<InventoryPage[]>;
};
