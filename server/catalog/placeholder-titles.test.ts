import { expect, test, vi } from "vitest";
import { memoryStore } from "#tests/support/memory-store.ts";
import { rowsOf } from "#tests/support/open-cache.ts";
import { sampleProvider } from "#tests/support/sample-provider.ts";
import { sampleMovieSummary, sampleSeriesSummary } from "#tests/support/sample-titles.ts";
import { movieListKeys, seriesListKeys } from "./list-keys.ts";
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
  await provider.popularMovies();
  await provider.trendingSeries();
  expect([await titles.movie(3), await titles.series(4)]).toEqual([sampleMovieSummary(3), sampleSeriesSummary(4)]);
  expect(await titles.movie(99)).toBeNull();
});

test("returns similar titles and search results", async () => {
  const { titles, provider } = openPlaceholders({
    searchSeries: async () => ({ page: 1, total_pages: 1, total_results: 1, results: [sampleSeriesSummary(70)] }),
  });
  await provider.movieDetails(41);
  await provider.searchSeries("x", 1);
  expect([(await titles.movie(42))?.id, (await titles.series(70))?.id]).toEqual([42, 70]);
});

test("reads stored lists without any call, and again after a minute", async () => {
  const { titles, clock, write } = openPlaceholders();
  await write(movieListKeys.genre(18), [sampleMovieSummary(5)]);
  await write(seriesListKeys.topRated, [sampleSeriesSummary(6)]);
  expect([(await titles.movie(5))?.id, (await titles.series(6))?.id, await titles.movie(7)]).toEqual([5, 6, null]);
  await write(movieListKeys.popular, [sampleMovieSummary(7)]);
  expect(await titles.movie(7)).toBeNull();
  clock.nowMs = 60_000;
  expect((await titles.movie(7))?.id).toBe(7);
});

test("ignores a stored list of another shape, and reads the others", async () => {
  const { titles, write, warnings, errors } = openPlaceholders();
  await write(movieListKeys.popular, { results: [sampleMovieSummary(5)] });
  await write(movieListKeys.trending, [{ id: 6 }]);
  await write(movieListKeys.genre(18), [sampleMovieSummary(7)]);
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
  const { provider } = openPlaceholders({ popularMovies: vi.fn(() => Promise.reject(new Error("down"))) });
  await expect(provider.popularMovies()).rejects.toThrow("down");
});
