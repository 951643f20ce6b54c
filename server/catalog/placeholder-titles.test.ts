import { expect, test, vi } from "vitest";
import { noFilters } from "#features/discover/model/discover-filters.ts";
import type { Provider } from "#server/upstream/provider.ts";
import { memoryStore } from "#tests/support/memory-store.ts";
import { rowsOf } from "#tests/support/open-cache.ts";
import { samplePage } from "#tests/support/sample-catalog.ts";
import { sampleProvider } from "#tests/support/sample-provider.ts";
import { sampleMovieSummary, sampleSeriesSummary } from "#tests/support/sample-titles.ts";
import { listKey } from "./list-keys.ts";
import { createPlaceholderTitles } from "./placeholder-titles.ts";

function openPlaceholders(responses = {}) {
  const clock = { nowMs: 0 };
  const memory = memoryStore();
  const { errors, warnings, ...rows } = rowsOf(memory.store);
  const titles = createPlaceholderTitles({ rows, now: () => clock.nowMs });
  const write = (key: string, list: unknown) => memory.store.write("answers", key, { body: JSON.stringify(list), fetchedAt: 0 });
  return { ...memory, titles, clock, errors, warnings, write, provider: titles.observe(sampleProvider(responses)) };
}

test("returns titles of the provider's lists", async () => {
  const { titles, provider } = openPlaceholders();
  expect(await titles.movie(3)).toBeNull();
  await provider.movieList("popular", 1);
  await provider.seriesList("trending", 2);
  expect([await titles.movie(3), await titles.series(24)]).toEqual([sampleMovieSummary(3), sampleSeriesSummary(24)]);
  expect(await titles.movie(99)).toBeNull();
});

test("returns similar titles, what filters and searches find", async () => {
  const { titles, provider } = openPlaceholders({
    searchSeries: async () => ({ items: [sampleSeriesSummary(70)], page: 1, totalPages: 1, totalResults: 1 }),
  });
  await provider.movieDetails(41);
  await provider.discoverSeries({ ...noFilters("tv"), language: "de", page: 3 });
  await provider.searchSeries("x", 1);
  expect([(await titles.movie(42))?.id, (await titles.series(70))?.id, (await titles.series(41))?.id]).toEqual([42, 70, 41]);
});

test("returns a title in the language of a list that had it, else the English one, marked", async () => {
  const movieList: Provider["movieList"] = async (_, page, options) =>
    samplePage([sampleMovieSummary(5, options?.language ? { title: "Fünf" } : {})], { page });
  const { titles, provider } = openPlaceholders({ movieList });
  await provider.movieList("popular", 1, { language: "de" });
  expect([(await titles.movie(5, "de"))?.title, await titles.movie(5), await titles.movie(5, "ar")]).toEqual(["Fünf", null, null]);
  await provider.movieList("popular", 1);
  expect([(await titles.movie(5, "de"))?.title, (await titles.movie(5))?.title]).toEqual(["Fünf", "Film 5"]);
  expect(await titles.movie(5, "ar")).toEqual({ ...sampleMovieSummary(5), textLanguages: { title: "en", overview: "en" } });
  await provider.searchSeries("x", 1, { language: "de" });
  expect(await titles.series(24)).toBeNull();
});

test("reads stored lists without any call, and again after a minute", async () => {
  const { titles, clock, write } = openPlaceholders();
  await write(listKey("movies", "genre-18"), samplePage([sampleMovieSummary(5)]));
  await write(listKey("series", "top-rated"), samplePage([sampleSeriesSummary(6)]));
  expect([(await titles.movie(5))?.id, (await titles.series(6))?.id, await titles.movie(7)]).toEqual([5, 6, null]);
  await write(listKey("movies", "popular"), samplePage([sampleMovieSummary(7)]));
  expect(await titles.movie(7)).toBeNull();
  clock.nowMs = 60_000;
  expect((await titles.movie(7))?.id).toBe(7);
});

test("ignores a stored list of another shape, and reads the others", async () => {
  const { titles, write, warnings, errors } = openPlaceholders();
  await write(listKey("movies", "popular"), [sampleMovieSummary(5)]);
  await write(listKey("movies", "trending"), samplePage([{ id: 6 }]));
  await write(listKey("movies", "genre-18"), samplePage([sampleMovieSummary(7)]));
  expect([await titles.movie(5), await titles.movie(6), (await titles.movie(7))?.id]).toEqual([null, null, 7]);
  expect([warnings.length, errors]).toEqual([1, []]);
});

test("passes over a failing store", async () => {
  const { titles, broken, errors } = openPlaceholders();
  broken.read = true;
  expect(await titles.movie(5)).toBeNull();
  expect(errors).not.toEqual([]);
});

test("passes the provider's failures on", async () => {
  const { provider } = openPlaceholders({ movieList: vi.fn(() => Promise.reject(new Error("down"))) });
  await expect(provider.movieList("popular", 1)).rejects.toThrow("down");
});
