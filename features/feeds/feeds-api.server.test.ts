import { parseFeed } from "@rowanmanning/feed-parser";
import { JSDOM } from "jsdom";
import { describe, expect, test, vi } from "vitest";
import type { Catalog } from "#features/catalog.ts";
import { hostileTexts } from "#tests/support/hostile-texts.ts";
import { sampleApp } from "#tests/support/sample-app.ts";
import { failingCatalog, sampleCatalog } from "#tests/support/sample-catalog.ts";
import { sampleSite } from "#tests/support/sample-site.ts";
import { sampleMovieSummary } from "#tests/support/sample-titles.ts";

const films = (...titles: Partial<ReturnType<typeof sampleMovieSummary>>[]): Catalog["discoverMovies"] =>
  vi.fn(async ({ page }) => ({
    items: titles.map((title, index) => sampleMovieSummary(index + 1, title)),
    ...{ page, totalPages: 1, totalResults: titles.length },
  }));
const discovering = (...titles: Parameters<typeof films>) => sampleApp({ catalog: sampleCatalog({ discoverMovies: films(...titles) }) });

/** What a reader of feeds makes of it. The text must be XML for a strict parser as well. */
async function readFeed(response: Response) {
  const text = await response.text();
  expect([response.status, text.slice(0, 200)]).toEqual([200, expect.stringMatching(/^<\?xml version="1.0" encoding="utf-8"\?></)]);
  new JSDOM(text, { contentType: "application/xml" });
  return parseFeed(text);
}

