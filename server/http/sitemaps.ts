import type { Context, Hono } from "hono";
import { indexedPaths } from "#app/routes.server.ts";
import { type Inventory, type InventoryType, inAllLanguages, inventoryTypes } from "#domain/inventory.ts";
import { defaultLanguage, type Language } from "#domain/languages.ts";
import type { PublicSite } from "#domain/site.ts";
import { type TakedownList, takedownKindOf } from "#domain/takedown.ts";
import { discoverPath } from "#features/discover/model/discover-address.ts";
import { listedFilters } from "#features/discover/model/discover-pages.ts";
import { indexedReleasePaths } from "#features/upcoming/model/release-choice.ts";
import type { PageCache, Rendered } from "#server/page-cache/page-cache.ts";
import { cachedResponse } from "#server/request/cached-response.ts";
import { pagesSitemapPath, parseSitemapPartPath, type SitemapPart, sitemapPartPath, sitemapPath } from "./crawler-paths.ts";
import { entriesInPart, sitemapIndexXml, urlSetXml } from "./sitemap-xml.ts";

type SitemapDeps = {
  site: Pick<PublicSite, "origin" | "languages">;
  inventory: Inventory;
  takedown: TakedownList;
  cache: PageCache;
  headers: Record<string, string>;
  onError: (error: unknown) => void;
};

const maxAgeS = 300;
const retryAfterS = 60;

/** Of each language the pages without an id, and parts of its titles and people. */
async function sitemapIndex({ site, inventory }: SitemapDeps): Promise<string> {
  const partsOf = async (language: Language, type: InventoryType): Promise<string[]> => {
    const count = await inventory.count(type, language);
    return Array.from({ length: Math.ceil(count / entriesInPart(site.languages)) }, (_, index) => sitemapPartPath(type, index + 1, language));
  };
  const parts = site.languages.map(async (language) => {
    const ofTypes = await Promise.all(inventoryTypes.map((type) => partsOf(language, type)));
    return [pagesSitemapPath(language), ...ofTypes.flat()];
  });
  return sitemapIndexXml((await Promise.all(parts)).flat().map((path) => site.origin + path));
}

/** Pages without an id, Discover's genres and the lists of releases among them. They have the same paths in all languages. */
async function pagesSitemap({ site, inventory }: SitemapDeps, language: Language): Promise<string> {
  const discover = await Promise.all((["movies", "tv"] as const).map(async (type) => listedFilters(type, await inventory.genres(type)).map(discoverPath)));
  return urlSetXml(site, language, [...new Set([...indexedPaths, ...indexedReleasePaths, ...discover.flat()])].map(inAllLanguages));
}

/** Returns `null` for a part past the end. Leaves out blocked titles and people. */
async function sitemapPart({ site, inventory, takedown }: SitemapDeps, { type, part, language }: SitemapPart): Promise<string | null> {
  const most = entriesInPart(site.languages);
  const pages = await inventory.pages(type, (part - 1) * most, most, language);
  if (pages.length === 0) return null;
  const allowed = type === "collections" ? pages : pages.filter((page) => !takedown.has(takedownKindOf[type], page.id));
  return urlSetXml(
    site,
    language,
    allowed.map(({ path, translations }) => ({ ...translations, [defaultLanguage]: path })),
  );
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
  for (const language of deps.site.languages)
    app.get(
      pagesSitemapPath(language),
      handler(() => pagesSitemap(deps, language)),
    );
  app.get("/sitemaps/*", (context, next) => {
    const part = parseSitemapPartPath(context.req.path, deps.site.languages);
    return part === null ? next() : handler(() => sitemapPart(deps, part))(context);
  });
}
