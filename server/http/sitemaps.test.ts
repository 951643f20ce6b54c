import { gunzipSync } from "node:zlib";
import { JSDOM } from "jsdom";
import { describe, expect, test } from "vitest";
import { canonicalCollectionPath, canonicalMoviePath, canonicalSeriesPath, paths, personPath } from "#domain/addresses.ts";
import type { Inventory, InventoryPage } from "#domain/inventory.ts";
import { isNoindex, readPage } from "#tests/support/read-page.ts";
import { sampleApp } from "#tests/support/sample-app.ts";
import { failing } from "#tests/support/sample-catalog.ts";
import { sampleInventory } from "#tests/support/sample-inventory.ts";
import { entriesInPart } from "./sitemap-xml.ts";

const origin = "https://matinee.example";
const hostile = `</loc><script>&"' 東京`;
const film = (id: number, title = `Film ${id}`): InventoryPage => ({ id, path: canonicalMoviePath({ id, title }) });
const pages = {
  movies: [film(1), film(2, hostile)],
  tv: [{ id: 7, path: canonicalSeriesPath({ id: 7, name: "Series 7" }) }],
  people: [{ id: 5, path: personPath(5) }],
  collections: [{ id: 10, path: canonicalCollectionPath({ id: 10, name: "Collection 10" }) }],
};
const blocking = (kind: string, id: number) => ({ has: (itsKind: string, itsId: number) => itsKind === kind && itsId === id, version: () => "1" });

/** The addresses in a sitemap, which must be XML. */
async function addressesIn(response: Response, entry: "url" | "sitemap" = "url"): Promise<string[]> {
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/xml; charset=utf-8"]);
  const xml = new JSDOM(await response.text(), { contentType: "application/xml" }).window.document;
  expect(xml.documentElement.namespaceURI).toBe("http://www.sitemaps.org/schemas/sitemap/0.9");
  expect(xml.documentElement.localName).toBe(entry === "url" ? "urlset" : "sitemapindex");
  return [...xml.querySelectorAll(`${entry} > loc`)].map((loc) => loc.textContent ?? "");
}

