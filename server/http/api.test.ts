import { describe, expect, test, vi } from "vitest";
import type { CallOptions } from "#domain/query.ts";
import type { Catalog } from "#features/catalog.ts";
import { DeadlineError, within } from "#server/async/deadline.ts";
import { apiPaths } from "#tests/support/api-paths.ts";
import { eventually } from "#tests/support/eventually.ts";
import { sampleApp } from "#tests/support/sample-app.ts";
import { failingCatalog, movieLists, neverResolving, sampleCatalog } from "#tests/support/sample-catalog.ts";

/** Each address, the catalog's method behind it and its arguments. */
const routes: [path: string, method: keyof Catalog, args: unknown[]][] = [
  [apiPaths.heroMovies(), "heroMovies", []],
  [apiPaths.movieList("trending", 1), "movieList", ["trending", 1]],
  [apiPaths.movieList("popular", 1), "movieList", ["popular", 1]],
  [apiPaths.movieList("top-rated", 500), "movieList", ["top-rated", 500]],
  [apiPaths.seriesList("trending", 1), "seriesList", ["trending", 1]],
  [apiPaths.seriesList("popular", 2), "seriesList", ["popular", 2]],
  [apiPaths.seriesList("top-rated", 1), "seriesList", ["top-rated", 1]],
  [apiPaths.movieList("genre-28", 3), "movieList", ["genre-28", 3]],
  [apiPaths.seriesList("genre-10765", 1), "seriesList", ["genre-10765", 1]],
  [apiPaths.movieList("similar-19", 1), "movieList", ["similar-19", 1]],
  [apiPaths.seriesList("recommendations-7", 2), "seriesList", ["recommendations-7", 2]],
  [apiPaths.movieInRegion(19, "DE"), "movieInRegion", [19, "DE"]],
  [apiPaths.seriesInRegion(7, "GB"), "seriesInRegion", [7, "GB"]],
  [apiPaths.movieExtras(19), "movieExtras", [19]],
  [apiPaths.movieCredits(19), "movieCredits", [19]],
  [apiPaths.movieImages(19), "movieImages", [19]],
  [apiPaths.collection(10), "collection", [10]],
  [apiPaths.seriesExtras(7), "seriesExtras", [7]],
  [apiPaths.seriesCredits(7), "seriesCredits", [7]],
  [apiPaths.seriesImages(7), "seriesImages", [7]],
  [apiPaths.guidePage(7, 1), "guidePage", [7, 1]],
  [apiPaths.guidePage(7, 3), "guidePage", [7, 3]],
  [apiPaths.person(999_999_999), "person", [999_999_999]],
  [apiPaths.personCredits(5), "personCredits", [5]],
  [apiPaths.personImages(5), "personImages", [5]],
  [apiPaths.knownFor(5), "knownFor", [5]],
  [apiPaths.collaborators(5), "collaborators", [5]],
];

