import { parseFeed } from "@rowanmanning/feed-parser";
import { JSDOM } from "jsdom";
import { describe, expect, test, vi } from "vitest";
import type { Catalog } from "#features/catalog.ts";
import { filteredCatalog } from "#server/takedown/filtered-catalog.ts";
import { sampleApp } from "#tests/support/sample-app.ts";
import { failingCatalog, sampleCatalog, samplePage } from "#tests/support/sample-catalog.ts";
import { sampleSite } from "#tests/support/sample-site.ts";
import { sampleMovie, sampleMovieSummary, sampleSeries, sampleSeriesSummary } from "#tests/support/sample-titles.ts";

/** The second of two films and of two series is not stored: only its id in lists is known. */
function setUp(overrides: Partial<Catalog> = {}) {
  const movie = vi.fn<Catalog["movie"]>(async (id) => (id === 1 ? sampleMovie(1, { imdb_id: "tt0017136" }) : null));
  const series = vi.fn<Catalog["series"]>(async (id) => (id === 1 ? { ...sampleSeries(1), imdb_id: "tt0006206", tvdb_id: 72449 } : null));
  const discoverMovies: Catalog["discoverMovies"] = async () => samplePage([1, 2].map((id) => sampleMovieSummary(id, { release_date: "1927-01-10" })));
  const discoverSeries: Catalog["discoverSeries"] = async () => samplePage([1, 2].map((id) => sampleSeriesSummary(id)));
  const catalog = sampleCatalog({ movie, series, discoverMovies, discoverSeries, ...overrides });
  return { movie, series, ...sampleApp({ catalog, site: sampleSite({ languages: ["en", "fr"] }) }) };
}

describe("a list for Radarr", () => {
  test("has what its two imports of lists read, and no IMDb id that is not known", async () => {
    const { get, movie } = setUp();
    const response = await get("/feeds/radarr/discover");
    expect([response.status, response.headers.get("content-type"), response.headers.get("x-robots-tag")]).toEqual([200, "application/json", "noindex"]);
    const text = await response.text();
    expect(text).not.toContain("null");
    expect(JSON.parse(text)).toEqual([
      { id: 1, title: "Film 1", imdb_id: "tt0017136", tmdb_id: 1 },
      { id: 2, title: "Film 2", tmdb_id: 2 },
    ]);
    expect(movie.mock.calls).toEqual([
      [1, { cachedOnly: true }],
      [2, { cachedOnly: true }],
    ]);
  });

  test("of a shared list or a person has the films alone", async () => {
    const { get } = setUp();
    expect(await (await get("/feeds/radarr/shared?titles=tv:1,movie:1")).json()).toMatchObject([{ id: 1, title: "Film 1" }]);
    const { get: sampleGet } = sampleApp();
    expect(await (await sampleGet("/feeds/radarr/collection/10")).json()).toMatchObject([{ id: 10 }, { id: 11 }, { id: 12 }]);
  });
});

describe("a list for Sonarr", () => {
  test("has what its custom list reads, and no id that is not known", async () => {
    const { get, series } = setUp();
    expect(await (await get("/feeds/sonarr/discover?type=tv")).json()).toEqual([
      { Title: "Series 1", TvdbId: 72449, TmdbId: 1, ImdbId: "tt0006206" },
      { Title: "Series 2", TmdbId: 2 },
    ]);
    expect(series.mock.calls.every(([, options]) => options?.cachedOnly)).toBe(true);
    expect(await (await get("/feeds/sonarr/shared?titles=movie:1,tv:1")).json()).toMatchObject([{ Title: "Series 1", TmdbId: 1 }]);
  });

  test("of a person has the series, without appearances as self", async () => {
    const credit = (id: number, character: string) => ({
      ...{ id, credit_id: `c${id}`, name: `Series ${id}`, first_air_date: "", poster_path: null, vote_average: 7, vote_count: 1, popularity: 1 },
      character,
    });
    const none = { cast: [], crew: [] };
    const { get } = setUp({ personCredits: async () => ({ movies: none, series: { cast: [credit(1, "Maria"), credit(2, "Self")], crew: [] } }) });
    expect(await (await get("/feeds/sonarr/actor/5")).json()).toMatchObject([{ Title: "Series 1" }]);
    expect(await (await get("/feeds/radarr/actor/5")).json()).toEqual([]);
  });
});

