import { describe, expect, test, vi } from "vitest";
import { paths } from "#domain/addresses.ts";
import type { Catalog } from "#features/catalog.ts";
import { apiPaths } from "#tests/support/api-paths.ts";
import { sampleApp } from "#tests/support/sample-app.ts";
import { failing, failingCatalog, neverResolving, sampleCatalog } from "#tests/support/sample-catalog.ts";
import { sampleMovieSummary, sampleSeriesSummary } from "#tests/support/sample-titles.ts";

const found = { items: [sampleMovieSummary(1)], page: 2, totalPages: 2, totalResults: 21 };

describe("/api/search", () => {
  test.each([
    ["searchMovies", apiPaths.searchMovies("the kid", 2)],
    ["searchSeries", apiPaths.searchSeries("the kid", 2)],
    ["searchPeople", apiPaths.searchPeople("the kid", 2)],
  ] as const)("%s serves %s, cacheable by the browser alone", async (name, path) => {
    const load = vi.fn(async () => found as never);
    const response = await sampleApp({ catalog: sampleCatalog({ [name]: load }) }).get(path);
    expect([response.status, await response.json(), response.headers.get("cache-control")]).toEqual([200, found, "private, max-age=300"]);
    expect(load.mock.calls).toEqual([["the kid", 2, { priority: "visitor" }]]);
  });

  test("the text is trimmed, and the page defaults to the first", async () => {
    const searchMovies = vi.fn(async () => found);
    await sampleApp({ catalog: sampleCatalog({ searchMovies }) }).get("/api/search/movies?q=%20%20the%20%20kid%20");
    expect(searchMovies.mock.calls).toEqual([["the kid", 1, { priority: "visitor" }]]);
  });

  test("a year and `verbatim` reach the catalog", async () => {
    const searchSeries = vi.fn(async () => found as never);
    await sampleApp({ catalog: sampleCatalog({ searchSeries }) }).get(apiPaths.searchSeries("judex", 1, { year: 1916, verbatim: true }));
    expect(searchSeries.mock.calls).toEqual([["judex", 1, { priority: "visitor", year: 1916, verbatim: true }]]);
  });

  test.each([
    ["", "q: must be 1 to 100 characters"],
    ["?q=", "q: must be 1 to 100 characters"],
    ["?q=%20%00%20", "q: must be 1 to 100 characters"],
    [`?q=${"x".repeat(101)}`, "q: must be 1 to 100 characters"],
    ["?q=kid&page=0", "page: must be a whole number from 1 to 500"],
    ["?q=kid&page=501", "page: must be a whole number from 1 to 500"],
    ["?q=kid&page=2.5", "page: must be a whole number from 1 to 500"],
    ["?q=kid&year=1869", "year: must be a year from 1870 to 2099"],
    ["?q=kid&year=", "year: must be a year from 1870 to 2099"],
    ["?q=kid&verbatim=yes", "verbatim: must be 1"],
  ])("%s is refused with the reason, without a call", async (search, error) => {
    const site = sampleApp({ catalog: failingCatalog() });
    const response = await site.get(`/api/search/movies${search}`);
    expect([response.status, await response.json(), response.headers.get("cache-control")]).toEqual([400, { error }, "no-store"]);
    expect(site.errors).toEqual([]);
  });

  test("a hundred characters are accepted, of any number of bytes", async () => {
    expect((await sampleApp().get(`/api/search/movies?q=${encodeURIComponent("🎬".repeat(100))}`)).status).toBe(200);
  });

  test("a failing provider is 502 and logged without the search text", async () => {
    const site = sampleApp({ catalog: failingCatalog() });
    const response = await site.get(apiPaths.searchMovies("my secret", 1));
    expect([response.status, response.headers.get("cache-control")]).toEqual([502, "no-store"]);
    expect(site.errors).toHaveLength(1);
    expect(String(site.errors[0])).not.toContain("secret");
  });

  test.each([apiPaths.searchMovies("kid", 1), apiPaths.searchSeries("kid", 1), apiPaths.searchPeople("kid", 1), apiPaths.imdbMatch("tt0017136")])(
    "%s is an uncached 502 if the provider takes too long",
    async (path) => {
      const late = { searchMovies: neverResolving, searchSeries: neverResolving, searchPeople: neverResolving, imdbMatch: neverResolving };
      const response = await sampleApp({ catalog: sampleCatalog(late), apiDeadlineMs: 1 }).get(path);
      expect([response.status, await response.json()]).toEqual([502, { error: "The film database did not answer" }]);
      expect(response.headers.get("cache-control")).toBe("no-store");
    },
  );

  test("only an IMDb id is looked up", async () => {
    expect(await (await sampleApp().get(apiPaths.imdbMatch("tt0017136"))).json()).toEqual({ type: "movies", item: sampleMovieSummary(1) });
    expect((await sampleApp().get(apiPaths.imdbMatch("metropolis"))).status).toBe(404);
    expect((await sampleApp({ catalog: sampleCatalog({ imdbMatch: async () => null }) }).get(apiPaths.imdbMatch("tt0017136"))).status).toBe(404);
  });

  test("a client with too many searches gets 429", async () => {
    const site = sampleApp();
    const statuses = await Promise.all(Array.from({ length: 80 }, async () => (await site.get(apiPaths.searchMovies("kid", 1))).status));
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(15);
  });

  test("the tab of all types counts as three searches", async () => {
    const site = sampleApp();
    const statuses = await Promise.all(Array.from({ length: 25 }, async () => (await site.get("/search?q=kid&type=all")).status));
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(2);
  });

  test("functions have a limit of their own", async () => {
    const { app } = sampleApp();
    const call = async () => (await app.request("/functions/v1/get-movie", { method: "POST", body: '{"movieId":19}' })).status;
    const statuses = await Promise.all(Array.from({ length: 240 }, call));
    expect([statuses.filter((status) => status === 200).length >= 200, statuses.includes(429)]).toEqual([true, true]);
  });
});

