import { type InventoryType, inventoryTypes } from "#domain/inventory.ts";

export const robotsPath = "/robots.txt";
export const sitemapPath = "/sitemap.xml";
export const pagesSitemapPath = "/sitemaps/pages.xml";

/** `part` is 1-based: "/sitemaps/movies-1.xml". */
export const sitemapPartPath = (type: InventoryType, part: number): string => `/sitemaps/${type}-${part}.xml`;

export function parseSitemapPartPath(path: string): { type: InventoryType; part: number } | null {
  const [, name, part] = /^\/sitemaps\/([a-z]+)-([1-9]\d{0,4})\.xml$/.exec(path) ?? [];
  const type = inventoryTypes.find((one) => one === name);
  return type === undefined ? null : { type, part: Number(part) };
}
