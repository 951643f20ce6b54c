import { describe, expect, test } from "vitest";
import { currentEpisode, rangeAround } from "#features/titles/model/season-range.ts";
import { from, seasonOf, seasonsOf } from "#tests/support/seasons-of.ts";
import {
  countedEpisodeAfter,
  countedEpisodeBefore,
  episodeAfterVideo,
  firstEpisodeAfter,
  lastEpisodeBefore,
  nextEpisode,
  previousEpisode,
  seasonAfter,
  seasonBefore,
} from "./season-neighbors.ts";
import type { Season } from "./series.ts";

describe("the arrows", () => {
  const three = seasonsOf({ 0: 5, 1: 6, 2: 6, 3: 6 });
  test("stop at both ends", () => {
    expect(seasonBefore(three, 1)).toBeNull();
    expect(seasonBefore(three, 3)).toBe(2);
    expect(seasonAfter(three, 1)).toBe(2);
    expect(seasonAfter(three, 3)).toBeNull();
  });
  test("never lead to the specials, but lead back from them", () => {
    expect(seasonAfter(three, 0)).toBeNull();
    expect(seasonBefore(three, 0)).toBe(3);
  });
  test("use the season count if the provider lists no seasons", () => {
    expect(seasonAfter(seasonsOf({}, 80), 79)).toBe(80);
  });
});

describe("across seasons", () => {
  const gaps = seasonsOf({ 0: 4, 1: 6, 2: 0, 3: 8 });
  test("the next episode is the first one of the next season that has episodes", () => {
    expect(firstEpisodeAfter(gaps, 1)).toEqual({ season: 3, episode: 1 });
    expect(firstEpisodeAfter(gaps, 3)).toBeNull();
  });
  test("the previous one is the last of the season before", () => {
    expect(lastEpisodeBefore(gaps, 3)).toEqual({ season: 1, episode: 6 });
    expect(lastEpisodeBefore(gaps, 1)).toBeNull();
    expect(lastEpisodeBefore(gaps, 0)).toBeNull();
  });
});

describe("next and previous", () => {
  const seasons = [0, 1, 2].map((season_number) => ({ season_number, name: "", episode_count: 60, air_date: null }));
  const series = { seasons, number_of_seasons: 2 };
  const around = (season: Season, wanted: number) => {
    const cut = rangeAround(season, wanted);
    const current = currentEpisode(cut, wanted);
    if (!current) throw new Error("no episode");
    return { series, season: cut, current };
  };
  test("work within a range and from one to the next", () => {
    expect(nextEpisode(around(seasonOf(from(1, 60)), 7))).toEqual({ season: 1, episode: 8 });
    expect(nextEpisode(around(seasonOf(from(1, 60)), 50))).toEqual({ season: 1, episode: 51 });
    expect(previousEpisode(around(seasonOf(from(1, 60)), 51))).toEqual({ season: 1, episode: 50 });
  });
  test("work across seasons and stop at the ends", () => {
    expect(nextEpisode(around(seasonOf(from(1, 60)), 60))).toEqual({ season: 2, episode: 1 });
    expect(previousEpisode(around(seasonOf(from(1, 60), 2), 1))).toEqual({ season: 1, episode: 60 });
    expect(nextEpisode(around(seasonOf(from(1, 60), 2), 60))).toBeNull();
    expect(previousEpisode(around(seasonOf(from(1, 60)), 1))).toBeNull();
  });
  test("after a video of several episodes the one behind its last comes", () => {
    const until = (wanted: number, last: number) => {
      const position = around(seasonOf(from(1, 60)), wanted);
      return { ...position, current: { ...position.current, own_until: last } };
    };
    expect(episodeAfterVideo(around(seasonOf(from(1, 60)), 1))).toEqual({ season: 1, episode: 2 });
    expect(episodeAfterVideo(until(1, 2))).toEqual({ season: 1, episode: 3 });
    expect(episodeAfterVideo(until(49, 50))).toEqual({ season: 1, episode: 51 });
    expect(episodeAfterVideo(until(50, 51))).toEqual({ season: 1, episode: 52 });
    expect(episodeAfterVideo(until(59, 60))).toEqual({ season: 2, episode: 1 });
  });
  test("never leave the specials", () => {
    expect(nextEpisode(around(seasonOf(from(1, 60), 0), 60))).toBeNull();
    expect(previousEpisode(around(seasonOf(from(1, 60), 0), 1))).toBeNull();
  });
});

describe("without the season's list, the counts", () => {
  const series = seasonsOf({ 0: 2, 1: 10, 2: 0, 3: 5 });
  test("lead through a season and across an empty one", () => {
    expect(countedEpisodeAfter(series, { season: 1, episode: 4 })).toEqual({ season: 1, episode: 5 });
    expect(countedEpisodeAfter(series, { season: 1, episode: 10 })).toEqual({ season: 3, episode: 1 });
    expect(countedEpisodeBefore(series, { season: 3, episode: 1 })).toEqual({ season: 1, episode: 10 });
    expect(countedEpisodeBefore(series, { season: 3, episode: 5 })).toEqual({ season: 3, episode: 4 });
  });
  test("end with the first and the last episode, and the specials stand apart", () => {
    expect(countedEpisodeAfter(series, { season: 3, episode: 5 })).toBeNull();
    expect(countedEpisodeBefore(series, { season: 1, episode: 1 })).toBeNull();
    expect(countedEpisodeAfter(series, { season: 0, episode: 1 })).toEqual({ season: 0, episode: 2 });
    expect(countedEpisodeAfter(series, { season: 0, episode: 2 })).toBeNull();
  });
  test("lead nowhere from a season that the series does not list", () => {
    expect(countedEpisodeAfter(series, { season: 7, episode: 1 })).toBeNull();
    expect(countedEpisodeBefore(seasonsOf({}), { season: 1, episode: 2 })).toBeNull();
  });
});
