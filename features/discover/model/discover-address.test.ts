import { describe, expect, test } from "vitest";
import { discoverParameters, discoverPath, parseDiscoverFilters, surprisePath } from "./discover-address.ts";
import { noFilters } from "./discover-filters.ts";

const filtersOf = (search: string) => parseDiscoverFilters(new URLSearchParams(search));
const canonical = (search: string): string => decodeURIComponent(String(discoverParameters(filtersOf(search))));

const everyMovieFilter =
  "genres=18,35&match=any&not=27&from=1920&to=1939&rating=7.5&votes=100&runtime=60-120&language=de&certification=PG-13&region=DE&keyword=1,2&company=3&provider=8&here=1&released=1&sort=oldest&page=2";

test("an address without filters shows popular films", () => {
  expect(filtersOf("")).toEqual(noFilters("movies"));
  expect(canonical("type=movies&match=all&sort=popularity&page=1&region=US")).toBe("");
  expect(discoverPath(noFilters("movies"))).toBe("/discover");
});

test("every filter is read", () => {
  expect(filtersOf(everyMovieFilter)).toEqual({
    type: "movies",
    genres: [18, 35],
    match: "any",
    notGenres: [27],
    years: { min: 1920, max: 1939 },
    rating: 7.5,
    votes: 100,
    runtime: { min: 60, max: 120 },
    language: "de",
    certification: "PG-13",
    region: "DE",
    keywords: [1, 2],
    companies: [3],
    networks: [],
    providers: [8],
    here: true,
    released: true,
    sort: "oldest",
    page: 2,
  });
  expect(canonical(everyMovieFilter)).toBe(everyMovieFilter);
});

describe("the canonical address", () => {
  test.each([
    ["has one order", "sort=title&genres=35,18,35&from=1920&type=tv", "type=tv&genres=18,35&from=1920&sort=title"],
    ["turns ranges round", "from=1939&to=1920&runtime=120-60", "from=1920&to=1939&runtime=60-120"],
    ["keeps an open range", "to=1939&runtime=-60", "to=1939&runtime=-60"],
    [
      "reads what a form sends",
      "genres=35&genres=18&match=any&runtime=60&runtime=&from=&rating=&keyword=2&keyword=1",
      "genres=18,35&match=any&runtime=60-&keyword=1,2",
    ],
    ["takes the first of two values", "rating=7&rating=8&sort=title&sort=oldest", "rating=7&sort=title"],
    ["needs two genres for a match", "genres=18&match=any", "genres=18"],
    ["excludes no genre that it includes", "genres=18&not=18,27", "genres=18&not=27"],
    ["needs a certification or provider for a region", "region=DE", ""],
    ["keeps the region of a provider", "provider=8&region=DE", "region=DE&provider=8"],
    ["drops what films do not have", "network=49&genres=10762", ""],
    ["drops what series do not have", "type=tv&certification=PG&network=49&genres=28", "type=tv&network=49"],
    ["has at most eight of the chosen", "company=9,8,7,6,5,4,3,2,1", "company=1,2,3,4,5,6,7,8"],
    ["writes a rating in one way", "rating=7.0", "rating=7"],
    ["keeps certifications of all countries", "certification=UA 7%2B&region=IN", "certification=UA+7+&region=IN"],
    ["keeps a page past the last one", "page=9999", "page=9999"],
  ])("%s", (_, search, expected) => {
    expect(canonical(search)).toBe(expected);
    expect(canonical(String(discoverParameters(filtersOf(search))))).toBe(expected);
  });

  test.each([
    "utm=1",
    "genres=x,-1,1,1e3",
    "rating=11",
    "rating=10.5",
    "rating=0",
    "votes=0",
    "votes=1000001",
    "runtime=-",
    "runtime=0-",
    "runtime=1000-",
    "runtime=60",
    "language=zz",
    "language=__proto__",
    "certification=PG,R",
    "certification=PG|R",
    "region=ZZ&provider=x",
    "type=people",
    "sort=random",
    "match=constructor",
    "here=yes",
    "here=0",
    "page=0",
    "page=9999999999",
    "from=19",
    "to=2101",
    "keyword=1e3,0x1,%00",
  ])("has no %s", (search) => expect(canonical(search)).toBe(""));
});

test("Surprise me starts from the first page of the filters", () => {
  expect(surprisePath(filtersOf("page=3&genres=35,18"), 19)).toBe("/discover/surprise?genres=18,35&after=19");
  expect(surprisePath(noFilters("tv"))).toBe("/discover/surprise?type=tv");
});
