import type { Context, Hono } from "hono";
import { indexedPaths } from "#app/routes.server.ts";
import { type Inventory, type InventoryType, inventoryTypes } from "#domain/inventory.ts";
import { type TakedownList, takedownKindOf } from "#domain/takedown.ts";
import { discoverPath } from "#features/discover/model/discover-address.ts";
import { listedFilters } from "#features/discover/model/discover-pages.ts";
import type { PageCache, Rendered } from "#server/page-cache/page-cache.ts";
import { cachedResponse } from "#server/request/cached-response.ts";
import { pagesSitemapPath, parseSitemapPartPath, sitemapPartPath, sitemapPath } from "./crawler-paths.ts";

type SitemapDeps = {
  origin: string;
  inventory: Inventory;
  takedown: TakedownList;
  cache: PageCache;
  headers: Record<string, string>;
  onError: (error: unknown) => void;
};

/** The protocol allows 50,000. Crawlers fetch a smaller part again sooner. */
export const addressesInPart = 10_000;
const maxAgeS = 300;
const retryAfterS = 60;

/** Addresses consist of an origin, ids, slugs and the parameters of Discover. */
const escaped = (address: string): string => address.replaceAll("&", "&amp;");

const xmlDocument = (root: "urlset" | "sitemapindex", entry: "url" | "sitemap", addresses: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses.map((address) => `<${entry}><loc>${escaped(address)}</loc></${entry}>\n`).join("")}</${root}>\n`;

async function sitemapIndex({ origin, inventory }: SitemapDeps): Promise<string> {
  const parts = await Promise.all(
    inventoryTypes.map(async (type) => {
      const count = await inventory.count(type);
      return Array.from({ length: Math.ceil(count / addressesInPart) }, (_, index) => sitemapPartPath(type, index + 1));
    }),
  );
  const addresses = [pagesSitemapPath, ...parts.flat()].map((path) => origin + path);
  return xmlDocument("sitemapindex", "sitemap", addresses);
}

/** Pages without an id, Discover's genres among them. */
async function pagesSitemap({ origin, inventory }: SitemapDeps): Promise<string> {
  const discover = await Promise.all((["movies", "tv"] as const).map(async (type) => listedFilters(type, await inventory.genres(type)).map(discoverPath)));
  return xmlDocument(
    "urlset",
    "url",
    [...indexedPaths, ...discover.flat()].map((path) => origin + path),
  );
}

/** Returns `null` for a part past the end. Leaves out blocked titles and people. */
async function sitemapPart({ origin, inventory, takedown }: SitemapDeps, type: InventoryType, part: number): Promise<string | null> {
  const pages = await inventory.pages(type, (part - 1) * addressesInPart, addressesInPart);
  if (pages.length === 0) return null;
  const allowed = type === "collections" ? pages : pages.filter((page) => !takedown.has(takedownKindOf[type], page.id));
  const addresses = allowed.map((page) => origin + page.path);
  return xmlDocument("urlset", "url", addresses);
}

/**
 * The sitemap index and its parts, cached and compressed like pages. Without `lastmod`: the time of the last fetch is not the time of
 * the last change, and search engines ignore dates that prove wrong.
 */
export function mountSitemaps(app: Hono, deps: SitemapDeps): void {
  const { cache, headers, onError } = deps;
  const plainHeaders = { ...headers, "content-type": "text/plain", "cache-control": "no-store" };
  const absent: Rendered = { status: 404, headers: plainHeaders, body: "There is no such sitemap", cacheable: false };
  const failed: Rendered = {
    status: 503,
    headers: { ...plainHeaders, "retry-after": String(retryAfterS) },
    body: "The sitemap is not there at the moment",
    cacheable: false,
  };
  const xmlHeaders = { ...headers, "content-type": "application/xml; charset=utf-8", "cache-control": `public, max-age=${maxAgeS}` };
  const handler = (make: () => Promise<string | null>) => async (context: Context) => {
    const render = async (): Promise<Rendered> => {
      try {
        const xml = await make();
        return xml === null ? absent : { status: 200, headers: xmlHeaders, body: xml, cacheable: true };
      } catch (error) {
        onError(error);
        return failed;
      }
    };
    return cachedResponse(cache, context.req.path, { first: render, again: render }, context.req.raw);
  };
  app.get(
    sitemapPath,
    handler(() => sitemapIndex(deps)),
  );
  app.get(
    pagesSitemapPath,
    handler(() => pagesSitemap(deps)),
  );
  app.get("/sitemaps/:name", (context, next) => {
    const part = parseSitemapPartPath(context.req.path);
    return part === null ? next() : handler(() => sitemapPart(deps, part.type, part.part))(context);
  });
}
