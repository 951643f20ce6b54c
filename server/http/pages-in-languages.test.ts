import { describe, expect, test } from "vitest";
import { canonicalOf, isNoindex, readPage } from "#tests/support/read-page.ts";
import { sampleApp } from "#tests/support/sample-app.ts";
import { sampleCatalog } from "#tests/support/sample-catalog.ts";
import { sampleSite } from "#tests/support/sample-site.ts";
import { sampleMovie, sampleSeries } from "#tests/support/sample-titles.ts";

const languages = ["en", "de", "ar"] as const;
const names: Record<string, string> = { en: "A Trip to the Moon", de: "Die Reise zum Mond", ar: "رحلة إلى القمر" };

/** A site in three languages, over a catalog that names a film in the language that it is asked in. */
const site = () =>
  sampleApp({
    site: sampleSite({ languages }),
    catalog: sampleCatalog({ movie: async (id, options) => ({ ...sampleMovie(id), title: `${names[options?.language ?? "en"]} ${id}` }) }),
  });

describe("a page in German", () => {
  const page = async () => readPage(await site().get("/de/movie/19"));

  test("says its language, and asks the catalog in it", async () => {
    const { page: document } = await page();
    expect([document.documentElement.lang, document.querySelector("h1")?.textContent]).toEqual(["de", "Die Reise zum Mond 19"]);
    expect((await site().get("/de/movie/19")).headers.get("content-language")).toBe("de");
  });

  test("is in German from the bar to the footer, and so are its title and description", async () => {
    const { page: document } = await page();
    expect(document.title).toContain("online ansehen");
    expect(document.querySelector("header")?.textContent).toContain("Serien");
    expect(document.querySelector("footer")?.textContent).toContain("Alle Rechte vorbehalten");
    expect(document.querySelector("meta[property='og:locale']")?.getAttribute("content")).toBe("de_DE");
    expect(document.body.textContent).not.toMatch(/Watch Now|All rights reserved|TV Series/);
  });

  test("has its own canonical address, and links and forms within the language", async () => {
    const { page: document } = await page();
    expect(document.querySelector("link[rel=canonical]")?.getAttribute("href")).toMatch(/^https:\/\/matinee\.example\/de\/movie\/19/);
    const links = [...document.querySelectorAll("#root a[href^='/']:not([hreflang])")].map((link) => link.getAttribute("href") ?? "");
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter((href) => !/^\/de(?:\/|\?|$)/.test(href))).toEqual([]);
    expect([...document.querySelectorAll("form[action]")].map((form) => form.getAttribute("action"))).not.toContain("/search");
  });
});

test("Arabic is read from right to left", async () => {
  const { page } = await readPage(await site().get("/ar"));
  expect([page.documentElement.lang, page.documentElement.dir]).toEqual(["ar", "rtl"]);
});

test.each([
  ["/DE/home", "/de/home"],
  ["/de-AT/home?page=2", "/de/home?page=2"],
  ["/en/home", "/home"],
  ["/de/person/7", "/de/actor/7"],
  ["/DE/search?q=a%20b&type=tv", "/de/search?q=a%20b&type=tv"],
  ["/de/", "/de"],
  ["/de/home/?page=2", "/de/home?page=2"],
  ["/en//evil.example/x", "/evil.example/x"],
  ["/en/\\\\evil.example", "/evil.example"],
  ["/en-GB///evil.example?x=//evil.example", "/evil.example?x=//evil.example"],
  ["/de//evil.example", "/de/evil.example"],
  ["/de/../DE/home", "/de/home"],
  ["/de/%2e%2e//EN//evil.example", null],
  ["//de/home", null],
  ["//EN//evil.example", null],
  ["/de%2F%2Fevil.example", null],
  ["/EN/%2F%2Fevil.example", "/%2F%2Fevil.example"],
])("%s leads to %s", async (path, target) => {
  const response = await site().get(path);
  expect([response.status, response.headers.get("location")]).toEqual([target === null ? 404 : 308, target]);
});

