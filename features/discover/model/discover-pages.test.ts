import { expect, test } from "vitest";
import { discoverPaths } from "#domain/addresses.ts";
import { discoverPath, parseDiscoverFilters } from "./discover-address.ts";
import { listedFilters, singleFilterOf } from "./discover-pages.ts";

const single = (search: string) => singleFilterOf(parseDiscoverFilters(new URLSearchParams(search)));

test.each([
  ["", { genre: null, year: null }],
  ["type=tv", { genre: null, year: null }],
  ["genres=18", { genre: { id: 18, name: "Drama" }, year: null }],
  ["type=tv&genres=10765", { genre: { id: 10765, name: "Sci-Fi & Fantasy" }, year: null }],
  ["from=1927&to=1927", { genre: null, year: 1927 }],
])("'%s' may be indexed", (search, expected) => {
  expect(single(search)).toEqual(expected);
});

test.each([
  "genres=18,35",
  "genres=18&sort=title",
  "genres=18&page=2",
  "page=2",
  "sort=newest",
  "from=1927",
  "from=1927&to=1928",
  "genres=18&from=1927&to=1927",
  "not=27",
])("'%s' may not", (search) => {
  expect(single(search)).toBeNull();
});

test("the sitemap's pages are the list itself and its genres, which may be indexed", () => {
  expect(listedFilters("tv", [18]).map(discoverPath)).toEqual(["/discover?type=tv", "/discover?type=tv&genres=18"]);
  for (const filters of listedFilters("movies", [18, 35])) expect(singleFilterOf(filters)).not.toBeNull();
});

test("the addresses that other pages write out are canonical", () => {
  const { genre, ...lists } = discoverPaths;
  for (const path of [...Object.values(lists), genre.movies(18), genre.tv(10765)])
    expect(discoverPath(parseDiscoverFilters(new URL(path, "http://site").searchParams))).toBe(path);
});
