import { expect, test } from "vitest";
import { limits } from "#domain/limits.ts";
import type { ComingDay } from "#features/saved/model/coming-day.ts";
import { savedMovie, savedSeries } from "#features/saved/model/saved-title.ts";
import { sampleMovie, sampleSeries } from "#tests/support/sample-titles.ts";
import { subscribedTitles } from "./calendar-address.ts";
import { calendarEntries, calendarPeriods, entriesOfMonth } from "./calendar-entries.ts";

const today = "2026-11-27";
const film = (id: number, ...coming: ComingDay[]) => ({ ...savedMovie(sampleMovie(id)), coming });
const series = (id: number, ...coming: ComingDay[]) => ({ ...savedSeries(sampleSeries(id)), coming });
const episode = (date: string, number: number, mark?: ComingDay["mark"]): ComingDay => ({
  ...{ date, episode: { season: 2, episode: number, name: `Part ${number}` } },
  ...(mark && { mark }),
});

test("days stand in their order, what has a month or a year alone at its end, and what has no date last", () => {
  const titles = [
    film(1, { date: "" }),
    film(2, { date: "2027" }),
    film(3, { date: "2026-12" }),
    film(4, { date: "2026-12-31" }),
    film(5, { date: "2027-01-02" }),
  ];
  expect(calendarPeriods(calendarEntries(titles, today)).map(({ period, days }) => [period, ...days.map(({ date }) => date)])).toEqual([
    ["2026-12", "2026-12-31", "2026-12"],
    ["2027-01", "2027-01-02"],
    ["2027", "2027"],
    ["", ""],
  ]);
});

test("a day that has passed on the device is left out, today is not", () => {
  const titles = [film(1, { date: "2026-11-26" }), film(2, { date: today }), film(3, { date: "2026" }), film(4, { date: "2025" })];
  expect(calendarEntries(titles, today).map(({ title }) => title.key)).toEqual(["movie:2", "movie:3"]);
  expect(calendarEntries([savedMovie(sampleMovie(9))], today)).toEqual([]);
});

test("episodes of a season that come on one day are one entry with their marks", () => {
  const whole = series(7, episode("2026-12-04", 1, "return"), episode("2026-12-04", 2), episode("2026-12-04", 3, "finale"), episode("2026-12-11", 4));
  const entries = calendarEntries([whole], today);
  expect(entries.map(({ date, episode: first, until, marks }) => [date, first?.episode, until, marks])).toEqual([
    ["2026-12-04", 1, 3, ["return", "finale"]],
    ["2026-12-11", 4, undefined, []],
  ]);
  expect(entriesOfMonth(entries, "2026-12").map(({ date }) => date)).toEqual(["2026-12-04", "2026-12-11"]);
  expect(entriesOfMonth(entries, "2027-01")).toEqual([]);
});

test("a subscription has room for the titles with announced days first", () => {
  const titles = Array.from({ length: 100 }, (_, index) => series(index + 1, ...(index === 98 ? [episode("2026-12-04", 1)] : [])));
  const keys = subscribedTitles(
    calendarEntries(titles, today),
    titles.map(({ key }) => key),
  );
  expect([keys.length, keys[0], keys[1]]).toEqual([limits.calendar.subscribed, "tv:99", "tv:1"]);
});
