import { JSDOM } from "jsdom";
import { describe, expect, test } from "vitest";
import type { InventoryPage } from "#domain/inventory.ts";
import { languageCodes } from "#domain/languages.ts";
import { limits } from "#domain/limits.ts";
import { createEmbeddedService } from "#sample/service.ts";
import { storedInventory } from "#server/catalog/inventory.ts";
import { createBreaker } from "#server/upstream/breaker.ts";
import { createProvider } from "#server/upstream/provider.ts";
import { createQuota } from "#server/upstream/quota.ts";
import { createTransport } from "#server/upstream/transport.ts";
import { catalogInLanguages } from "#tests/support/catalog-in-languages.ts";
import { everyNight } from "#tests/support/nightly.ts";
import { canonicalOf, isNoindex, readPage } from "#tests/support/read-page.ts";
import { sampleApp } from "#tests/support/sample-app.ts";
import { sampleCatalog } from "#tests/support/sample-catalog.ts";
import { sampleInventory } from "#tests/support/sample-inventory.ts";
import { sampleSite } from "#tests/support/sample-site.ts";
import { entriesInPart, urlSetXml } from "./sitemap-xml.ts";

/** The protocol's limits, of an index too. */
const sitemapLimits = { entries: 50_000, bytes: 50_000_000 };

const origin = "https://matinee.example";
const languages = ["en", "de", "ar"] as const;

type Entry = { address: string; alternates: Record<string, string> };

/** The entries of a sitemap, which must be XML. */
function entriesOf(xml: string): Entry[] {
  const { document } = new JSDOM(xml, { contentType: "application/xml" }).window;
  return [...document.querySelectorAll("url")].map((url) => ({
    address: url.querySelector("loc")?.textContent ?? "",
    alternates: Object.fromEntries(
      [...url.getElementsByTagNameNS("http://www.w3.org/1999/xhtml", "link")].map((link) => {
        expect(link.getAttribute("rel")).toBe("alternate");
        return [link.getAttribute("hreflang") ?? "", link.getAttribute("href") ?? ""];
      }),
    ),
  }));
}

const gambler: InventoryPage = { id: 1, path: "/movie/1-the-gambler", translations: { de: "/movie/1-der-spieler", "pt-BR": "/movie/1-o-jogador" } };
const kid: InventoryPage = { id: 2, path: "/movie/2-the-kid" };
const siteWith = (movies: InventoryPage[]) => sampleApp({ site: sampleSite({ languages }), inventory: sampleInventory({ movies }) });

