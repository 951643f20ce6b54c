import { expect, test } from "vitest";
import { discoverPaths } from "#domain/addresses.ts";
import { discoverPath, parseDiscoverFilters } from "./discover-address.ts";
import { indexedFilters, singleFilterOf } from "./discover-pages.ts";

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

test("the indexed pages are the list itself, its genres and its years", () => {
  expect(indexedFilters("tv", { genres: [18], years: [1963] }).map(discoverPath)).toEqual([
    "/discover?type=tv",
    "/discover?type=tv&genres=18",
    "/discover?type=tv&from=1963&to=1963",
  ]);
  for (const filters of indexedFilters("movies", { genres: [18, 35], years: [1927] })) expect(singleFilterOf(filters)).not.toBeNull();
});

test("the addresses that other pages write out are canonical", () => {
  const { genre, ...lists } = discoverPaths;
  for (const path of [...Object.values(lists), genre.movies(18), genre.tv(10765)])
    expect(discoverPath(parseDiscoverFilters(new URL(path, "http://site").searchParams))).toBe(path);
});
