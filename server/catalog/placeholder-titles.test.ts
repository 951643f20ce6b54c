import { expect, test, vi } from "vitest";
import { memoryStore } from "#tests/support/memory-store.ts";
import { sampleProvider } from "#tests/support/sample-provider.ts";
import { sampleMovieSummary, sampleSeriesSummary } from "#tests/support/sample-titles.ts";
import { movieListKeys, seriesListKeys } from "./list-keys.ts";
import { createPlaceholderTitles } from "./placeholder-titles.ts";

function placeholderTitles(answers = {}) {
  const errors: unknown[] = [];
  const clock = { nowMs: 0 };
  const memory = memoryStore();
  const listed = createPlaceholderTitles({ store: memory.store, onError: (error) => errors.push(error), now: () => clock.nowMs });
  return { ...memory, listed, clock, errors, provider: listed.heardFrom(sampleProvider(answers)) };
}

test("what a list of the provider's has named is known", async () => {
  const { listed, provider } = placeholderTitles();
  expect(await listed.movie(3)).toBeNull();
  await provider.popularMovies();
  await provider.trendingSeries();
  expect([await listed.movie(3), await listed.series(4)]).toEqual([sampleMovieSummary(3), sampleSeriesSummary(4)]);
  expect(await listed.movie(99)).toBeNull();
});

test("so is a similar title and one that a search found", async () => {
  const { listed, provider } = placeholderTitles({
    searchSeries: async () => ({ page: 1, total_pages: 1, total_results: 1, results: [sampleSeriesSummary(70)] }),
  });
  await provider.movieDetails(41);
  await provider.searchSeries("x", 1);
  expect([(await listed.movie(42))?.id, (await listed.series(70))?.id]).toEqual([42, 70]);
});

test("what the store's lists name is known without any call, and looked for anew after a minute", async () => {
  const { listed, clock, store } = placeholderTitles();
  const keep = (key: string, titles: object[]) => store.write("answers", key, { body: JSON.stringify(titles), fetchedAt: 0 });
  await keep(movieListKeys.genre(18), [sampleMovieSummary(5)]);
  await keep(seriesListKeys.topRated, [sampleSeriesSummary(6)]);
  expect([(await listed.movie(5))?.id, (await listed.series(6))?.id, await listed.movie(7)]).toEqual([5, 6, null]);
  await keep(movieListKeys.popular, [sampleMovieSummary(7)]);
  expect(await listed.movie(7)).toBeNull();
  clock.nowMs = 60_000;
  expect((await listed.movie(7))?.id).toBe(7);
});

test("a store that fails is told of, and nobody is kept from the rest", async () => {
  const { listed, broken, errors } = placeholderTitles();
  broken.read = true;
  expect(await listed.movie(5)).toBeNull();
  expect(errors).toHaveLength(1);
});

test("a provider that fails fails as before", async () => {
  const down = vi.fn(() => Promise.reject(new Error("down")));
  const { provider } = placeholderTitles({ popularMovies: down });
  await expect(provider.popularMovies()).rejects.toThrow("down");
});