describe("/search", () => {
  test("an IMDb id is redirected to its title", async () => {
    const imdbMatch = async () => ({ type: "tv", item: sampleSeriesSummary(7) }) as const;
    const response = await sampleApp({ catalog: sampleCatalog({ imdbMatch }) }).get(`${paths.search}?q=tt0017136&type=movies`);
    expect([response.status, response.headers.get("location"), response.headers.get("cache-control")]).toEqual([302, "/tv/7", "no-store"]);
  });

  test("an unknown IMDb id gets the page without results", async () => {
    const response = await sampleApp({ catalog: sampleCatalog({ imdbMatch: async () => null }) }).get(`${paths.search}?q=tt0017136`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain("No movies found matching &quot;tt0017136&quot;");
  });

  test("an IMDb id that cannot be looked up gets the page with the notice", async () => {
    const site = sampleApp({ catalog: sampleCatalog({ imdbMatch: failing }) });
    expect(await (await site.get(`${paths.search}?q=tt0017136`)).text()).toContain("Failed to load search results");
    // The redirect's call and the page's own.
    expect(site.errors.map(String)).toEqual(["Error: the provider is down", "Error: the provider is down"]);
  });

  test("an IMDb id that is not looked up in time gets a page that is not cached", async () => {
    const site = sampleApp({ catalog: sampleCatalog({ imdbMatch: neverResolving, searchMovies: neverResolving }), pageDeadlineMs: 1 });
    const response = await site.get(`${paths.search}?q=tt0017136`);
    expect([response.status, response.headers.get("cache-control")]).toEqual([200, "no-store"]);
  });

  test("the page works without script and is not indexed", async () => {
    const searchMovies = async () => ({ items: [sampleMovieSummary(1, { title: "The Kid" })], page: 1, totalPages: 3, totalResults: 50 });
    const html = await (await sampleApp({ catalog: sampleCatalog({ searchMovies }) }).get(`${paths.search}?q=+kid+`)).text();
    expect(html).toContain("<title>Search Results for &quot;kid&quot; · ");
    expect(html).toMatch(/<h1[^>]*>Search Results for &quot;kid&quot;<\/h1>/);
    expect(html).toContain('name="robots" content="noindex');
    expect(html).toContain('href="/movie/1"');
    expect(html).toContain("/search?q=kid&amp;type=movies&amp;page=2");
    expect(html).toContain("/search?q=kid&amp;type=tv");
  });

  test("an empty query makes no call, but for the cached films that the page suggests", async () => {
    const site = sampleApp({ catalog: { ...failingCatalog(), movieList: sampleCatalog().movieList } });
    const response = await site.get(`${paths.search}?q=+&type=people`);
    expect([response.status, site.errors]).toEqual([200, []]);
    expect(await response.text()).toContain('placeholder="Search..."');
  });

  test("a failing search is 503 with the notice and a retry, not cached, and logged without the search text", async () => {
    const site = sampleApp({ catalog: failingCatalog() });
    const response = await site.get(`${paths.search}?q=my+secret`);
    const html = await response.text();
    expect([response.status, response.headers.get("cache-control")]).toEqual([503, "no-store"]);
    expect(html).toContain("Failed to load search results");
    expect(html).toContain('href="/search?q=my+secret&amp;type=movies"');
    expect(site.errors.length).toBeGreaterThan(0);
    expect(site.errors.map(String).join(" ")).not.toContain("secret");
  });

  test("the tab of all types is a page with what has come, not cached if one search fails, and a 503 if all do", async () => {
    const open = (catalog: Partial<Catalog>) => sampleApp({ catalog: sampleCatalog(catalog) }).get(`${paths.search}?q=kid&type=all`);
    const whole = await open({});
    expect([whole.status, whole.headers.get("cache-control")]).toEqual([200, "private, max-age=60"]);
    const html = await whole.text();
    expect([html.includes('href="/movie/1"'), html.includes('href="/tv/1"')]).toEqual([true, true]);
    const part = await open({ searchSeries: failing });
    expect([part.status, part.headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(await part.text()).toContain("Failed to load search results");
    const down = await open({ searchMovies: failing, searchSeries: failing, searchPeople: failing });
    expect([down.status, down.headers.get("retry-after")]).toEqual([503, "5"]);
  });

  test("a page beyond the results is a 404; all that the provider does not serve are one", async () => {
    const searchMovies = vi.fn<Catalog["searchMovies"]>(async (_, page) => ({ items: [], page, totalPages: 1, totalResults: 1 }));
    const site = sampleApp({ catalog: sampleCatalog({ searchMovies }) });
    expect((await site.get(`${paths.search}?q=kid&page=2`)).status).toBe(404);
    expect((await site.get(`${paths.search}?q=kid&page=501`)).status).toBe(404);
    expect((await site.get(`${paths.search}?q=kid&page=9999`)).status).toBe(404);
    expect(searchMovies.mock.calls.map(([, page]) => page)).toEqual([2, 501]);
  });

  test("two spellings of one search are one page", async () => {
    const searchMovies = vi.fn(async () => found);
    const site = sampleApp({ catalog: sampleCatalog({ searchMovies }) });
    await site.get(`${paths.search}?q=kid`);
    await site.get(`${paths.search}?type=movies&q=+kid&page=1&utm=x`);
    expect(searchMovies).toHaveBeenCalledTimes(1);
  });
});
