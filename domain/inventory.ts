import type { DiscoverType, SearchType } from "./addresses.ts";
import type { Language } from "./languages.ts";

/** Pages that the sitemaps list by type. */
export type InventoryType = SearchType | "collections";

export const inventoryTypes: readonly InventoryType[] = ["movies", "tv", "people", "collections"];

/** The page of a film, a series, a person or a collection, with its canonical path. */
export type InventoryPage = { id: number; path: string };

/** All pages for the sitemaps. The order of each type is stable, so that it can be read page by page. */
export type Inventory = {
  /** The ids of the genres of which there are titles. */
  genres(type: DiscoverType): Promise<readonly number[]>;
  count(type: InventoryType): Promise<number>;
  pages(type: InventoryType, offset: number, limit: number): Promise<InventoryPage[]>;
};

/** A name that a search may look for: a title, an original title or a person. `language`: of a title in another language than English. */
export type TitleName = { type: SearchType; id: number; name: string; popularity: number; language?: Language };
