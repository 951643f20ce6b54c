import { describe, expect, test } from "vitest";
import type { Season } from "#domain/series.ts";
import { from, seasonOf } from "#tests/support/seasons-of.ts";
import { containsEpisode, currentEpisode, rangeAround, rangeEpisodes } from "./season-range.ts";

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
