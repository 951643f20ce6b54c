import { expect, test, vi } from "vitest";
import type { CallOptions } from "#domain/query.ts";
import { noFilters } from "#features/discover/model/discover-filters.ts";
import { sampleCatalog } from "#tests/support/sample-catalog.ts";
import { sampleMovie } from "#tests/support/sample-titles.ts";
import { createTitlesHere } from "./titles-here.ts";

/** Films with these ids, of which the store has all but 3. Film 4 is not at the provider either. */
function library(movies: number[]) {
  const onError = vi.fn();
  const movie = vi.fn(async (id: number, options?: CallOptions) => {
    if (id === 3 && options?.cachedOnly) return null;
    return id === 4 ? null : sampleMovie(id, { popularity: id });
  });
  const ids = { movies: () => movies, series: () => [7] };
  const here = createTitlesHere({ catalog: sampleCatalog({ movie }), ids, addedAt: (_, id) => 1000 - id, onError });
  return { here, movie, movies, onError };
}
const filters = noFilters("movies");
const idsOf = (items: readonly { id: number }[]) => items.map(({ id }) => id);

test("lists what the library has once it is read, newest file first", async () => {
  const { here } = library([2, 1]);
  expect(here.newestMovies()).toEqual([]);
  await here.refresh();
  expect([idsOf(here.newestMovies()), idsOf(here.newestSeries())]).toEqual([[1, 2], [7]]);
  expect(here.newestMovies()[0]).not.toHaveProperty("runtime");
});

test("what the store lacks is loaded from the provider, in the background, and once", async () => {
  const { here, movie } = library([1, 3, 4]);
  await here.refresh();
  expect(idsOf(here.newestMovies())).toEqual([1, 3]);
  const loads = movie.mock.calls.filter(([, options]) => !options?.cachedOnly);
  expect(loads).toEqual([
    [3, { priority: "refresh" }],
    [4, { priority: "refresh" }],
  ]);
  movie.mockClear();
  await here.refresh();
  expect(idsOf(movie.mock.calls.map(([id]) => ({ id })))).toEqual([4, 4]);
});

test("follows the library, and reads everything again for a refresh of the whole", async () => {
  const { here, movie, movies } = library([1, 2]);
  await here.refresh();
  movies.splice(0, 1, 5);
  await here.refresh();
  expect(idsOf(here.newestMovies())).toEqual([2, 5]);
  movie.mockClear();
  await Promise.all([here.refresh(), here.refresh({ whole: true })]);
  expect(movie).toHaveBeenCalledTimes(2);
});

test("a title that has gone is out of the lists at once, without a refresh", async () => {
  const { here, movies } = library([1, 2]);
  await here.refresh();
  movies.shift();
  expect([idsOf(here.newestMovies()), here.discoverMovies(filters).totalResults]).toEqual([[2], 1]);
});

test("a title that fails is left out, and the others are there", async () => {
  const { here, movie, onError } = library([1, 2]);
  movie.mockImplementation(async (id) => (id === 1 ? Promise.reject(new Error("down")) : sampleMovie(id)));
  await here.refresh();
  expect([idsOf(here.newestMovies()), onError.mock.calls.length]).toEqual([[2], 1]);
});

test("pages of twenty, and an empty one past the end", async () => {
  const { here } = library(Array.from({ length: 45 }, (_, index) => index + 10));
  await here.refresh();
  const second = here.discoverMovies({ ...filters, page: 2 });
  expect([second.totalPages, second.totalResults, second.items.length, second.items[0]?.id]).toEqual([3, 45, 20, 34]);
  expect(here.discoverMovies({ ...filters, page: 4 }).items).toEqual([]);
  expect(here.newestMovies()).toHaveLength(20);
});

test("what is in no library follows, the best known first", async () => {
  const catalog = sampleCatalog({ movie: async (id) => sampleMovie(id, { vote_count: id === 4 ? 900 : id }) });
  const ids = { movies: () => [3, 4, 5, 1], series: () => [] };
  const here = createTitlesHere({ catalog, ids, addedAt: (_, id) => (id === 1 ? 1000 : 0), onError: () => expect.unreachable() });
  await here.refresh();
  expect(idsOf(here.newestMovies())).toEqual([1, 4, 5, 3]);
});
