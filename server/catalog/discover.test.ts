import { expect, test, vi } from "vitest";
import type { Page } from "#domain/page.ts";
import { parseDiscoverFilters } from "#features/discover/model/discover-address.ts";
import type { Provider } from "#server/upstream/provider.ts";
import { memoryStore } from "#tests/support/memory-store.ts";
import { rowsOf } from "#tests/support/open-cache.ts";
import { down, sampleProvider } from "#tests/support/sample-provider.ts";
import { sampleMovieSummary, sampleSeriesSummary } from "#tests/support/sample-titles.ts";
import { createCatalog } from "./catalog.ts";
import { createReadThroughCache } from "./read-through-cache.ts";

const filtersOf = (search: string) => parseDiscoverFilters(new URLSearchParams(search));
const page = <T>(items: T[], number = 1, totalPages = 3): Page<T> => ({ items, page: number, totalPages, totalResults: 60 });
const kid = sampleMovieSummary(10098, { title: "The Kid" });

function setUp(overrides: Partial<Provider> = {}) {
  const provider = sampleProvider({
    discoverMovies: async (filters) => page(filters.page > 3 ? [] : [kid], filters.page),
    discoverSeries: async (filters) => page([sampleSeriesSummary(7)], filters.page),
    ...overrides,
  });
  const memory = memoryStore();
  const open = () => createCatalog({ provider, cache: createReadThroughCache({ rows: rowsOf(memory.store), onError: () => undefined }) });
  return { provider, open, catalog: open(), ...memory };
}

test("equal filters are one call and one row, however they are written", async () => {
  const { catalog, provider, rows, titles } = setUp();
  const spellings = ["genres=18,35&from=1920", "from=1920&genres=35,18,18&utm_source=x", "type=movies&genres=18&genres=35&from=1920&sort=popularity&page=1"];
  for (const search of spellings) expect(await catalog.discoverMovies(filtersOf(search))).toEqual(page([kid]));
  expect(provider.discoverMovies).toHaveBeenCalledTimes(1);
  expect([...rows.keys()]).toEqual(["answers:discover:genres=18%2C35&from=1920"]);
  expect(titles).toEqual([expect.objectContaining({ type: "movies", id: 10098, title: "The Kid" })]);
});

test("another page, order or type is another call", async () => {
  const { catalog, provider } = setUp();
  for (const search of ["", "page=2", "sort=oldest", "page=2"]) await catalog.discoverMovies(filtersOf(search));
  for (const search of ["type=tv", "type=tv&network=1"]) expect((await catalog.discoverSeries(filtersOf(search))).items).toEqual([sampleSeriesSummary(7)]);
  expect([vi.mocked(provider.discoverMovies).mock.calls.length, vi.mocked(provider.discoverSeries).mock.calls.length]).toEqual([3, 2]);
});

test("a row outlives a restart", async () => {
  const { catalog, open, provider } = setUp();
  await catalog.discoverMovies(filtersOf("genres=18"));
  expect(await open().discoverMovies(filtersOf("genres=18"))).toEqual(page([kid]));
  expect(provider.discoverMovies).toHaveBeenCalledTimes(1);
});

test("a page past the end costs no call if the first page is known, and past 500 never", async () => {
  const { catalog, provider, rows } = setUp();
  expect((await catalog.discoverMovies(filtersOf("page=501"))).items).toEqual([]);
  expect(provider.discoverMovies).not.toHaveBeenCalled();
  expect((await catalog.discoverMovies(filtersOf("page=4"))).items).toEqual([]);
  expect([vi.mocked(provider.discoverMovies).mock.calls.length, rows.size]).toEqual([1, 0]);
  await catalog.discoverMovies(filtersOf(""));
  expect((await catalog.discoverMovies(filtersOf("page=5"))).items).toEqual([]);
  expect(provider.discoverMovies).toHaveBeenCalledTimes(2);
});

test("cached data alone never costs a call", async () => {
  const { catalog, provider } = setUp();
  expect((await catalog.discoverMovies(filtersOf("genres=18"), { cachedOnly: true })).items).toEqual([]);
  expect(provider.discoverMovies).not.toHaveBeenCalled();
  await catalog.discoverMovies(filtersOf("genres=18"));
  expect((await catalog.discoverMovies(filtersOf("genres=18"), { cachedOnly: true })).items).toEqual([kid]);
});

test("a failing provider rejects: its result is not empty", async () => {
  const { catalog } = setUp({ discoverMovies: down });
  await expect(catalog.discoverMovies(filtersOf("genres=18"))).rejects.toMatchObject({ status: 500 });
});