test.each(["/feeds/radarr/discover?type=tv", "/feeds/sonarr/discover", "/feeds/sonarr/home", "/feeds/radarr/tv", "/feeds/sonarr/collection/10"])(
  "%s has no titles of that kind: 404 without a call",
  async (path) => {
    const { get, errors } = sampleApp({ catalog: failingCatalog() });
    expect([(await get(path)).status, errors]).toEqual([404, []]);
  },
);

describe("RSS", () => {
  test("links to IMDb where the id is known, else to the title's page", async () => {
    const { get } = setUp();
    const response = await get("/fr/feeds/rss/discover?genres=18&sort=rating");
    expect(response.headers.get("content-type")).toBe("application/rss+xml; charset=utf-8");
    const text = await response.text();
    const feed = parseFeed(text);
    expect(feed).toMatchObject({ meta: { type: "rss", version: "2.0" }, language: "fr", url: "https://matinee.example/fr/discover?genres=18&sort=rating" });
    expect(feed.items.map(({ id, title, url, published }) => [id, title, url, published?.toISOString()])).toEqual([
      ["https://matinee.example/fr/movie/1", "Film 1 (1927)", "https://www.imdb.com/title/tt0017136/", "1927-01-10T00:00:00.000Z"],
      ["https://matinee.example/fr/movie/2", "Film 2 (1927)", "https://matinee.example/fr/movie/2-film-2", "1927-01-10T00:00:00.000Z"],
    ]);
    // Radarr and Sonarr take the text of `channel/item/title` and `link` as it is.
    const xml = new JSDOM(text, { contentType: "application/xml" }).window.document;
    const item = xml.querySelector("rss > channel > item");
    expect([...(item?.children ?? [])].map(({ localName, textContent }) => [localName, textContent])).toEqual([
      ["title", "Film 1 (1927)"],
      ["link", "https://www.imdb.com/title/tt0017136/"],
      ["guid", "https://matinee.example/fr/movie/1"],
      ["pubDate", "Mon, 10 Jan 1927 00:00:00 GMT"],
    ]);
    expect(xml.querySelector("link[rel=self]")?.getAttribute("href")).toBe("https://matinee.example/fr/feeds/rss/discover?genres=18&sort=rating");
  });

  test("of a shared list has films and series", async () => {
    const feed = parseFeed(await (await setUp().get("/feeds/rss/shared?titles=movie:1,tv:1,movie:2")).text());
    expect(feed.items.map(({ url }) => url)).toEqual(["https://www.imdb.com/title/tt0017136/", "https://www.imdb.com/title/tt0006206/"]);
  });
});

test("a blocked title leaves every form", async () => {
  const takedown = { has: (kind: string, id: number) => ["movies", "series"].includes(kind) && id === 1, version: () => "1" };
  const { get } = sampleApp({ takedown, catalog: filteredCatalog(sampleCatalog(), takedown) });
  const shared = "shared?titles=movie:1,movie:2,tv:1,tv:2";
  const pages = { atom: ["discover", "upcoming", "airing", "collection/1", shared], rss: ["discover?type=tv", "upcoming?list=soon", "airing", shared] };
  const lists = { radarr: ["discover", "upcoming", shared], sonarr: ["discover?type=tv", "airing", shared] };
  for (const [form, paths] of Object.entries({ ...pages, ...lists }))
    for (const path of paths) {
      const text = await (await get(`/feeds/${form}/${path}`)).text();
      expect([form, path, /(?:Film|Series) 2\b/.test(text), /(?:Film|Series) 1\b/.test(text)]).toEqual([form, path, true, false]);
    }
});

test("the notice of the provider's terms stands in feeds of its data alone", async () => {
  for (const [catalog, isThere] of [["live", true] as const, ["embedded", false] as const]) {
    const { get } = sampleApp({ site: sampleSite({ catalog }) });
    for (const form of ["atom", "rss"]) expect([form, (await (await get(`/feeds/${form}/home`)).text()).includes("TMDB")]).toEqual([form, isThere]);
  }
});

test("no form hands on more of a title than ids, name, year and links", async () => {
  const secret = { overview: "Secret plot", poster_path: "/secret.jpg", vote_average: 7.123, vote_count: 987_654 };
  const { get } = setUp({ discoverMovies: async () => samplePage([sampleMovieSummary(1, secret)]) });
  for (const form of ["atom", "rss", "radarr"])
    expect(await (await get(`/feeds/${form}/discover`)).text()).not.toMatch(/Secret plot|secret\.jpg|7\.123|987654/);
});
