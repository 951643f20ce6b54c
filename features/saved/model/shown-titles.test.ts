import { describe, expect, test } from "vitest";
import { parseSavedView } from "./saved-view.ts";
import { filterChoices, type ListedTitle, listTotals, shownTitles } from "./shown-titles.ts";

const now = Date.UTC(2026, 10, 23);
const dayMs = 24 * 60 * 60 * 1000;

const title = (key: ListedTitle["key"], rest: Partial<ListedTitle> = {}): ListedTitle => ({
  ...{ key, title: key, year: 1927, poster_path: null, genre_ids: [], runtime: null, rating: null, at: now },
  ...rest,
});

const metropolis = title("movie:19", { title: "Metropolis", year: 1927, genre_ids: [18, 878], runtime: 153, rating: 8.2, at: now - 3 * dayMs });
const kid = title("movie:10098", { title: "The Kid", year: 1921, genre_ids: [35, 18], runtime: 68, rating: 8.1, at: now - 40 * dayMs });
const judex = title("tv:900000503", { title: "Judex", year: 1916, genre_ids: [80], rating: null, at: now - dayMs });
const undated = title("movie:5", { title: "10 Minutes", year: null, rating: 0, at: now - 400 * dayMs });
const all = [metropolis, kid, judex, undated];

const names = (search: string, here: ListedTitle["key"][] = []) =>
  shownTitles(all, parseSavedView(new URLSearchParams(search)), { now, here: new Set(here), language: "en" }).map(({ title: name }) => name);

describe("filters", () => {
  test.each([
    ["type=tv", ["Judex"]],
    ["type=movie", ["Metropolis", "The Kid", "10 Minutes"]],
    ["genre=18", ["Metropolis", "The Kid"]],
    ["decade=1920", ["Metropolis", "The Kid"]],
    ["rating=8", ["Metropolis", "The Kid"]],
    ["added=week", ["Judex", "Metropolis"]],
    ["added=year", ["Judex", "Metropolis", "The Kid"]],
    ["genre=18&decade=1910", []],
  ])("%s leaves %s", (search, expected) => {
    expect(names(search)).toEqual(expected);
  });

  test("what can be watched here", () => {
    expect(names("here=1", ["movie:10098", "movie:900"])).toEqual(["The Kid"]);
    expect(names("here=1")).toEqual([]);
  });
});

describe("orders", () => {
  test.each([
    ["", ["Judex", "Metropolis", "The Kid", "10 Minutes"]],
    ["sort=title", ["10 Minutes", "Judex", "Metropolis", "The Kid"]],
    ["sort=newest", ["Metropolis", "The Kid", "Judex", "10 Minutes"]],
    ["sort=oldest", ["Judex", "The Kid", "Metropolis", "10 Minutes"]],
    ["sort=rating", ["Metropolis", "The Kid", "10 Minutes", "Judex"]],
    ["list=1", ["Metropolis", "The Kid", "Judex", "10 Minutes"]],
  ])("%s", (search, expected) => {
    expect(names(search)).toEqual(expected);
  });

  test("equal ones: the last added first", () => {
    const view = parseSavedView(new URLSearchParams("show=rated&sort=own"));
    const rated = [
      title("movie:1", { own: 7, at: 1 }),
      title("movie:2", { own: 7, at: 2 }),
      title("movie:3", { own: null, at: 3 }),
      title("movie:4", { own: 9 }),
    ];
    expect(shownTitles(rated, view, { now, here: new Set(), language: "en" }).map(({ key }) => key)).toEqual(["movie:4", "movie:2", "movie:1", "movie:3"]);
  });

  test("numbers in titles count as numbers", () => {
    const view = parseSavedView(new URLSearchParams("sort=title"));
    const parts = ["Part 10", "Part 2", "part 1"].map((name, index) => title(`movie:${index + 1}`, { title: name }));
    expect(shownTitles(parts, view, { now, here: new Set(), language: "en" }).map(({ title: name }) => name)).toEqual(["part 1", "Part 2", "Part 10"]);
  });
});

test("the choices are those of the list", () => {
  const { genres, decades, hasBothTypes } = filterChoices(all);
  expect(genres.map(({ name }) => name)).toEqual(["Comedy", "Crime", "Drama", "Science Fiction"]);
  expect(decades).toEqual([1920, 1910]);
  expect([hasBothTypes, filterChoices([kid]).hasBothTypes]).toEqual([true, false]);
});

test("sums", () => {
  expect(listTotals(all)).toEqual({ movies: 3, series: 1, minutes: 221, unknown: 1 });
  expect(listTotals([])).toEqual({ movies: 0, series: 0, minutes: 0, unknown: 0 });
});
