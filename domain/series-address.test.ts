import { expect, test } from "vitest";
import { canonicalEpisodeParameters, episodeSearch, parseEpisodeChoice, seasonSearch } from "./series-address.ts";

const wish = (search: string) => parseEpisodeChoice(new URLSearchParams(search));

test("a season and an episode are read from the address", () => {
  expect(wish("?season=2&episode=5")).toEqual({ season: 2, episode: 5 });
  expect(wish("?season=0")).toEqual({ season: 0, episode: null });
  expect(wish("?episode=2868")).toEqual({ season: null, episode: 2868 });
});

test.each(["?season=abc", "?season=-1", "?season=1.5", "?season=1000", "?season=", "?season=1e2", "?season= 1", "?season=١", "?episode=100000"])(
  "%s names nothing",
  (search) => {
    expect(wish(search)).toEqual({ season: null, episode: null });
  },
);

test("what is written can be read", () => {
  expect(wish(episodeSearch({ season: 12, episode: 3 }))).toEqual({ season: 12, episode: 3 });
  expect(wish(seasonSearch(0))).toEqual({ season: 0, episode: null });
});

test("equal wishes are equal addresses", () => {
  expect(String(canonicalEpisodeParameters(new URLSearchParams("episode=05&season=02")))).toBe("season=2&episode=5");
  expect(String(canonicalEpisodeParameters(new URLSearchParams("season=nonsense")))).toBe("");
});
