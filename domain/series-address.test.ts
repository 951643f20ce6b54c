import { expect, test } from "vitest";
import { canonicalEpisodeParameters, episodeSearch, parseEpisodeChoice, seasonSearch } from "./series-address.ts";

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
