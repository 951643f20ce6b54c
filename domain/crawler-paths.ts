import type { SearchType } from "./paths.ts";

/** What search engines ask for beside the pages. */
export const robotsPath = "/robots.txt";
export const sitemapPath = "/sitemap.xml";
export const pagesSitemapPath = "/sitemaps/pages.xml";

/** A part of the sitemap, 1-based: "/sitemaps/movies-1.xml". */
export const sitemapPartPath = (type: SearchType, part: number): string => `/sitemaps/${type}-${part}.xml`;

/** The type and part that such a path names; `null` for every other path. */
export function parseSitemapPartPath(path: string): { type: SearchType; part: number } | null {
  const [, type, part] = /^\/sitemaps\/(movies|tv|people)-([1-9]\d{0,4})\.xml$/.exec(path) ?? [];
  return type === undefined ? null : { type: type as SearchType, part: Number(part) };
}

/** The pictures of shared links, 1200 by 630 and PNG: social networks show no SVG. */
export const siteCardPath = "/cards/site.png";
export const titleCardPath = (kind: "movie" | "tv", id: number): string => `/cards/${kind}-${id}.png`;

/** Which title's card such a path names, or the site's; `null` for every other path. */
export function parseCardPath(path: string): { kind: "movie" | "tv"; id: number } | "site" | null {
  if (path === siteCardPath) return "site";
  const [, kind, id] = /^\/cards\/(movie|tv)-([1-9]\d{0,8})\.png$/.exec(path) ?? [];
  return kind === "movie" || kind === "tv" ? { kind, id: Number(id) } : null;
}
