import { expect, test } from "vitest";
import { namedLists } from "#domain/addresses.ts";
import type { AnyQuery } from "#domain/query.ts";
import { apiPaths } from "#tests/support/api-paths.ts";
import { askOf, catalogQueries } from "./catalog.ts";
import { genreList } from "./lists/model/title-list.ts";
import { searchQueries } from "./search/model/queries.ts";
import { titleQueries } from "./titles/model/queries.ts";

test("each query has the name of the method that answers it", () => {
  for (const [name, query] of Object.entries(catalogQueries)) expect(query.name).toBe(name);
});

test("a query that no method answers rejects", async () => {
  await expect(askOf({} as Parameters<typeof askOf>[0])(titleQueries.movie, [19])).rejects.toThrow('no method "movie"');
});

test("the query is escaped in its parameter", () => {
  const { pathname, searchParams, hash } = new URL(apiPaths.searchMovies("a&page=9#x é", 2), "http://site");
  expect({ pathname, hash, ...Object.fromEntries(searchParams) }).toEqual({ pathname: "/api/search/movies", hash: "", q: "a&page=9#x é", page: "2" });
});

test("the address of a search holds its filters", () => {
  expect(searchQueries.searchMovies.address("kid", 1, { year: 1921, verbatim: true })).toBe("/api/search/movies?q=kid&page=1&year=1921&verbatim=1");
  expect(searchQueries.searchSeries.address("kid", 1, { year: null, verbatim: false })).toBe("/api/search/tv?q=kid&page=1");
});

test("all addresses differ", () => {
  const { movieList, seriesList } = apiPaths;
  const lists = [...namedLists, genreList(1)].flatMap((list) => [1, 2].flatMap((page) => [movieList(list, page), seriesList(list, page)]));
  const others = Object.values<AnyQuery>(catalogQueries).flatMap(({ route, address }) => (route ? [address(1, 1)] : []));
  const addresses = [...lists, ...others];
  expect(new Set(addresses).size).toBe(addresses.length);
});

test("a list's first page has the list's own address", () => {
  expect([apiPaths.movieList("top-rated", 1), apiPaths.seriesList("genre-16", 3)]).toEqual(["/api/movies/top-rated", "/api/genres/16/tv?page=3"]);
});

test("section 7's functions are called with their bodies", () => {
  expect([titleQueries.season.address(7, 2), titleQueries.season.body?.(7, 2)]).toEqual(["/functions/v1/get-tv-season", { seriesId: 7, seasonNumber: 2 }]);
});
