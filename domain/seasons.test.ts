import { describe, expect, test } from "vitest";
import { seasonsOf } from "#tests/support/seasons-of.ts";
import { hasSpecials, mayHaveSeason, regularSeasons, seasonToShow } from "./seasons.ts";

const noChoice = { season: null, episode: null };

describe("which season is shown", () => {
  test("the first from 1 up, with specials listed first", () => {
    expect(seasonToShow(seasonsOf({ 0: 3, 1: 6, 2: 6 }), noChoice)).toBe(1);
    expect(seasonToShow(seasonsOf({ 0: 3, 4: 6, 5: 6 }), noChoice)).toBe(4);
  });
  test("the specials if there is nothing else, season 1 if nothing is listed", () => {
    expect(seasonToShow(seasonsOf({ 0: 3 }), noChoice)).toBe(0);
    expect(seasonToShow(seasonsOf({}, null), noChoice)).toBe(1);
    expect([hasSpecials(seasonsOf({ 0: 3 })), hasSpecials(seasonsOf({ 1: 6 }))]).toEqual([true, false]);
  });
  test("the one in the address, even if it does not exist", () => {
    expect(seasonToShow(seasonsOf({ 1: 6 }), { season: 99, episode: null })).toBe(99);
    expect(mayHaveSeason(seasonsOf({ 1: 6 }), 99)).toBe(false);
    expect(mayHaveSeason(seasonsOf({}), 99)).toBe(true);
  });
  test("of as many as the series counts, by default one, if the provider lists none", () => {
    expect(regularSeasons(seasonsOf({}, 80))).toHaveLength(80);
    expect(regularSeasons(seasonsOf({}, null))).toEqual([1]);
  });
});
