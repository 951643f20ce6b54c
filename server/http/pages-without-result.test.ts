import { beforeEach, expect, test, vi } from "vitest";
import type { Catalog } from "#features/catalog.ts";
import type { SearchResultPage } from "#features/search/model/queries.ts";
import { readPage } from "#tests/support/read-page.ts";
import { sampleApp } from "#tests/support/sample-app.ts";
import { failing, movieLists, neverResolving, sampleCatalog } from "#tests/support/sample-catalog.ts";

// Each failed query is logged.
beforeEach(() => void vi.spyOn(console, "warn").mockImplementation(() => undefined));

const nothing = async (): Promise<SearchResultPage<never>> => ({ items: [], page: 1, totalPages: 0, totalResults: 0 });

const absent: Partial<Catalog> = {
  movie: async () => null,
  series: async () => null,
  person: async () => null,
  movieList: movieLists({ genre: async () => [] }),
  searchMovies: nothing,
  imdbMatch: async () => null,
};

async function open(path: string, catalog: Partial<Catalog> = {}) {
  const response = await sampleApp({ catalog: sampleCatalog({ ...absent, ...catalog }) }).get(path);
  const { page, state } = await readPage(response);
  return {
    response,
    posters: [...page.querySelectorAll('main [aria-label="Popular right now"] a')].map((link) => link.getAttribute("href")),
    hasSearchBox: page.querySelector("main search") !== null,
    keys: (JSON.parse(state).queries.queries as { queryKey: string[] }[]).map(({ queryKey }) => queryKey.join()),
  };
}

const five = [1, 2, 3, 4, 5].map((id) => `/movie/${id}`);

test.each([
  ["/nowhere", 404],
  ["/movie/x", 404],
  ["/movie/19", 404],
  ["/tv/7", 404],
  ["/actor/5", 404],
  ["/genres?genre=35", 200],
  ["/search?q=zzz", 200],
  ["/search", 200],
  ["/search?q=tt0017136", 200],
])("%s (%i) offers the search box and five films of the cached list, and never calls the provider for them", async (path, status) => {
  const movieList = vi.fn(movieLists({ genre: async () => [] }));
  const { response, posters, hasSearchBox } = await open(path, { movieList });
  expect([response.status, hasSearchBox, posters]).toEqual([status, true, five]);
  const calls = movieList.mock.calls.filter(([list]) => list === "popular");
  expect(calls.map(([, page, options]) => [page, options?.cachedOnly])).toEqual([[1, true]]);
});

test.each(["/movie/19", "/tv/7", "/actor/5", "/search?q=zzz"])("%s offers them when it fails", async (path) => {
  const { response, posters, hasSearchBox } = await open(path, { movie: failing, series: failing, person: failing, searchMovies: failing });
  expect([response.status, hasSearchBox, posters]).toEqual([503, true, five]);
});

test("a failed list of a genre offers them as well", async () => {
  expect((await open("/genres?genre=35", { movieList: movieLists({ genre: failing }) })).posters).toEqual(five);
});

test.each([
  ["fail", failing],
  ["are not cached", async () => []],
  ["take too long", neverResolving],
])("a 404 page stays a cacheable 404 if the films %s, and leaves them to the browser", async (_, popular) => {
  const { response, posters, hasSearchBox, keys } = await open("/nowhere", { movieList: movieLists({ popular }) });
  expect([response.status, response.headers.get("cache-control"), hasSearchBox, posters]).toEqual([404, "public, max-age=60", true, []]);
  expect(keys).toEqual([]);
});

test.each(["/", "/movie/19", "/genres", "/genres?genre=35", "/search?q=kid"])("%s with content does not carry them", async (path) => {
  const { movie, movieList, searchMovies } = sampleCatalog();
  const { keys } = await open(path, { movie, movieList, searchMovies });
  expect(keys).not.toContain("movie-lists,suggested");
});
