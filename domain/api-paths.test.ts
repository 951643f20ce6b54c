import { expect, test } from "vitest";
import { apiPaths, functionPath } from "./api-paths.ts";

test("the query is escaped in its parameter", () => {
  const { pathname, searchParams, hash } = new URL(apiPaths.searchMovies("a&page=9#x é", 2), "http://site");
  expect({ pathname, hash, ...Object.fromEntries(searchParams) }).toEqual({ pathname: "/api/search/movies", hash: "", q: "a&page=9#x é", page: "2" });
});

test("the address of a search holds its filters", () => {
  expect(apiPaths.searchMovies("kid", 1, { year: 1921, verbatim: true })).toBe("/api/search/movies?q=kid&page=1&year=1921&verbatim=1");
  expect(apiPaths.searchSeries("kid", 1, { year: null, verbatim: false })).toBe("/api/search/tv?q=kid&page=1");
});

test("all addresses differ", () => {
  const addresses = Object.values(apiPaths).map((path) => (typeof path === "string" ? path : (path as (...args: unknown[]) => string)(1, 1)));
  expect(new Set(addresses).size).toBe(addresses.length);
});

test("section 7's functions are called by their names", () => {
  expect(functionPath("get-tv-season")).toBe("/functions/v1/get-tv-season");
});
