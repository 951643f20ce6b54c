import { expect, test } from "vitest";
import { apiPaths, functionPath } from "./api-paths.ts";
import { genreList, namedLists } from "./title-list.ts";

test("the query is escaped in its parameter", () => {
  const { pathname, searchParams, hash } = new URL(apiPaths.searchMovies("a&page=9#x é", 2), "http://site");
  expect({ pathname, hash, ...Object.fromEntries(searchParams) }).toEqual({ pathname: "/api/search/movies", hash: "", q: "a&page=9#x é", page: "2" });
});

test("the address of a search holds its filters", () => {
  expect(apiPaths.searchMovies("kid", 1, { year: 1921, verbatim: true })).toBe("/api/search/movies?q=kid&page=1&year=1921&verbatim=1");
  expect(apiPaths.searchSeries("kid", 1, { year: null, verbatim: false })).toBe("/api/search/tv?q=kid&page=1");
});

test("all addresses differ", () => {
  const { movieList, seriesList, ...paths } = apiPaths;
  const lists = [...namedLists, genreList(1)].flatMap((list) => [movieList(list), seriesList(list), movieList(list, 2), seriesList(list, 2)]);
  const others = Object.values(paths).map((path) => (typeof path === "string" ? path : (path as (...args: unknown[]) => string)(1, 1)));
  const addresses = [...lists, ...others];
  expect(new Set(addresses).size).toBe(addresses.length);
});

test("a list's first page has the list's own address", () => {
  expect([apiPaths.movieList("top-rated", 1), apiPaths.seriesList("genre-16", 3)]).toEqual(["/api/movies/top-rated", "/api/genres/16/tv?page=3"]);
});

test("section 7's functions are called by their names", () => {
  expect(functionPath("get-tv-season")).toBe("/functions/v1/get-tv-season");
});
