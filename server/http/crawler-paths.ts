import { type InventoryType, inventoryTypes } from "#domain/inventory.ts";
import { languagePrefix } from "#domain/language-addresses.ts";
import type { Language } from "#domain/languages.ts";

export const robotsPath = "/robots.txt";
export const sitemapPath = "/sitemap.xml";

/** The folder of a language's sitemaps: "/sitemaps/de". */
const folderIn = (language: Language): string => `/sitemaps${languagePrefix(language)}`;

export const pagesSitemapPath = (language: Language): string => `${folderIn(language)}/pages.xml`;

/** `part` is 1-based: "/sitemaps/movies-1.xml", "/sitemaps/de/movies-1.xml". */
export const sitemapPartPath = (type: InventoryType, part: number, language: Language): string => `${folderIn(language)}/${type}-${part}.xml`;

export type SitemapPart = { type: InventoryType; part: number; language: Language };

export function parseSitemapPartPath(path: string, offered: readonly Language[]): SitemapPart | null {
  const [, folder, name, part] = /^(\/sitemaps(?:\/[\w-]+)?)\/([a-z]+)-([1-9]\d{0,4})\.xml$/.exec(path) ?? [];
  const type = inventoryTypes.find((one) => one === name);
  const language = offered.find((one) => folderIn(one) === folder);
  return type === undefined || language === undefined ? null : { type, part: Number(part), language };
}
