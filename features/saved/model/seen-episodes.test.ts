import { describe, expect, test } from "vitest";
import type { Season } from "#domain/series.ts";
import { airedInSeason, airedInSeries, comesAfter, isEpisodeSeen, isSeriesSeen, keysOfSeries, lastSeen } from "./seen-episodes.ts";

const at = Date.parse("2026-03-10T12:00:00Z");
const seen = (...keys: string[]) => new Map(keys.map((key) => [key, { at, changed: at }]));
const episode = (season: number, number: number, air_date: string | null = null) => ({ season, episode: number, air_date });
const codes = (episodes: { season: number; episode: number }[]) => episodes.map((one) => `${one.season}:${one.episode}`);

const summary = (season_number: number, episode_count: number) => ({ season_number, name: "", episode_count, air_date: null });
const series = { seasons: [summary(0, 3), summary(1, 2), summary(2, 3)], number_of_seasons: 2 };

describe("an episode is seen", () => {
  test("if it was marked, and not by another series whose id begins alike", () => {
    const marked = seen("tv:13:1:1", "tv:139:1:2");
    expect([isEpisodeSeen(marked, 13, episode(1, 1)), isEpisodeSeen(marked, 13, episode(1, 2))]).toEqual([true, false]);
  });

  test("if it had aired when the series was marked as a whole", () => {
    const whole = seen("tv:13");
    const aired = [null, "2026-03-10", "2026-03-11"].map((date) => isEpisodeSeen(whole, 13, episode(4, 1, date)));
    expect(aired).toEqual([true, true, false]);
  });

  test("until the day of the import, where no file says when the whole series was seen", () => {
    const whole = new Map([["tv:13", { at: 0, changed: at }]]);
    expect([isEpisodeSeen(whole, 13, episode(4, 1, "2026-03-10")), lastSeen(whole, 13).wholeUntil]).toEqual([true, "2026-03-10"]);
  });
});

describe("what comes after the last seen episode", () => {
  test("is everything of a series of which nothing was seen", () => {
    const last = lastSeen(seen("tv:139:2:2", "movie:13"), 13);
    expect([comesAfter(last, episode(1, 1)), comesAfter(last, episode(0, 1))]).toEqual([true, true]);
  });

  test("goes by season and episode; an earlier one that was left out does not count", () => {
    const last = lastSeen(seen("tv:13:2:10", "tv:13:2:9", "tv:13:1:20"), 13);
    expect([episode(1, 30), episode(2, 3), episode(2, 10), episode(2, 11), episode(3, 1)].map((one) => comesAfter(last, one))).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
  });

  test("has an order of its own among the specials", () => {
    const last = lastSeen(seen("tv:13:0:2", "tv:13:1:1"), 13);
    expect([episode(0, 2), episode(0, 3), episode(1, 2)].map((one) => comesAfter(last, one))).toEqual([false, true, true]);
  });

  test("is what aired later, of a series that was marked as a whole", () => {
    const last = lastSeen(seen("tv:13"), 13);
    expect([episode(9, 9, "2026-03-10"), episode(9, 10, "2026-03-11")].map((one) => comesAfter(last, one))).toEqual([false, true]);
  });
});

describe("what has aired", () => {
  const listed: Season = {
    ...{ season_number: 2, name: "", overview: "", air_date: null },
    episodes: [1, 2, 3].map((episode_number) => ({
      ...{ episode_number, name: "", overview: "", still_path: null, runtime: null },
      air_date: episode_number === 1 ? null : `2026-03-1${episode_number}`,
    })),
  };

  test("of a season, by its dates", () => {
    const aired = airedInSeason(listed, "2026-03-12");
    expect(codes(aired)).toEqual(["2:1", "2:2"]);
    // A series that was seen as a whole before a date was not seen with that episode.
    expect(aired.map(({ air_date }) => air_date)).toEqual([null, "2026-03-12"]);
  });

  test("of a long season, in all of its ranges", () => {
    const ranges = [
      { first: 1, last: 3 },
      { first: 4, last: 5 },
    ];
    expect(codes(airedInSeason({ ...listed, slice: { index: 0, total: 5, ranges } }, "2026-03-12"))).toEqual(["2:1", "2:2", "2:4", "2:5"]);
  });

  test("of a series, by its seasons' counts without the specials", () => {
    expect(codes(airedInSeries(series, null))).toEqual(["1:1", "1:2", "2:1", "2:2", "2:3"]);
    expect(codes(airedInSeries(series, { season: 2, episode: 1 }))).toEqual(["1:1", "1:2", "2:1"]);
  });
});

describe("a series is seen", () => {
  const whole = (marked: Map<string, { at: number; changed: number }>, lastAired: ReturnType<typeof episode> | null = null) =>
    isSeriesSeen(marked, { id: 13, series, lastAired });

  test("if all that has aired was marked", () => {
    const four = ["tv:13:1:1", "tv:13:1:2", "tv:13:2:1", "tv:13:2:2"];
    expect([whole(seen(...four)), whole(seen(...four, "tv:13:2:3")), whole(seen(...four), episode(2, 2))]).toEqual([false, true, true]);
  });

  test("if it was marked as a whole, until another episode airs", () => {
    expect([whole(seen("tv:13")), whole(seen("tv:13"), episode(2, 3, "2026-03-10")), whole(seen("tv:13"), episode(2, 3, "2026-03-11"))]).toEqual([
      true,
      true,
      false,
    ]);
  });

  test("never while its seasons are not loaded", () =>
    expect(isSeriesSeen(seen(), { id: 13, series: { seasons: [], number_of_seasons: null }, lastAired: null })).toBe(false));
});

test("the entries of a series are its own and its episodes'", () => {
  expect(keysOfSeries(seen("tv:13", "tv:13:1:1", "tv:139:1:1", "movie:13"), 13)).toEqual(["tv:13", "tv:13:1:1"]);
});
