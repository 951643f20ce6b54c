import type { DiscoverType, SearchType } from "./addresses.ts";
import { type Language, languageCodes } from "./languages.ts";

/** Pages that the sitemaps list by type. */
export type InventoryType = SearchType | "collections";

export const inventoryTypes: readonly InventoryType[] = ["movies", "tv", "people", "collections"];

/**
 * The page of a film, a series, a person or a collection, with its canonical path in English. `translations`: its path in each other language in which it
 * has texts, without the language's prefix.
 */
export type InventoryPage = { id: number; path: string; translations?: PathsByLanguage };

export type PathsByLanguage = { [Code in Language]?: string };

/** Of a page that has the same path in all languages. */
export const inAllLanguages = (path: string): PathsByLanguage => Object.fromEntries(languageCodes.map((language) => [language, path]));

/** All pages for the sitemaps; of another language than English those that have texts in it. The order of each type is stable, so that it can be read page by page. */
export type Inventory = {
  /** The ids of the genres of which there are titles. */
  genres(type: DiscoverType): Promise<readonly number[]>;
  count(type: InventoryType, language?: Language): Promise<number>;
  pages(type: InventoryType, offset: number, limit: number, language?: Language): Promise<InventoryPage[]>;
};

/** A name that a search may look for: a title, an original title or a person. `language`: of a title in another language than English. */
export type TitleName = { type: SearchType; id: number; name: string; popularity: number; language?: Language };