test("searches are limited together in all languages", async () => {
  const { get } = site();
  const statuses = await Promise.all(
    Array.from({ length: 90 }, async (_, index) => {
      const response = await get(["/de/search?q=a", "/ar/search?q=a", "/search?q=a"][index % 3] ?? "");
      return response.status;
    }),
  );
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(15);
});

test.each([
  ["/home", "en_US", ["de_DE", "ar_SA"]],
  ["/de/home", "de_DE", ["en_US", "ar_SA"]],
])("%s names its locale and the others for social networks", async (path, own, others) => {
  const { page } = await readPage(await site().get(path));
  const contents = (name: string) => [...page.querySelectorAll(`meta[property="${name}"]`)].map((tag) => tag.getAttribute("content"));
  expect([contents("og:locale"), contents("og:locale:alternate")]).toEqual([[own], others]);
});

test("a title without text in the language is canonical to English, and may be indexed there", async () => {
  const movie = async (id: number) => ({ ...sampleMovie(id), isUntranslated: true as const });
  const series = async (id: number) => ({ ...sampleSeries(id), isUntranslated: true as const });
  const app = sampleApp({ site: sampleSite({ languages }), catalog: sampleCatalog({ movie, series }) });
  for (const [path, canonical] of [
    ["/de/movie/19", "/movie/19-film-19"],
    ["/ar/tv/7", "/tv/7-series-7"],
  ] as const) {
    const { page } = await readPage(await app.get(path));
    const url = page.querySelector('meta[property="og:url"]')?.getAttribute("content");
    expect([canonicalOf(page), url, isNoindex(page)]).toEqual([`https://matinee.example${canonical}`, `https://matinee.example${canonical}`, false]);
  }
});

const linksIn = (place: Element | null | undefined) =>
  [...(place?.querySelectorAll("a[hreflang]") ?? [])].map((link) => ["href", "lang", "hreflang", "aria-current"].map((name) => link.getAttribute(name)));

test("a language that the site does not have is a 404 page in English, which names those that it has", async () => {
  const response = await site().get("/xx/home");
  const { page } = await readPage(response);
  expect([response.status, page.documentElement.lang]).toEqual([404, "en"]);
  expect(linksIn(page.querySelector("main"))).toEqual([
    ["/home", "en", "en", "true"],
    ["/de/home", "de", "de", null],
    ["/ar/home", "ar", "ar", null],
  ]);
  expect([...page.querySelectorAll("main a[hreflang]")].map((link) => link.textContent)).toEqual(["English", "Deutsch", "العربية"]);
});

describe("the footer leads to the same page in each language, without script", () => {
  test.each([
    ["/movie/19-film-19", "/movie/19"],
    ["/de/movie/19", "/movie/19"],
    ["/ar/search?q=the%20kid&type=tv", "/search?q=the+kid&type=tv"],
    ["/de/tv/7?season=2&x=1", "/tv/7?season=2"],
    ["/de", "/"],
    ["/de/discover?genres=18", "/discover?genres=18"],
  ])("%s", async (path, english) => {
    const { page } = await readPage(await site().get(path));
    const german = `/de${english.replace(/^\/(?=$|\?)/, "")}`;
    expect(linksIn(page.querySelector("footer")).map(([href]) => href)).toEqual([english, german, german.replace("/de", "/ar")]);
    const current = page.querySelectorAll("footer [aria-current]");
    expect([current.length, current[0]?.getAttribute("lang")]).toEqual([1, page.documentElement.lang]);
  });

  test("and has no list of one language", async () => {
    const { page } = await readPage(await sampleApp({ site: sampleSite({ languages: ["en"] }) }).get("/nowhere"));
    expect(page.querySelectorAll("[hreflang]")).toHaveLength(0);
  });
});
