import { describe, expect, test } from "vitest";
import { limits } from "#domain/limits.ts";
import type { AiredEpisode } from "#features/titles/model/title-facts.ts";
import { sampleSeason } from "#tests/support/sample-titles.ts";
import { comingEpisodes, comingReleases } from "./coming-days.ts";

const since = "2026-11-26";
const next = (episode_number: number, air_date: string | null, more: Partial<AiredEpisode> = {}): AiredEpisode => ({
  ...{ season_number: 2, episode_number, name: "The Return", air_date },
  ...more,
});
const [episode] = sampleSeason(2).episodes;
if (!episode) throw new Error("no sample episode");
const season = (days: Record<number, string | null>) => ({
  ...sampleSeason(2),
  episodes: Object.entries(days).map(([number, air_date]) => ({ ...episode, episode_number: Number(number), name: `Part ${number}`, air_date })),
});
const placesOf = (days: ReturnType<typeof comingEpisodes>) => days.map(({ date, episode: found }) => [date, found?.episode]);

describe("episodes to come", () => {
  test("are the next one, and those after it that its stored season has", () => {
    const stored = season({ 4: "2026-11-20", 5: "2026-12-01", 6: "2026-12-11", 7: null });
    expect(comingEpisodes(next(5, "2026-12-04"), stored, since)).toEqual([
      { date: "2026-12-04", episode: { season: 2, episode: 5, name: "Part 5" } },
      { date: "2026-12-11", episode: { season: 2, episode: 6, name: "Part 6" } },
    ]);
    expect(comingEpisodes(null, stored, since)).toEqual([]);
  });

  test("have a day, or none, and leave once it has passed", () => {
    expect(placesOf(comingEpisodes(next(5, null), null, since))).toEqual([["", 5]]);
    expect(placesOf(comingEpisodes(next(5, "2026-00-00"), null, since))).toEqual([["2026", 5]]);
    expect(placesOf(comingEpisodes(next(5, "2026-11-26"), null, since))).toEqual([["2026-11-26", 5]]);
    expect(comingEpisodes(next(5, "2026-11-25"), null, since)).toEqual([]);
  });

  test("are marked as a premiere, a return and a finale", () => {
    const markOf = (one: Partial<AiredEpisode>) => comingEpisodes(next(5, "2026-12-04", one), null, since)[0]?.mark;
    expect(markOf({ season_number: 1, episode_number: 1 })).toBe("premiere");
    expect(markOf({ season_number: 3, episode_number: 1 })).toBe("return");
    expect(markOf({ finale: true })).toBe("finale");
    expect([markOf({}), markOf({ season_number: 0, episode_number: 1 })]).toEqual([undefined, undefined]);
  });

  test("name the next one in English where the season is not stored", () => {
    expect(comingEpisodes(next(5, "2026-12-04"), null, since, "de")[0]?.episode).toMatchObject({ name: "The Return", language: "en" });
    expect(comingEpisodes(next(5, "2026-12-04"), null, since)[0]?.episode).not.toHaveProperty("language");
  });

  test("are at most twelve of a title", () => {
    const daily = season(Object.fromEntries(Array.from({ length: 31 }, (_, index) => [index + 1, `2026-12-${String(index + 1).padStart(2, "0")}`])));
    expect(comingEpisodes(next(1, "2026-12-01"), daily, since)).toHaveLength(limits.calendar.daysOfTitle);
  });
});

describe("a film's releases to come", () => {
  const film = (more: Partial<Parameters<typeof comingReleases>[0]>) => comingReleases({ releaseDate: "", status: "", releases: [], ...more }, since);
  const release = (type: number, date: string) => ({ type, date, note: "" });

  test("are those of the region, one a day, without a festival's premiere", () => {
    const releases = [release(1, "2026-12-01"), release(3, "2026-12-10"), release(4, "2027-02-01"), release(5, "2027-02-01")];
    expect(film({ releaseDate: "2026-12-02", releases })).toEqual([
      { date: "2026-12-10", release: 3 },
      { date: "2027-02-01", release: 4 },
    ]);
    expect(film({ releaseDate: "2027-01-01", releases: [release(3, "2026-11-01")] })).toEqual([]);
  });

  test("are the film's own date where the region has none, and no day that is not known", () => {
    expect(film({ releaseDate: "2027-03-05" })).toEqual([{ date: "2027-03-05" }]);
    expect(film({ releaseDate: "2027-13-45" })).toEqual([{ date: "2027" }]);
    expect(film({ releaseDate: "2027-05" })).toEqual([{ date: "2027-05" }]);
    expect(film({ releaseDate: "1927-01-10" })).toEqual([]);
    expect([film({ status: "In Production" }), film({ status: "Released" }), film({ status: "Canceled" })]).toEqual([[{ date: "" }], [], []]);
  });
});
