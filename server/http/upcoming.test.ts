import { describe, expect, test, vi } from "vitest";
import { createCatalog } from "#server/catalog/catalog.ts";
import { createReadThroughCache } from "#server/catalog/read-through-cache.ts";
import { filteredCatalog } from "#server/takedown/filtered-catalog.ts";
import { memoryStore } from "#tests/support/memory-store.ts";
import { isNightly } from "#tests/support/nightly.ts";
import { rowsOf } from "#tests/support/open-cache.ts";
import { canonicalOf, isNoindex, readPage } from "#tests/support/read-page.ts";
import { sampleApp } from "#tests/support/sample-app.ts";
import { failing, sampleCatalog, samplePage } from "#tests/support/sample-catalog.ts";
import { sampleProvider } from "#tests/support/sample-provider.ts";
import { sampleSite } from "#tests/support/sample-site.ts";
import { sampleMovieSummary } from "#tests/support/sample-titles.ts";

const now = new Date("2026-11-27T12:00:00Z");
const live = sampleSite({ catalog: "live", languages: ["en", "de", "ja"] });

function setUp(overrides: Parameters<typeof sampleCatalog>[0] = {}) {
  const provider = sampleProvider();
  const cache = createReadThroughCache({ rows: rowsOf(memoryStore().store), onError: () => undefined });
  const catalog = sampleCatalog({ ...createCatalog({ provider, cache, now: () => now }), ...overrides });
  return { provider, ...sampleApp({ catalog, site: live }) };
}

const textsOf = (page: Document, selector: string) => [...page.querySelectorAll(selector)].map((element) => element.textContent);

describe("a page of releases without script", () => {
  test("has the films with their days in the country, the weeks and the kinds of release", async () => {
    const upcomingMovies = async () => ({
      ...samplePage([
        sampleMovieSummary(1, { release_date: "2026-12-01" }),
        sampleMovieSummary(2, { release_date: "2027" }),
        sampleMovieSummary(3, { release_date: "" }),
      ]),
      today: "2026-11-27",
    });
    const { page } = await readPage(await setUp({ upcomingMovies }).get("/upcoming?list=soon&week=1"));
    expect(page.querySelector("h1")?.textContent).toBe("Coming soon");
    const cards = textsOf(page, '[data-slot="movie-card"]').join(" ");
    expect(cards).toContain("December 1, 2026");
    expect(cards).toContain("2027");
    expect(cards).not.toContain("January");
    expect(cards).toContain("Date not known");
    expect(textsOf(page, '[aria-label="Weeks"] a').slice(0, 4)).toEqual(["All weeks", "This week", "Next week", "December 7 to December 13"]);
    expect(page.querySelector('[aria-label="Weeks"] [aria-current]')?.textContent).toBe("Next week");
    expect(page.querySelector('[aria-label="Weeks"] a')?.getAttribute("href")).toBe("/upcoming?list=soon");
    expect(textsOf(page, '[aria-label="Kind of release"] a')).toEqual(["All releases", "In theaters", "Limited release"]);
  });

  test("has a form for the country, which is that of the page's language", async () => {
    const { get } = setUp();
    const regionOf = async (path: string) => (await readPage(await get(path))).page.querySelector("select [selected]")?.getAttribute("value");
    expect([await regionOf("/upcoming"), await regionOf("/de/upcoming"), await regionOf("/ja/airing"), await regionOf("/upcoming?region=FR")]).toEqual([
      "US",
      "DE",
      "JP",
      "FR",
    ]);
    const { page } = await readPage(await get("/de/upcoming?list=home&type=disc&page=2"));
    const form = page.querySelector("main form");
    expect(form?.getAttribute("action")).toBe("/de/upcoming");
    expect([...(form?.querySelectorAll("input") ?? [])].map(({ name, value }) => [name, value])).toEqual([
      ["list", "home"],
      ["type", "disc"],
    ]);
  });

  test("keeps the country in the links to the other lists, and begins each at its first page", async () => {
    const { get } = setUp();
    const linksOf = async (path: string) => [...(await readPage(await get(path))).page.querySelectorAll("main nav a")].map((link) => link.getAttribute("href"));
    expect(await linksOf("/upcoming?region=FR&list=soon&page=2")).toEqual(
      expect.arrayContaining(["/upcoming?region=FR", "/upcoming?region=FR&list=soon&week=1"]),
    );
    expect(await linksOf("/airing?region=FR&page=2")).toEqual(expect.arrayContaining(["/airing?region=FR", "/airing?region=FR&day=1"]));
  });

  test("names the days of a week of series, of which today is the first", async () => {
    const { page } = await readPage(await setUp().get("/airing"));
    expect(textsOf(page, "main nav a").slice(0, 4)).toEqual(["Today", "This week", "Tomorrow", "Sunday, November 29"]);
  });

  test("asks the provider for the country and the language", async () => {
    const { get, provider } = setUp();
    await get("/de/upcoming");
    await get("/airing?region=JP&day=1");
    expect(vi.mocked(provider.upcomingMovies).mock.lastCall?.[0]).toMatchObject({ region: "DE", list: "cinemas" });
    expect(vi.mocked(provider.upcomingMovies).mock.lastCall?.[2]).toMatchObject({ language: "de" });
    expect(vi.mocked(provider.airingSeries).mock.lastCall?.[0]).toEqual({ region: "JP", list: "day", days: { first: "2026-11-28", last: "2026-11-28" } });
  });
});