describe("the sitemaps of a site in three languages", () => {
  test("are by language in one index", async () => {
    const text = await (await siteWith([gambler, kid]).get("/sitemap.xml")).text();
    expect([...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address?.slice(origin.length))).toEqual([
      ...["/sitemaps/pages.xml", "/sitemaps/movies-1.xml"],
      ...["/sitemaps/de/pages.xml", "/sitemaps/de/movies-1.xml"],
      "/sitemaps/ar/pages.xml",
    ]);
  });

  test("list a title where it has texts, with its pages in all offered languages; speakers of others get the English one", async () => {
    const site = siteWith([gambler, kid]);
    const alternates = { en: `${origin}/movie/1-the-gambler`, de: `${origin}/de/movie/1-der-spieler`, "x-default": `${origin}/movie/1-the-gambler` };
    expect(entriesOf(await (await site.get("/sitemaps/movies-1.xml")).text())).toEqual([
      { address: `${origin}/movie/1-the-gambler`, alternates },
      { address: `${origin}/movie/2-the-kid`, alternates: { en: `${origin}/movie/2-the-kid`, "x-default": `${origin}/movie/2-the-kid` } },
    ]);
    expect(entriesOf(await (await site.get("/sitemaps/de/movies-1.xml")).text())).toEqual([{ address: `${origin}/de/movie/1-der-spieler`, alternates }]);
    expect((await site.get("/sitemaps/ar/movies-1.xml")).status).toBe(404);
    expect((await site.get("/sitemaps/pt-BR/movies-1.xml")).status).toBe(404);
  });

  test("list all pages without an id in each language", async () => {
    const site = siteWith([]);
    const [english, arabic] = await Promise.all(
      ["/sitemaps/pages.xml", "/sitemaps/ar/pages.xml"].map(async (path) => entriesOf(await (await site.get(path)).text())),
    );
    expect(arabic?.map(({ alternates }) => alternates)).toEqual(english?.map(({ alternates }) => alternates));
    expect(arabic?.find(({ address }) => address === `${origin}/ar/discover?type=tv&genres=18`)?.alternates).toEqual({
      en: `${origin}/discover?type=tv&genres=18`,
      de: `${origin}/de/discover?type=tv&genres=18`,
      ar: `${origin}/ar/discover?type=tv&genres=18`,
      "x-default": `${origin}/discover?type=tv&genres=18`,
    });
    for (const entry of arabic ?? []) expect(Object.values(entry.alternates)).toContain(entry.address);
  });

  test("are as they were where there is one language", async () => {
    const text = await (await sampleApp({ inventory: sampleInventory({ movies: [gambler] }) }).get("/sitemaps/movies-1.xml")).text();
    expect(text).toBe(
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n<url><loc>${origin}/movie/1-the-gambler</loc></url>\n</urlset>\n`,
    );
  });
});

/** The embedded catalog, with what its store holds once all of its pages were opened. */
function embeddedSite() {
  const service = createEmbeddedService();
  const quota = createQuota({ limit: 1_000_000 });
  const transport = createTransport({ baseUrl: "http://embedded.test/3", credential: null, fetch: service.fetch, quota, breaker: createBreaker() });
  const { catalog: ofProvider, store } = catalogInLanguages(createProvider(transport));
  const catalog = { ...sampleCatalog(), ...ofProvider };
  const stored = storedInventory({ store, catalog, onError: () => undefined });
  return { service, stored, app: sampleApp({ site: sampleSite({ languages }), catalog, inventory: service.inventory }) };
}

test("listed pages of another language is canonical at its address, each other title of the catalog at its English one", async () => {
  const { service, stored, app } = embeddedSite();
  const all = await service.inventory.pages("movies", 0, 1000);
  for (const language of ["de", "ar"] as const) {
    const listed = new Map((await service.inventory.pages("movies", 0, 1000, language)).map((page) => [page.id, page]));
    expect(listed.size).toBeGreaterThan(10);
    const unlisted = all.filter(({ id }) => !listed.has(id)).slice(0, 10);
    const visited = everyNight([...listed.values()], 10);
    for (const { id, path, translations } of [...visited, ...everyNight(unlisted, 3)]) {
      const { page } = await readPage(await app.get(`/${language}/movie/${id}`));
      const expected = listed.has(id) ? `/${language}${translations?.[language]}` : path;
      expect([canonicalOf(page), isNoindex(page)]).toEqual([origin + expected, false]);
    }
    // The store knows the same from the rows of these pages.
    const pages = await stored.pages("movies", 0, 1000, language);
    expect(pages.filter(({ id }) => listed.has(id)).toSorted((a, b) => a.id - b.id)).toEqual(visited);
  }
});

test("a million titles in all languages stay within the protocol's limits", () => {
  const parts = Math.ceil(1_000_000 / entriesInPart(languageCodes)) * languageCodes.length;
  // Films, series, people and collections, a million of each.
  expect(4 * parts + languageCodes.length).toBeLessThanOrEqual(sitemapLimits.entries);
  const longest = `/collection/${"9".repeat(9)}-${"x".repeat(limits.slug.maxChars)}`;
  const page = Object.fromEntries(languageCodes.map((language) => [language, longest]));
  const site = { origin: `https://${"x".repeat(60)}.example`, languages: languageCodes };
  const part = urlSetXml(
    site,
    "pt-BR",
    Array.from({ length: entriesInPart(languageCodes) }, () => page),
  );
  expect(Buffer.byteLength(part)).toBeLessThanOrEqual(sitemapLimits.bytes);
  expect(entriesInPart(languageCodes)).toBeLessThanOrEqual(sitemapLimits.entries);
});
