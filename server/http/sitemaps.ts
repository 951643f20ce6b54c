import type { Context, Hono } from "hono";
import { pagesSitemapPath, parseSitemapPartPath, sitemapPartPath, sitemapPath } from "#domain/crawler-paths.ts";
import type { Inventory } from "#domain/inventory.ts";
import { paths, type SearchType } from "#domain/paths.ts";
import { type TakedownList, takedownKindOf } from "#domain/takedown.ts";
import type { PageCache, Rendered } from "#server/page-cache/page-cache.ts";
import { cachedResponse } from "./cached-response.ts";

type SitemapDeps = {
  origin: string;
  inventory: Inventory;
  takedown: TakedownList;
  cache: PageCache;
  headers: Record<string, string>;
  onError: (error: unknown) => void;
};

/** The protocol allows 50,000; smaller parts are read anew sooner. */
export const addressesInPart = 10_000;
const maxAgeS = 300;
const retryAfterS = 60;

const types = Object.keys(takedownKindOf) as SearchType[];

/** Search results are nobody's to index. */
const staticPaths: readonly string[] = Object.values(paths).filter((path) => path !== paths.search);

/** Our own addresses hold no character that XML would want escaped: an origin, ids and slugs. */
const document = (root: "urlset" | "sitemapindex", entry: "url" | "sitemap", addresses: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses.map((address) => `<${entry}><loc>${address}</loc></${entry}>\n`).join("")}</${root}>\n`;

async function indexOf({ origin, inventory }: SitemapDeps): Promise<string> {
  const parts = await Promise.all(
    types.map(async (type) => {
      const count = await inventory.count(type);
      return Array.from({ length: Math.ceil(count / addressesInPart) }, (_, index) => sitemapPartPath(type, index + 1));
    }),
  );
  return document(
    "sitemapindex",
    "sitemap",
    [pagesSitemapPath, ...parts.flat()].map((path) => origin + path),
  );
}

function pagesOf(origin: string): string {
  const addresses = staticPaths.map((path) => origin + path);
  return document("urlset", "url", addresses);
}

/** `null` for a part that is not there. What the operator has blocked is left out. */
async function partOf({ origin, inventory, takedown }: SitemapDeps, type: SearchType, part: number): Promise<string | null> {
  const pages = await inventory.pages(type, (part - 1) * addressesInPart, addressesInPart);
  const open = pages.filter((page) => !takedown.has(takedownKindOf[type], page.id));
  return pages.length === 0
    ? null
    : document(
        "urlset",
        "url",
        open.map((page) => origin + page.path),
      );
}

/**
 * The sitemap index and its parts, kept and compressed as pages are. Without `lastmod`: when we last fetched a title says nothing
 * of when it last changed, and search engines stop believing dates that do not hold.
 */
export function mountSitemaps(app: Hono, parts: SitemapDeps): void {
  const { origin, cache, headers, onError } = parts;
  const plainHeaders = { ...headers, "content-type": "text/plain", "cache-control": "no-store" };
  const absent: Rendered = { status: 404, headers: plainHeaders, body: "There is no such sitemap", keep: false };
  const failed: Rendered = {
    status: 503,
    headers: { ...plainHeaders, "retry-after": String(retryAfterS) },
    body: "The sitemap is not there at the moment",
    keep: false,
  };
  const xmlHeaders = { ...headers, "content-type": "application/xml; charset=utf-8", "cache-control": `public, max-age=${maxAgeS}` };
  const answer = (make: () => Promise<string | null>) => async (context: Context) => {
    const render = async (): Promise<Rendered> => {
      try {
        const xml = await make();
        return xml === null ? absent : { status: 200, headers: xmlHeaders, body: xml, keep: true };
      } catch (error) {
        onError(error);
        return failed;
      }
    };
    return cachedResponse(cache, context.req.path, render, context.req.raw);
  };
  const index = answer(() => indexOf(parts));
  const pages = answer(async () => pagesOf(origin));
  app.get(sitemapPath, index);
  app.get(pagesSitemapPath, pages);
  app.get("/sitemaps/:name", (context, next) => {
    const asked = parseSitemapPartPath(context.req.path);
    return asked === null ? next() : answer(() => partOf(parts, asked.type, asked.part))(context);
  });
}