test("whole lists of the language's own country are indexed, at the address that names none", async () => {
  const { get } = setUp();
  const headOf = async (path: string) => {
    const { page } = await readPage(await get(path));
    return [isNoindex(page), canonicalOf(page)];
  };
  expect(await headOf("/upcoming?utm_source=x")).toEqual([false, "https://matinee.example/upcoming"]);
  expect(await headOf("/de/upcoming?list=soon")).toEqual([false, "https://matinee.example/de/upcoming?list=soon"]);
  expect(await headOf("/airing")).toEqual([false, "https://matinee.example/airing"]);
  for (const path of ["/de/upcoming?region=US", "/de/upcoming?region=DE", "/upcoming?list=soon&week=0", "/upcoming?page=2", "/airing?day=1"])
    expect((await headOf(path))[0], path).toBe(true);
  const sitemap = await (await get("/sitemaps/pages.xml")).text();
  for (const path of ["/upcoming", "/airing"]) expect(sitemap).toContain(`<loc>https://matinee.example${path}<`);
  expect(sitemap).toContain('hreflang="de" href="https://matinee.example/de/upcoming"');
});

test("hostile countries and pages cost one call for each list, and unknown ones of the API none", async () => {
  const { get, provider } = setUp();
  const regions = ["XX", "us", "ZZ", "USA", "U", "%00", "..%2F", "<script>", "US%20", "١٢"];
  const pages = ["-1", "0", "x", "501", "999999999999", "1e3", "5", "77", "500"];
  const most = isNightly ? 10_000 : 1000;
  for (let index = 0; index < most; index += 1) {
    const region = regions[index % regions.length];
    const page = index < 0.9 * most ? pages[index % pages.length] : String(5 + (index % 50));
    const { status } = index % 2 === 0 ? await get(`/upcoming?region=${region}&page=${page}`) : await get(`/api/airing?region=${region}&page=${page}`);
    expect([200, 400, 404]).toContain(status);
  }
  expect(provider.upcomingMovies).toHaveBeenCalledTimes(1);
  expect(provider.airingSeries).not.toHaveBeenCalled();
}, 120_000);

test("the API refuses what no page asks for", async () => {
  const { get } = setUp();
  expect((await get("/api/upcoming?region=DE&list=soon&week=2&type=wide")).status).toBe(200);
  for (const search of ["", "?region=XX", "?region=DE&page=0", "?region=DE&page=501"]) expect((await get(`/api/upcoming${search}`)).status, search).toBe(400);
});

test("what says what is today is fresh or made again, never stale", async () => {
  const { get, clock, provider } = setUp();
  const stateOf = async (path: string) => (await get(path)).headers.get("cache-status");
  for (const path of ["/airing", "/api/airing?region=US"]) {
    await get(path);
    expect(await stateOf(path)).toBe("matinee; hit");
    clock.nowMs += 300_001;
    expect(await stateOf(path)).toBe("matinee; fwd=miss");
  }
  expect((await get("/airing")).headers.get("cache-control")).toBe("public, max-age=60, s-maxage=300");
  expect(provider.airingSeries).toHaveBeenCalledTimes(1);
});

test("blocked titles leave the lists", async () => {
  const catalog = filteredCatalog(sampleCatalog(), { has: (kind, id) => kind === "movies" && id === 3, version: () => "1" });
  const { page } = await readPage(await sampleApp({ catalog }).get("/upcoming"));
  const links = [...page.querySelectorAll('[data-slot="movie-card"]')].map((link) => link.getAttribute("href"));
  expect(links).toHaveLength(19);
  expect(links).not.toContain("/movie/3");
});

test("a failing list is a 503 with a retry, an empty one says so, and a page past the end is a 404", async () => {
  const upcomingMovies = async () => ({ ...samplePage([], { totalPages: 0 }), today: "2026-11-27" });
  expect((await setUp({ upcomingMovies: failing }).get("/upcoming")).status).toBe(503);
  const empty = await setUp({ upcomingMovies }).get("/upcoming?list=home");
  expect(empty.status).toBe(200);
  const { page } = await readPage(empty);
  expect(page.querySelector('[data-slot="empty-list"]')?.textContent).toContain("No films are known for this choice");
  expect((await setUp().get("/upcoming?page=400")).status).toBe(404);
});

test("the embedded catalog's old films are anniversaries by name, with how long ago they were new", async () => {
  const upcomingMovies = async () => ({ ...samplePage([sampleMovieSummary(1, { release_date: "1926-12-31" })]), today: "2026-11-27" });
  const { page } = await readPage(await sampleApp({ catalog: sampleCatalog({ upcomingMovies }) }).get("/upcoming?list=soon"));
  expect(page.querySelector("h1")?.textContent).toBe("Coming film anniversaries");
  const card = page.querySelector('[data-slot="movie-card"]')?.textContent;
  expect(card).toContain("December 31, 1926");
  expect(card).toContain("100 years ago");
  expect(textsOf(page, '[aria-label="Films by release"] a')).toEqual(["Recent film anniversaries", "Coming film anniversaries"]);
});