describe("the catalog by GET", () => {
  test.each(routes)("%s returns the result of %s", async (path, method, args) => {
    const load = vi.fn(async () => [{ method }]);
    const response = await sampleApp({ catalog: sampleCatalog({ [method]: load }) }).get(path);
    expect([response.status, await response.json()]).toEqual([200, [{ method }]]);
    expect(load.mock.calls).toEqual([[...args, { priority: "visitor" }]]);
    expect(response.headers.get("content-type")).toBe("application/json");
    expect(response.headers.get("cache-control")).toBe("public, max-age=300");
  });

  test.each(routes)("%s is 502 and logged if %s fails", async (path) => {
    const site = sampleApp({ catalog: failingCatalog() });
    const response = await site.get(path);
    expect([response.status, await response.json()]).toEqual([502, { error: "The film database did not answer" }]);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(site.errors).toHaveLength(1);
  });

  test.each(routes)("%s is an uncached 502 if %s takes too long", async (path, method) => {
    const site = sampleApp({ catalog: sampleCatalog({ [method]: neverResolving }), apiDeadlineMs: 1 });
    const response = await site.get(path);
    expect([response.status, await response.json()]).toEqual([502, { error: "The film database did not answer" }]);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(site.errors.map(String)).toEqual(["DeadlineError: No result within 1 ms"]);
  });

  test.each(routes)("%s in another language is another response of %s", async (path, method, args) => {
    const load = vi.fn(async (...call: unknown[]) => [{ language: (call.at(-1) as CallOptions).language ?? "en" }]);
    const { get, cache } = sampleApp({ catalog: sampleCatalog({ [method]: load }) });
    const inLanguage = (code: string) => `${path}${path.includes("?") ? "&" : "?"}lang=${code}`;
    const languages = [];
    for (const address of [path, inLanguage("en"), inLanguage("de"), inLanguage("ar"), inLanguage("de")]) languages.push(await (await get(address)).json());
    expect(languages.flat().map(({ language }) => language)).toEqual(["en", "en", "de", "ar", "de"]);
    expect(load.mock.calls).toEqual([undefined, "de", "ar"].map((language) => [...args, { priority: "visitor", ...(language && { language }) }]));
    expect(cache.info().entries).toBe(3);
  });

  test.each(["xx", "DE", "de-DE", "", "__proto__"])("the language %j is 400 with the reason, without a call", async (language) => {
    const catalog = sampleCatalog({ movieList: vi.fn(), searchMovies: vi.fn() });
    const { get } = sampleApp({ catalog });
    for (const path of [`/api/movies/popular?lang=${language}`, `/api/search/movies?q=kid&lang=${language}`]) {
      const response = await get(path);
      expect([response.status, await response.json()]).toEqual([400, { error: "lang: must be one of en, es, pt-BR, fr, de, it, pl, ru, ja, ar" }]);
      expect(response.headers.get("cache-control")).toBe("no-store");
    }
    for (const load of [catalog.movieList, catalog.searchMovies]) expect(load).not.toHaveBeenCalled();
  });

  test("a refresh in the background keeps the language", async () => {
    const heroMovies = vi.fn(async (options?: CallOptions) => [{ language: options?.language }] as never);
    const { get, clock } = sampleApp({ catalog: sampleCatalog({ heroMovies }) });
    await get(`${apiPaths.heroMovies()}?lang=de`);
    clock.nowMs = 300_000;
    await get(`${apiPaths.heroMovies()}?lang=de`);
    await eventually(async () => expect(heroMovies).toHaveBeenLastCalledWith({ priority: "refresh", language: "de" }));
  });

  test("a refresh in the background has no deadline", async () => {
    const { promise: later, resolve } = Promise.withResolvers<{ id: number }[]>();
    const heroMovies = vi.fn(async (options?: CallOptions) => (options?.priority === "refresh" ? later : [{ id: 19 }]) as never);
    const { get, clock, errors } = sampleApp({ catalog: sampleCatalog({ heroMovies }), apiDeadlineMs: 1 });
    const shown = async () => (await get(apiPaths.heroMovies())).json();
    await shown();
    clock.nowMs = 300_000;
    expect(await shown()).toEqual([{ id: 19 }]);
    await expect(within(1, later)).rejects.toThrow(DeadlineError);
    resolve([{ id: 20 }]);
    await eventually(async () => expect(await shown()).toEqual([{ id: 20 }]));
    expect(errors).toEqual([]);
  });

  test("an unknown genre is 404 without a call", async () => {
    const catalog = sampleCatalog({ movieList: vi.fn(), seriesList: vi.fn() });
    const { get } = sampleApp({ catalog });
    for (const path of [apiPaths.movieList("genre-111111111", 1), apiPaths.seriesList("genre-3", 1)]) expect((await get(path)).status).toBe(404);
    for (const load of [catalog.movieList, catalog.seriesList]) expect(load).not.toHaveBeenCalled();
  });

  test.each(["0", "-1", "501", "9999", "1.5", "02", "x", ""])("the page %j is 400 with the reason, without a call", async (page) => {
    const catalog = sampleCatalog({ movieList: vi.fn() });
    const response = await sampleApp({ catalog }).get(`/api/movies/popular?page=${page}`);
    expect([response.status, await response.json()]).toEqual([400, { error: "page: must be a whole number from 1 to 500" }]);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(catalog.movieList).not.toHaveBeenCalled();
  });

  test.each(["", "?region=", "?region=ZZ", "?region=de", "?region=DEU", "?region=__proto__"])(
    "a region's address %j is 400 with the reason",
    async (search) => {
      const catalog = sampleCatalog({ movieInRegion: vi.fn() });
      const response = await sampleApp({ catalog }).get(`/api/movies/19/region${search}`);
      expect([response.status, await response.json()]).toEqual([400, { error: "region: must be the code of a country, such as US" }]);
      expect(catalog.movieInRegion).not.toHaveBeenCalled();
    },
  );

  test("a title has one cached response for each region", async () => {
    const movieInRegion = vi.fn(sampleCatalog().movieInRegion);
    const { get, cache } = sampleApp({ catalog: sampleCatalog({ movieInRegion }) });
    for (const search of ["region=DE", "region=DE&x=1", "x=2&region=DE", "region=GB"]) expect((await get(`/api/movies/19/region?${search}`)).status).toBe(200);
    expect(movieInRegion.mock.calls.map(([id, region]) => `${id} ${region}`)).toEqual(["19 DE", "19 GB"]);
    expect(cache.info().entries).toBe(2);
  });

  test("each page is cached once, whatever else the address says", async () => {
    const movieList = vi.fn(movieLists());
    const { get, cache } = sampleApp({ catalog: sampleCatalog({ movieList }) });
    const addresses = ["", "?page=1", "?x=1", "?page=2", "?page=2&x=1", "?x=2&page=2"];
    for (const address of addresses) expect((await get(`/api/movies/popular${address}`)).status).toBe(200);
    expect(movieList.mock.calls.map(([, page]) => page)).toEqual([1, 2]);
    expect(cache.info().entries).toBe(2);
  });

  test("an absent person is 404", async () => {
    const response = await sampleApp({ catalog: sampleCatalog({ person: async () => null }) }).get(apiPaths.person(404));
    expect([response.status, await response.json()]).toEqual([404, { error: "There is no such thing" }]);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  test.each([
    ["movieExtras", apiPaths.movieExtras(404)],
    ["seriesExtras", apiPaths.seriesExtras(404)],
    ["movieInRegion", apiPaths.movieInRegion(404, "US")],
    ["seriesInRegion", apiPaths.seriesInRegion(404, "US")],
    ["knownFor", apiPaths.knownFor(404)],
    ["personCredits", apiPaths.personCredits(404)],
  ] as const)("an absent title's or person's %s (%s) is 404 and not cached", async (name, path) => {
    const { get, cache } = sampleApp({ catalog: sampleCatalog({ [name]: async () => null }) });
    expect((await get(path)).status).toBe(404);
    expect(cache.info().entries).toBe(0);
  });

  test.each(["0", "01", "1234567890", "x", "-1", "1.5", "%31%20", "1%2F2", "1-x"])("the id %s is 404 without a call", async (id) => {
    const catalog = sampleCatalog({ movieExtras: vi.fn(), person: vi.fn(), movieList: vi.fn() });
    const { get } = sampleApp({ catalog });
    for (const path of [`/api/movies/${id}/extras`, `/api/people/${id}`, `/api/genres/${id}/movies`]) expect((await get(path)).status).toBe(404);
    for (const load of [catalog.movieExtras, catalog.person, catalog.movieList]) expect(load).not.toHaveBeenCalled();
  });

  test.each(["/api", "/api/", "/api/nothing", "/api/movies", "/api/movies/19"])("%s is 404 as JSON", async (path) => {
    const response = await sampleApp().get(path);
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).toBe("application/json");
  });

  test("accepts GET and HEAD alone", async () => {
    for (const method of ["POST", "PUT", "DELETE"]) expect((await sampleApp().app.request(apiPaths.movieList("popular", 1), { method })).status).toBe(405);
    expect((await sampleApp().app.request(apiPaths.movieList("popular", 1), { method: "HEAD" })).status).toBe(200);
  });
});
