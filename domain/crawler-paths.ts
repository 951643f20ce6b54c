import { type InventoryType, inventoryTypes } from "./inventory.ts";

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

/** Social cards are PNG, 1200 by 630: social networks show no SVG. */
export const siteCardPath = "/cards/site.png";
export const titleCardPath = (kind: "movie" | "series", id: number): string => `/cards/${kind === "series" ? "tv" : kind}-${id}.png`;

export function parseCardPath(path: string): { kind: "movie" | "series"; id: number } | "site" | null {
  if (path === siteCardPath) return "site";
  const [, kind, id] = /^\/cards\/(movie|tv)-([1-9]\d{0,8})\.png$/.exec(path) ?? [];
  return kind === undefined ? null : { kind: kind === "tv" ? "series" : "movie", id: Number(id) };
}
