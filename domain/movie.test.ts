import { describe, expect, test } from "vitest";
import { ratingText, releaseYear, votedRatingText, yearOf } from "./movie.ts";
import { firstAirYear } from "./series.ts";

describe("the year of a date", () => {
  test.each([
    ["1927-01-10", 1927],
    ["1927", 1927],
    ["", null],
    [null, null],
    [undefined, null],
    ["0000-00-00", null],
    ["27-01-10", null],
    ["19270110", null],
    ["soon", null],
    [" 1927-01-10", null],
  ])("%j is %j", (date, year) => {
    expect(yearOf(date)).toBe(year);
  });

  test("is a film's release year and a series' first air year", () => {
    expect(releaseYear({ release_date: "1921-02-06" })).toBe(1921);
    expect(firstAirYear({ first_air_date: "1915-11-13" })).toBe(1915);
  });
});

describe("the rating", () => {
  test.each([
    [{ vote_average: 7.84, vote_count: 10 }, "7.8"],
    [{ vote_average: 8, vote_count: 1 }, "8.0"],
    [{ vote_average: 10, vote_count: 1 }, "10.0"],
    [{ vote_average: 0, vote_count: 3 }, "0.0"],
    [{ vote_average: 0, vote_count: 0 }, "0.0"],
    [{ vote_average: null, vote_count: 3 }, null],
    [{ vote_average: Number.NaN, vote_count: 3 }, null],
    [{ vote_average: Number.POSITIVE_INFINITY, vote_count: 3 }, null],
  ])("of %j is %j", (film, text) => {
    expect(ratingText(film)).toBe(text);
  });

  test.each([
    [{ vote_average: 7.84, vote_count: 10 }, "7.8"],
    [{ vote_average: 0, vote_count: 3 }, "0.0"],
    [{ vote_average: 0, vote_count: 0 }, null],
    [{ vote_average: null, vote_count: 0 }, null],
  ])("with votes of %j is %j", (film, text) => {
    expect(votedRatingText(film)).toBe(text);
  });
});