describe("the sitemap", () => {
  test("is an index of its parts", async () => {
    const { get } = sampleApp({ inventory: sampleInventory(pages) });
    expect(await addressesIn(await get("/sitemap.xml"), "sitemap")).toEqual(
      ["/sitemaps/pages.xml", "/sitemaps/movies-1.xml", "/sitemaps/tv-1.xml", "/sitemaps/people-1.xml", "/sitemaps/collections-1.xml"].map(
        (path) => origin + path,
      ),
    );
  });

  test("names pages that exist, may be indexed and have that canonical address", async () => {
    const { get } = sampleApp({ inventory: sampleInventory({ ...pages, movies: [film(1)] }) });
    const parts = await addressesIn(await get("/sitemap.xml"), "sitemap");
    const listed = (await Promise.all(parts.map(async (part) => addressesIn(await get(part.slice(origin.length)))))).flat();
    expect(listed).toEqual(
      expect.arrayContaining([
        `${origin}/`,
        `${origin}/movie/1-film-1`,
        `${origin}/tv/7-series-7`,
        `${origin}/actor/5`,
        `${origin}/collection/10-collection-10`,
      ]),
    );
    for (const address of listed) {
      const response = await get(address.slice(origin.length));
      expect([address, response.status]).toEqual([address, 200]);
      const { page } = await readPage(response);
      expect([address, isNoindex(page)]).toEqual([address, false]);
      expect(page.querySelector('link[rel="canonical"]')?.getAttribute("href")).toBe(address);
    }
  });

  test("lists every static page but the search", async () => {
    const listed = await addressesIn(await sampleApp().get("/sitemaps/pages.xml"));
    expect(listed).toEqual(expect.arrayContaining([`${origin}${paths.genres}`, `${origin}${paths.support}`]));
    expect(listed).not.toContain(`${origin}${paths.search}`);
    expect(new Set(listed).size).toBe(listed.length);
  });

  test("lists Discover's genres, of films and of series, and no year, to which nothing links", async () => {
    const listed = await addressesIn(await sampleApp().get("/sitemaps/pages.xml"));
    expect(listed.filter((address) => address.includes("/discover")).map((address) => address.slice(origin.length))).toEqual([
      ...["/discover", "/discover?genres=18"],
      ...["/discover?type=tv", "/discover?type=tv&genres=18"],
    ]);
  });

  test("lists what is in cinemas, comes to them and comes to homes", async () => {
    const listed = await addressesIn(await sampleApp().get("/sitemaps/pages.xml"));
    const releases = listed.map((address) => address.slice(origin.length)).filter((path) => path.startsWith(paths.upcoming));
    expect(releases).toEqual(["/upcoming", "/upcoming?list=soon", "/upcoming?list=home"]);
  });

  test("is well-formed XML for hostile titles", async () => {
    const { get } = sampleApp({ inventory: sampleInventory(pages) });
    expect(await addressesIn(await get("/sitemaps/movies-1.xml"))).toEqual([`${origin}/movie/1-film-1`, `${origin}/movie/2-loc-script`]);
  });

  test("has parts of at most 10,000", async () => {
    const most = entriesInPart(["en"]);
    const movies = Array.from({ length: 2 * most + 1 }, (_, index) => film(index + 1, ""));
    const { get } = sampleApp({ inventory: sampleInventory({ movies }) });
    expect(most).toBe(10_000);
    expect(await addressesIn(await get("/sitemap.xml"), "sitemap")).toHaveLength(4);
    expect(await addressesIn(await get("/sitemaps/movies-2.xml"))).toHaveLength(most);
    expect(await addressesIn(await get("/sitemaps/movies-3.xml"))).toEqual([`${origin}/movie/20001`]);
  });

  test("has no lastmod, priority or changefreq", async () => {
    const { get } = sampleApp({ inventory: sampleInventory(pages) });
    expect(await (await get("/sitemaps/movies-1.xml")).text()).not.toMatch(/lastmod|priority|changefreq/);
  });

  test("leaves out what the operator has blocked", async () => {
    const inventory = sampleInventory(pages);
    expect(await addressesIn(await sampleApp({ inventory, takedown: blocking("movies", 1) }).get("/sitemaps/movies-1.xml"))).toEqual([
      `${origin}/movie/2-loc-script`,
    ]);
    expect(await addressesIn(await sampleApp({ inventory, takedown: blocking("series", 7) }).get("/sitemaps/tv-1.xml"))).toEqual([]);
    expect(await addressesIn(await sampleApp({ inventory, takedown: blocking("people", 5) }).get("/sitemaps/people-1.xml"))).toEqual([]);
  });

  test("is compressed", async () => {
    const { get } = sampleApp({ inventory: sampleInventory({ movies: Array.from({ length: 100 }, (_, index) => film(index + 1)) }) });
    const response = await get("/sitemaps/movies-1.xml", { "accept-encoding": "gzip" });
    expect([response.headers.get("content-encoding"), response.headers.get("vary")]).toEqual(["gzip", "accept-encoding"]);
    expect(gunzipSync(Buffer.from(await response.arrayBuffer())).toString()).toContain(`<loc>${origin}/movie/100-film-100</loc>`);
    expect((await get("/sitemaps/movies-1.xml", { "if-none-match": response.headers.get("etag") ?? "", "accept-encoding": "gzip" })).status).toBe(304);
  });

  test("queries the inventory once while it is fresh", async () => {
    let queries = 0;
    const inventory: Inventory = { ...sampleInventory(pages), pages: async () => [film(++queries)] };
    const { get } = sampleApp({ inventory });
    for (const _ of [1, 2, 3]) expect(await addressesIn(await get("/sitemaps/movies-1.xml"))).toEqual([`${origin}/movie/1-film-1`]);
  });
});

describe("an absent sitemap", () => {
  test.each(["/sitemaps/movies-2.xml", "/sitemaps/movies-99999.xml"])("%s is 404", async (path) => {
    expect((await sampleApp({ inventory: sampleInventory(pages) }).get(path)).status).toBe(404);
  });

  test.each(["/sitemaps/films-1.xml", "/sitemaps/movies-0.xml", "/sitemaps/movies-1", "/sitemaps/movies-1.xml/x"])("%s is absent", async (path) => {
    const response = await sampleApp().get(path);
    expect([response.status, response.headers.get("content-type")]).toEqual([
      404,
      expect.stringMatching(path.endsWith(".xml") ? /^text\/plain/ : /^text\/html/),
    ]);
  });

  test("a failing inventory is 503 with Retry-After", async () => {
    const { get, errors } = sampleApp({ inventory: { genres: failing, count: failing, pages: failing } });
    for (const path of ["/sitemap.xml", "/sitemaps/movies-1.xml", "/sitemaps/pages.xml"]) {
      const response = await get(path);
      expect([response.status, response.headers.get("cache-control"), Number(response.headers.get("retry-after")) > 0]).toEqual([503, "no-store", true]);
    }
    expect(errors).toHaveLength(3);
  });
});

test("robots.txt allows all pages and names the sitemap", async () => {
  const response = await sampleApp().get("/robots.txt");
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/plain; charset=UTF-8"]);
  expect(await response.text()).toBe(`User-agent: *
Allow: /
Disallow: /functions
Disallow: /api
Disallow: /player
Disallow: /discover/surprise

Sitemap: https://matinee.example/sitemap.xml
`);
});
