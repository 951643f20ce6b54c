import { expect, test, vi } from "vitest";
import { parseDiscoverFilters } from "#features/discover/model/discover-address.ts";
import { noFilters } from "#features/discover/model/discover-filters.ts";
import { apiPaths } from "#tests/support/api-paths.ts";
import { sampleApp } from "#tests/support/sample-app.ts";
import { failingCatalog, sampleCatalog } from "#tests/support/sample-catalog.ts";
import { sampleMovieSummary, sampleSeriesSummary } from "#tests/support/sample-titles.ts";

const movies = { items: [sampleMovieSummary(1)], page: 1, totalPages: 1, totalResults: 1 };
const series = { items: [sampleSeriesSummary(1)], page: 1, totalPages: 1, totalResults: 1 };
const filtersOf = (search: string) => parseDiscoverFilters(new URLSearchParams(search));

function setUp() {
  const catalog = sampleCatalog({ discoverMovies: vi.fn(async () => movies), discoverSeries: vi.fn(async () => series) });
  return { catalog, ...sampleApp({ catalog }) };
}

test("equal filters are one response, however they are written", async () => {
  const { catalog, get } = setUp();
  const addresses = ["genres=18,35&from=1920", "from=1920&genres=35&genres=18&utm_source=x&type=tv&rating=x"].map((search) => `/api/discover/movies?${search}`);
  for (const address of addresses) {
    const response = await get(address);
    expect([response.status, response.headers.get("cache-control"), await response.json()]).toEqual([200, "public, max-age=300", movies]);
  }
  expect(vi.mocked(catalog.discoverMovies).mock.calls).toEqual([[filtersOf("genres=18,35&from=1920"), { priority: "visitor" }]]);
});

test("series have filters of their own", async () => {
  const { catalog, get } = setUp();
  expect(await (await get("/api/discover/tv?network=49&certification=PG")).json()).toEqual(series);
  expect(vi.mocked(catalog.discoverSeries).mock.calls).toEqual([[filtersOf("type=tv&network=49"), { priority: "visitor" }]]);
  expect(apiPaths.discoverMovies(filtersOf("type=tv&network=49"))).toBe("/api/discover/tv?network=49");
});

test("a page that the provider does not serve is 400 without a call", async () => {
  const { catalog, get } = setUp();
  const response = await get("/api/discover/movies?page=501");
  expect([response.status, await response.json()]).toEqual([400, { error: "page: must be a whole number from 1 to 500" }]);
  expect((await get("/api/discover/people")).status).toBe(404);
  expect(catalog.discoverMovies).not.toHaveBeenCalled();
});

test("a failing provider is an uncached 502", async () => {
  const { get, errors } = sampleApp({ catalog: failingCatalog() });
  const response = await get(apiPaths.discoverMovies(noFilters("movies")));
  expect([response.status, response.headers.get("cache-control"), errors.length]).toEqual([502, "no-store", 1]);
});
