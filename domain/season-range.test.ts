import { describe, expect, test } from "vitest";
import { containsEpisode, currentEpisode, nextEpisode, previousEpisode, rangeAround, rangeEpisodes } from "./season-range.ts";
import type { Season } from "./series.ts";

const seasonOf = (numbers: number[], season_number = 1): Season => ({
  season_number,
  name: "",
  overview: "",
  air_date: null,
  episodes: numbers.map((episode_number) => ({ episode_number, name: "", air_date: null, overview: "", still_path: null, runtime: null })),
});
const from = (first: number, count: number): number[] => Array.from({ length: count }, (_, index) => first + index);
const numbersOf = (season: Season): number[] => season.episodes.map((episode) => episode.episode_number);
const shown = (season: Season, wanted: number | null): number | undefined => currentEpisode(rangeAround(season, wanted), wanted)?.episode_number;

describe("which episode is shown", () => {
  test("the wanted one, or the first without a choice", () => {
    expect(shown(seasonOf(from(1, 6)), 4)).toBe(4);
    expect(shown(seasonOf(from(1, 6)), null)).toBe(1);
    expect(shown(seasonOf([]), 1)).toBeUndefined();
  });
  test("the last for a number beyond the end, the first for a gap", () => {
    expect(shown(seasonOf(from(1, 6)), 99)).toBe(6);
    expect(shown(seasonOf([1, 2, 4, 5]), 3)).toBe(1);
  });
  test("1 and the count address the ends of a season numbered from 26", () => {
    expect(shown(seasonOf(from(26, 25)), 1)).toBe(26);
    expect(shown(seasonOf(from(26, 25)), 25)).toBe(50);
  });
});

describe("a long season", () => {
  const long = seasonOf(from(1, 2868));
  test("is cut to the range around the wanted episode", () => {
    expect(numbersOf(rangeAround(long, 1234))).toEqual(from(1201, rangeEpisodes));
    expect(rangeAround(long, 1234).slice).toMatchObject({ index: 24, total: 2868 });
    expect(numbersOf(rangeAround(long, 99_999))).toEqual(from(2851, 18));
    expect(shown(long, 99_999)).toBe(2868);
  });
  test("lists the first and last episode of every range", () => {
    const ranges = rangeAround(long, null).slice?.ranges ?? [];
    expect(ranges).toHaveLength(58);
    expect(ranges.at(-1)).toEqual({ first: 2851, last: 2868 });
  });
  test("is cut once, and a short one never", () => {
    const cut = rangeAround(long, 1);
    expect(rangeAround(cut, 2000)).toBe(cut);
    const short = seasonOf(from(1, rangeEpisodes));
    expect(rangeAround(short, 1)).toBe(short);
  });
  test("a cut season contains its range only, a whole one every episode", () => {
    const cut = rangeAround(long, 1);
    expect(containsEpisode(cut, 50)).toBe(true);
    expect(containsEpisode(cut, 51)).toBe(false);
    expect(containsEpisode(long, 2000)).toBe(true);
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
  test("never leave the specials", () => {
    expect(nextEpisode(around(seasonOf(from(1, 60), 0), 60))).toBeNull();
    expect(previousEpisode(around(seasonOf(from(1, 60), 0), 1))).toBeNull();
  });
});
