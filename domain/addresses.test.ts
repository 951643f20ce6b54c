import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  canonicalEpisodeParameters,
  canonicalMoviePath,
  canonicalSeriesPath,
  episodeSearch,
  moviePath,
  parseCardPath,
  parseEpisodeChoice,
  parseRouteId,
  paths,
  personPath,
  searchPath,
  searchTabOf,
  seasonSearch,
  seriesPath,
  siteCardPath,
  titleCardPath,
} from "./addresses.ts";

test("the static addresses are section 2's", () => {
  expect(paths).toMatchObject({
    landing: "/",
    home: "/home",
    top: "/top",
    series: "/tv",
    topSeries: "/tv/top",
    genres: "/genres",
    search: "/search",
    about: "/about",
    blogs: "/blogs",
    privacy: "/privacy",
    terms: "/terms",
    cookies: "/cookies",
    faq: "/faq",
    contact: "/contact",
    support: "/support",
  });
});

test("addresses of titles and people contain their ids", () => {
  expect([moviePath(550), seriesPath(1399), personPath(287)]).toEqual(["/movie/550", "/tv/1399", "/actor/287"]);
});

describe("the canonical address", () => {
  test("is the id, a hyphen and the slug", () => {
    expect(canonicalMoviePath({ id: 19, title: "Metropolis" })).toBe("/movie/19-metropolis");
    expect(canonicalSeriesPath({ id: 7, name: "Les Vampires" })).toBe("/tv/7-les-vampires");
  });

  test("is the bare id if the slug is empty", () => {
    expect(canonicalMoviePath({ id: 18148, title: "東京物語" })).toBe("/movie/18148");
    expect(canonicalSeriesPath({ id: 7, name: "" })).toBe("/tv/7");
  });

  test("of a title without Latin letters is made of the English one", () => {
    expect(canonicalMoviePath({ id: 19, title: "متروبوليس", englishTitle: "Metropolis" })).toBe("/movie/19-metropolis");
    expect(canonicalSeriesPath({ id: 7, name: "Die Vampire", englishTitle: "The Vampires" })).toBe("/tv/7-die-vampire");
  });

  test("parses back to its id for any title", () => {
    const key = (path: string) => path.slice("/movie/".length);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), fc.string({ unit: "binary" }), (id, title) => {
        expect(parseRouteId(key(canonicalMoviePath({ id, title })))).toBe(id);
      }),
    );
  });
});

describe("the id in a route key", () => {
  test.each([
    ["550", 550],
    ["550-fight-club", 550],
    ["550-anything", 550],
    ["550-", 550],
    ["1", 1],
    ["999999999", 999_999_999],
    ["5-0-5", 5],
  ])("%j is %d", (key, id) => {
    expect(parseRouteId(key)).toBe(id);
  });

  test.each([
    undefined,
    "",
    "0",
    "01",
    "0-zero",
    "-550",
    "1234567890",
    "550x",
    " 550",
    "550 ",
    "550\n",
    "5.5",
    "+5",
    "1e3",
    "0x10",
    "٥٥٠",
    "NaN",
    "../550",
    "550/../1",
    "__proto__",
    "constructor",
    "%35",
    "550\u0000",
    "tt0137523",
  ])("%j is none", (key) => {
    expect(parseRouteId(key)).toBeNull();
  });
});

test("the address of a search escapes the query", () => {
  expect(searchPath("kid", "movies")).toBe("/search?q=kid&type=movies");
  expect(searchPath("kid", "tv", { year: 1921, verbatim: true, page: 2 })).toBe("/search?q=kid&type=tv&year=1921&verbatim=1&page=2");
  const hostile = `a&type=people#"<x>é `;
  const { searchParams, hash, pathname } = new URL(searchPath(hostile, "tv"), "http://site");
  expect({ pathname, hash, ...Object.fromEntries(searchParams) }).toEqual({ pathname: "/search", hash: "", q: hostile, type: "tv" });
});

test.each([
  ["movies", "movies"],
  ["tv", "tv"],
  ["people", "people"],
  ["all", "all"],
  ["series", "movies"],
  ["TV", "movies"],
  ["", "movies"],
  [null, "movies"],
  [undefined, "movies"],
])("the search type %j is %s", (value, tab) => {
  expect(searchTabOf(value)).toBe(tab);
});

test("a card's path parses back to its title, or to the site", () => {
  expect(parseCardPath(siteCardPath)).toBe("site");
  expect(parseCardPath(titleCardPath("movie", 19))).toEqual({ kind: "movie", id: 19 });
  expect(parseCardPath(titleCardPath("series", 900000503))).toEqual({ kind: "series", id: 900000503 });
  for (const path of ["/cards/movie-019.png", "/cards/movie-19.svg", "/cards/person-1.png", "/cards/../site.png"]) expect(parseCardPath(path)).toBeNull();
});

const parsed = (search: string) => parseEpisodeChoice(new URLSearchParams(search));

test("a season and an episode are parsed from the address", () => {
  expect(parsed("?season=2&episode=5")).toEqual({ season: 2, episode: 5 });
  expect(parsed("?season=0")).toEqual({ season: 0, episode: null });
  expect(parsed("?episode=2868")).toEqual({ season: null, episode: 2868 });
});

test.each(["?season=abc", "?season=-1", "?season=1.5", "?season=1000", "?season=", "?season=1e2", "?season= 1", "?season=١", "?episode=100000"])(
  "%s parses to no choice",
  (search) => {
    expect(parsed(search)).toEqual({ season: null, episode: null });
  },
);

test("a written address parses back", () => {
  expect(parsed(episodeSearch({ season: 12, episode: 3 }))).toEqual({ season: 12, episode: 3 });
  expect(parsed(seasonSearch(0))).toEqual({ season: 0, episode: null });
});

test("equal choices have equal canonical addresses", () => {
  expect(String(canonicalEpisodeParameters(new URLSearchParams("episode=05&season=02")))).toBe("season=2&episode=5");
  expect(String(canonicalEpisodeParameters(new URLSearchParams("season=nonsense")))).toBe("");
});