describe("an Atom feed", () => {
  test("is what a reader reads: titles with years, links and permanent ids", async () => {
    const { get } = discovering({ title: "Metropolis", release_date: "1927-01-10" }, { title: "Café <i> & more", release_date: "" });
    const response = await get("/feeds/atom/discover?genres=18");
    expect(Object.fromEntries(response.headers)).toMatchObject({
      ...{ "content-type": "application/atom+xml; charset=utf-8", "content-language": "en", "x-robots-tag": "noindex" },
      ...{ "cache-control": "public, max-age=300", etag: expect.stringMatching(/^"/) },
    });
    const feed = await readFeed(response);
    expect(feed).toMatchObject({
      ...{ title: "Drama Films · Matinee", language: "en", self: "https://matinee.example/feeds/atom/discover?genres=18" },
      ...{ url: "https://matinee.example/discover?genres=18", authors: [{ name: "Matinee" }] },
    });
    expect(feed.items.map(({ id, title, url, published }) => [id, title, url, published?.toISOString()])).toEqual([
      ["https://matinee.example/movie/1", "Metropolis (1927)", "https://matinee.example/movie/1-metropolis", "1927-01-10T00:00:00.000Z"],
      ["https://matinee.example/movie/2", "Café <i> & more", "https://matinee.example/movie/2-cafe-i-more", expect.stringMatching(/-01T00:00:00.000Z$/)],
    ]);
  });

  test("is in the language of its address, with the same films", async () => {
    const { get } = sampleApp({ site: sampleSite({ languages: ["en", "de", "ar"] }) });
    const [german, arabic] = await Promise.all(["/de/feeds/atom/top", "/ar/feeds/atom/actor/5"].map(async (path) => readFeed(await get(path))));
    expect([german?.language, german?.title, german?.items[0]?.id]).toEqual(["de", "Bestbewertete Filme · Matinee", "https://matinee.example/de/movie/101"]);
    expect([arabic?.language, arabic?.title]).toEqual(["ar", expect.stringMatching(/^أفلام جديدة يشارك فيها /)]);
  });

  test.each([
    ["/feeds/atom/home", "Popular Movies · Matinee", "/movie/1-film-1"],
    ["/feeds/atom/tv/top", "Top Rated TV Series · Matinee", "/tv/1-series-1"],
    ["/feeds/atom/genres?genre=35&tab=tv", "Comedy: TV series · Matinee", "/tv/1-series-1"],
    ["/feeds/atom/upcoming?region=DE&list=soon", expect.stringMatching(/\(Germany\) · Matinee$/), "/movie/1-film-1"],
    ["/feeds/atom/airing", expect.stringMatching(/\(United States\) · Matinee$/), "/tv/1-series-1"],
    ["/feeds/atom/collection/10", "Collection 10 · Matinee", "/movie/10-film-10"],
    ["/feeds/atom/shared?name=Rainy+days&titles=movie:19,tv:7", "Rainy days · Matinee", "/movie/19-film-19"],
  ])("%s", async (path, title, first) => {
    const feed = await readFeed(await sampleApp().get(path));
    expect([feed.title, feed.items[0]?.url]).toEqual([title, `https://matinee.example${first}`]);
  });

  test.each(Object.entries(hostileTexts))("%s in a title is read as text", async (_, title) => {
    const feed = await readFeed(await discovering({ title, release_date: "2001-02-03" }).get("/feeds/atom/discover"));
    expect(feed.items).toHaveLength(1);
    expect(feed.items[0]?.url).toMatch(/^https:\/\/matinee\.example\/movie\/1(?:-[a-z0-9-]+)?$/);
  });

  test("what is to come is dated at the start of the month, never in the future", async () => {
    vi.setSystemTime("2026-11-27T12:00:00Z");
    const { get } = discovering({ release_date: "2026-11-27" }, { release_date: "2026-11-28" }, { release_date: "2026-02-31" });
    const { items, updated } = await readFeed(await get("/feeds/atom/discover"));
    vi.useRealTimers();
    expect(items.map((item) => item.updated?.toISOString().slice(0, 10))).toEqual(["2026-11-27", "2026-11-01", "2026-11-01"]);
    expect(updated?.toISOString()).toBe("2026-11-27T00:00:00.000Z");
  });

  test("a person's films come newest first, without appearances as self", async () => {
    const credit = (id: number, release_date: string, part: object) => ({
      ...{ id, credit_id: `c${id}`, title: `Film ${id}`, release_date, poster_path: null, vote_average: 7, vote_count: 1, popularity: 1 },
      ...part,
    });
    const cast = [credit(1, "1927-01-10", { character: "Maria" }), credit(2, "1950-01-01", { character: "Self" }), credit(3, "", { character: "X" })];
    const crew = [credit(4, "1960-01-01", { job: "Director" }), credit(1, "1927-01-10", { job: "Writer" })];
    const series = { cast: [{ ...credit(9, "", { character: "Y" }), title: undefined, name: "Series 9", first_air_date: "1970-01-01" }], crew: [] };
    const { get } = sampleApp({ catalog: sampleCatalog({ personCredits: async () => ({ movies: { cast, crew }, series }) }) });
    const { items } = await readFeed(await get("/feeds/atom/actor/5"));
    expect(items.map(({ title }) => title)).toEqual(["Film 4 (1960)", "Film 1 (1927)", "Film 3"]);
  });
});

describe("the address of a feed", () => {
  test.each([
    ["/feeds/atom/discover?genres=35,18&utm_source=x&page=1", "/feeds/atom/discover?genres=18,35"],
    ["/feeds/atom/collection/10-a-name?page=2", "/feeds/atom/collection/10"],
    ["/feeds/atom/actor/5?tab=crew", "/feeds/atom/actor/5"],
    ["/feeds/atom/shared?titles=tv:7,person:1,tv:7&x=1", "/feeds/atom/shared?titles=tv:7"],
    ["/de/feeds/atom/home?page=x", "/de/feeds/atom/home"],
    ["/DE/feeds/atom/home", "/de/feeds/atom/home"],
  ])("%s redirects to the only one", async (path, to) => {
    const { get } = sampleApp({ catalog: failingCatalog(), site: sampleSite({ languages: ["en", "de"] }) });
    const response = await get(path);
    expect([response.status, response.headers.get("location")]).toEqual([308, to]);
  });

  test.each([
    ...["/feeds", "/feeds/", "/feeds/atom", "/feeds/atom/", "/feeds/exe/home", "/feeds/atom/about", "/feeds/atom/movie/19", "/feeds/atom/search?q=x"],
    ...["/feeds/atom/actor/0", "/feeds/atom/actor/9999999999", "/feeds/atom/actor/x", "/feeds/atom/actor/5/", "/feeds/atom/collection/1/2"],
    ...[
      "/feeds/atom/genres",
      "/feeds/atom/genres?genre=7",
      "/feeds/atom/shared",
      "/feeds/atom/shared?titles=x",
      "/feeds/atom/discover/",
      "/feeds/atom//discover",
    ],
    ...["/feeds/atom/home?page=501", "/feeds/atom/__proto__", "/feeds/constructor/home"],
  ])("%s is 404", async (path) => {
    const response = await sampleApp().get(path);
    expect(response.status).toBe(404);
  });

  test("of ten thousand hostile ones none asks the catalog", async () => {
    const calls: string[] = [];
    const catalog = new Proxy(sampleCatalog(), { get: (_, name) => () => Promise.reject(new Error(`called ${calls.push(String(name))}`)) });
    const { get } = sampleApp({ catalog });
    const noise = ["%00", "..%2f", "'\"><script>", "\u202e", "9".repeat(12), "-1", "movie:0", "constructor", "%ff", "a".repeat(300)];
    const shapes = [
      (text: string) => `/feeds/atom/actor/${text}`,
      (text: string) => `/feeds/${text}/discover`,
      (text: string) => `/feeds/atom/discover?utm=${text}`,
      (text: string) => `/feeds/atom/shared?titles=${text}`,
      (text: string) => `/feeds/atom/collection/${text}`,
      (text: string) => `/feeds/radarr/actor/${text}`,
      (text: string) => `/feeds/sonarr/discover?type=tv&utm=${text}`,
      (text: string) => `/feeds/rss/airing?day=${text}`,
    ];
    const statuses = new Set<number>();
    for (let index = 0; index < 10_000; index++) {
      const text = `${noise[index % noise.length]}${index}`;
      statuses.add((await get(shapes[index % shapes.length]?.(text) ?? "")).status);
    }
    expect([calls, [...statuses].toSorted((a, b) => a - b)]).toEqual([[], [308, 404]]);
  });
});

describe("a feed's response", () => {
  test("is cached, and 304 for a client that has it", async () => {
    const { get } = discovering({ title: "One" });
    const first = await get("/feeds/atom/discover");
    const again = await get("/feeds/atom/discover", { "if-none-match": first.headers.get("etag") ?? "" });
    expect([again.status, again.headers.get("x-robots-tag"), await again.text()]).toEqual([304, "noindex", ""]);
  });

  test("is 503 with Retry-After if the provider fails, and its stale one is served meanwhile", async () => {
    const discoverMovies = vi.fn(films({ title: "One" }));
    const { get, clock, errors } = sampleApp({ catalog: sampleCatalog({ discoverMovies }) });
    await get("/feeds/atom/discover");
    discoverMovies.mockRejectedValue(new Error("down"));
    const failed = await get("/feeds/atom/discover?page=2");
    expect([failed.status, failed.headers.get("retry-after"), failed.headers.get("cache-control")]).toEqual([503, "300", "no-store"]);
    clock.nowMs = 400_000;
    expect((await get("/feeds/atom/discover")).status).toBe(200);
    expect(errors.length).toBeGreaterThan(0);
  });

  test("is 404 for an unknown person or collection, and for a page beyond the end, but not for an empty list", async () => {
    const { get } = sampleApp({ catalog: sampleCatalog({ person: async () => null, collection: async () => null }) });
    for (const path of ["/feeds/atom/actor/5", "/feeds/atom/collection/5"]) expect((await get(path)).status).toBe(404);
    expect((await discovering({}).get("/feeds/atom/discover?page=3")).status).toBe(404);
    expect((await readFeed(await discovering().get("/feeds/atom/discover"))).items).toEqual([]);
  });

  test.each(["upcoming", "airing"])("of what comes this week is never served stale: %s", async (page) => {
    const { get, clock } = sampleApp();
    const status = async () => (await get(`/feeds/atom/${page}`)).headers.get("cache-status");
    expect([await status(), await status()]).toEqual([expect.stringContaining("fwd=miss"), "matinee; hit"]);
    clock.nowMs = 400_000;
    expect(await status()).toContain("fwd=miss");
  });

  test("of a shared list is in no shared cache, and holds what is stored alone", async () => {
    const movie = vi.fn<Catalog["movie"]>(async () => null);
    const { get } = sampleApp({ catalog: sampleCatalog({ movie }) });
    const response = await get("/feeds/atom/shared?titles=movie:19,tv:7");
    expect(response.headers.get("cache-control")).toBe("private, max-age=300");
    expect((await readFeed(response)).items.map(({ title }) => title)).toEqual(["Series 7 (1915)"]);
    expect(movie.mock.calls).toEqual([[19, { priority: "visitor", cachedOnly: true }]]);
  });

  test("a blocked person's is 410; a client with too many requests gets 429", async () => {
    const takedown = { has: (kind: string, id: number) => kind === "people" && id === 5, version: () => "1" };
    const { get } = sampleApp({ takedown });
    expect((await get("/feeds/atom/actor/5")).status).toBe(410);
    const responses = await Promise.all(Array.from({ length: 80 }, () => get("/feeds/atom/home")));
    const refused = responses.filter(({ status }) => status === 429);
    expect([refused.length > 10, refused[0]?.headers.get("retry-after")]).toEqual([true, expect.stringMatching(/^\d+$/)]);
  });
});
