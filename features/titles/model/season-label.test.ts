import { describe, expect, test } from "vitest";
import { words as german } from "#languages/de/series.ts";
import { words } from "#languages/en/series.ts";
import { seasonsOf } from "#tests/support/seasons-of.ts";
import { seasonCount, seasonLabel } from "./season-label.ts";

describe("Season N of M", () => {
  test("M is number_of_seasons, by default 1", () => {
    expect(seasonLabel(words, seasonsOf({ 1: 6, 2: 6 }, 2), 2)).toBe("Season 2 of 2");
    expect(seasonLabel(words, seasonsOf({}, null), 1)).toBe("Season 1 of 1");
    expect(seasonLabel(words, seasonsOf({ 1: 6, 2: 6 }, 2), 99)).toBe("Season 99");
  });
  test("M is at least the last season's number", () => {
    expect(seasonCount(seasonsOf({ 2: 6, 3: 6 }))).toBe(3);
  });
  test("season 0 is called Specials", () => {
    expect(seasonLabel(words, seasonsOf({ 0: 2, 1: 6 }), 0)).toBe("Specials");
  });
  test("in the words of a language", () => {
    const series = seasonsOf({ 0: 2, 1: 6, 2: 6 }, 2);
    expect([2, 99, 0].map((number) => seasonLabel(german, series, number))).toEqual(["Staffel 2 von 2", "Staffel 99", "Specials"]);
  });
});
