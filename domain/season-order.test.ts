import { describe, expect, test } from "vitest";
import {
  episodeInWords,
  firstEpisodeAfter,
  hasSpecials,
  lastEpisodeBefore,
  mayHaveSeason,
  regularSeasons,
  seasonAfter,
  seasonBefore,
  seasonCount,
  seasonLabel,
  seasonToShow,
} from "./season-order.ts";

const series = (counts: Record<number, number>, number_of_seasons: number | null = Object.keys(counts).filter((season) => season !== "0").length) => ({
  number_of_seasons,
  seasons: Object.entries(counts).map(([season, episode_count]) => ({ season_number: Number(season), name: "", episode_count, air_date: null })),
});
const noChoice = { season: null, episode: null };

describe("which season is shown", () => {
  test("the first from 1 up, with specials listed first", () => {
    expect(seasonToShow(series({ 0: 3, 1: 6, 2: 6 }), noChoice)).toBe(1);
    expect(seasonToShow(series({ 0: 3, 4: 6, 5: 6 }), noChoice)).toBe(4);
  });
  test("the specials if there is nothing else, season 1 if nothing is listed", () => {
    expect(seasonToShow(series({ 0: 3 }), noChoice)).toBe(0);
    expect(seasonToShow(series({}, null), noChoice)).toBe(1);
  });
  test("the one in the address, even if it does not exist", () => {
    expect(seasonToShow(series({ 1: 6 }), { season: 99, episode: null })).toBe(99);
    expect(mayHaveSeason(series({ 1: 6 }), 99)).toBe(false);
    expect(mayHaveSeason(series({}), 99)).toBe(true);
  });
});

describe("Season N of M", () => {
  test("M is number_of_seasons, by default 1", () => {
    expect(seasonLabel(series({ 1: 6, 2: 6 }, 2), 2)).toBe("Season 2 of 2");
    expect(seasonLabel(series({}, null), 1)).toBe("Season 1 of 1");
    expect(seasonLabel(series({ 1: 6, 2: 6 }, 2), 99)).toBe("Season 99");
  });
  test("M is at least the last season's number", () => {
    expect(seasonCount(series({ 2: 6, 3: 6 }))).toBe(3);
  });
  test("season 0 is called Specials", () => {
    expect(seasonLabel(series({ 0: 2, 1: 6 }), 0)).toBe("Specials");
    expect(episodeInWords({ season: 0, episode: 2 })).toBe("special 2");
    expect(episodeInWords({ season: 3, episode: 2 })).toBe("season 3, episode 2");
    expect(hasSpecials(series({ 1: 6 }))).toBe(false);
  });
});

describe("the arrows", () => {
  const three = series({ 0: 5, 1: 6, 2: 6, 3: 6 });
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
    expect(regularSeasons(series({}, 80))).toHaveLength(80);
    expect(seasonAfter(series({}, 80), 79)).toBe(80);
  });
});

describe("across seasons", () => {
  const gaps = series({ 0: 4, 1: 6, 2: 0, 3: 8 });
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
