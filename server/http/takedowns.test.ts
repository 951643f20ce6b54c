import { describe, expect, test } from "vitest";
import type { Takedown, TakedownList } from "#domain/takedown.ts";
import { filteredCatalog } from "#server/takedown/filtered-catalog.ts";
import { canonicalOf, isNoindex, readPage } from "#tests/support/read-page.ts";
import { sampleApp } from "#tests/support/sample-app.ts";
import { sampleCatalog } from "#tests/support/sample-catalog.ts";
import { sampleSite } from "#tests/support/sample-site.ts";

const list: Takedown = { movies: [3], series: [4], people: [5] };
const takedown: TakedownList = { has: (kind, id) => list[kind].includes(id), version: () => "test" };
const site = () => sampleApp({ takedown, catalog: filteredCatalog(sampleCatalog(), takedown) });

describe("a blocked title's page", () => {
  test.each([
    ["/movie/3", "Movie not found"],
    ["/movie/3-film-3?utm=x", "Movie not found"],
    ["/tv/4", "TV Series not found"],
    ["/tv/4-series-4?season=2", "TV Series not found"],
    ["/tv/4-series-4/credits", null],
    ["/actor/5", null],
  ])("%s is 410 and not indexed", async (path, heading) => {
    const response = await site().get(path);
    expect(response.status).toBe(410);
    expect(response.headers.get("cache-control")).toBe("public, max-age=60");
    const { page, html } = await readPage(response);
    if (heading) expect(page.querySelector("h1")?.textContent).toBe(heading);
    expect([isNoindex(page), canonicalOf(page)]).toEqual([true, null]);
    expect(html).not.toMatch(/Film 3\b|Series 4\b|Person 5\b/);
  });

  test.each(["/de/movie/3", "/de/movie/3-film-3/credits", "/ar/tv/4-series-4", "/de/actor/5"])("%s is 410 in every language", async (path) => {
    const languages = ["en", "de", "ar"] as const;
    const app = sampleApp({ site: sampleSite({ languages }), takedown, catalog: filteredCatalog(sampleCatalog(), takedown) });
    const response = await app.get(path);
    const { page, html } = await readPage(response);
    expect([response.status, page.documentElement.lang, isNoindex(page), canonicalOf(page)]).toEqual([410, path.slice(1, 3), true, null]);
    expect(html).not.toMatch(/Film 3\b|Series 4\b|Person 5\b/);
  });

  test.each(["/movie/5", "/tv/3", "/actor/4"])("%s, whose id is blocked for another kind, is 200", async (path) => {
    expect((await site().get(path)).status).toBe(200);
  });

  test("is 404 if the title never existed", async () => {
    const absent = sampleApp({ takedown, catalog: sampleCatalog({ movie: async () => null }) });
    expect((await absent.get("/movie/8")).status).toBe(404);
  });
});

describe("the other addresses of a blocked title", () => {
  test.each([
    "/api/movies/3/extras",
    "/api/tv/4/extras",
    "/api/people/5",
    "/api/people/5/credits",
    "/api/people/5/known-for",
    "/player/2embed/movie/3",
    "/player/2embed/tv/4/1/1",
    "/api/media/movie/3",
    "/api/media/tv/4/1/1",
  ])("%s is 410", async (path) => {
    const response = await site().get(path);
    expect([response.status, await response.json()]).toEqual([410, { error: "This has been taken down" }]);
    expect([response.headers.get("cache-control"), response.headers.get("x-robots-tag")]).toEqual(["no-store", "noindex"]);
  });

  test.each(["/api/movies/4/extras", "/api/tv/3/extras", "/api/people/3", "/player/2embed/movie/4", "/player/2embed/tv/3/1/1", "/api/movies/popular"])(
    "%s of other titles is 200",
    async (path) => {
      expect((await site().get(path)).status).toBe(200);
    },
  );

  test.each([
    ["get-movie", { movieId: 3 }],
    ["get-tv-series", { seriesId: 4 }],
    ["get-tv-season", { seriesId: 4, seasonNumber: 1 }],
    ["get-tv-credits", { seriesId: 4 }],
  ])("the function %s is 404", async (name, body) => {
    const response = await site().app.request(`/functions/v1/${name}`, { method: "POST", body: JSON.stringify(body) });
    expect(response.status).toBe(404);
  });
});

test("no list names a blocked title", async () => {
  const { html } = await readPage(await site().get("/"));
  expect(html).not.toMatch(/\/movie\/3"|Film 3\b|Series 4\b/);
  expect(html).toContain("Film 4");
});
