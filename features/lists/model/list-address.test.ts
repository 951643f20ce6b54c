import { describe, expect, test } from "vitest";
import { emptyPage, isBeyondEnd, isServedPage } from "#domain/page.ts";
import { canonicalListParameters, parsePage, trendingPath, withPage } from "./list-address.ts";

describe("a page in the address", () => {
  test.each([
    [null, 1],
    ["1", 1],
    ["2", 2],
    ["500", 500],
    ["501", 501],
    ["9999", 501],
    ["9".repeat(400), 501],
    ["0", 1],
    ["-1", 1],
    ["02", 1],
    ["1.5", 1],
    ["2x", 1],
    ["x", 1],
    ["", 1],
  ])("%j is page %i", (value, page) => {
    expect(parsePage(value)).toBe(page);
  });

  test.each([
    ["", ""],
    ["page=1&trending=x", ""],
    ["trending=3&x=1&page=2", "page=2&trending=3"],
    ["page=9999", "page=501"],
  ])("%j is canonical as %j", (search, canonical) => {
    expect(String(canonicalListParameters("page", "trending")(new URLSearchParams(search)))).toBe(canonical);
  });

  test("of a page without Trending has no page of it", () => {
    expect(String(canonicalListParameters("page")(new URLSearchParams("page=2&trending=3")))).toBe("page=2");
  });

  test("replaces the number, and is removed for the first page", () => {
    const parameters = new URLSearchParams("genre=18&page=2");
    expect(String(withPage(parameters, "page", 3))).toBe("genre=18&page=3");
    expect(String(withPage(parameters, "page", 1))).toBe("genre=18");
    expect(String(parameters)).toBe("genre=18&page=2");
  });

  test("of Trending leads to its section", () => {
    expect([trendingPath("/home", 2), trendingPath("/", 1)]).toEqual(["/home?trending=2#trending", "/#trending"]);
  });
});

test("a list ends after its last page; an empty list has its first page", () => {
  expect([isBeyondEnd({ page: 3, totalPages: 3 }), isBeyondEnd({ page: 4, totalPages: 3 })]).toEqual([false, true]);
  expect([isBeyondEnd(emptyPage(1)), isBeyondEnd(emptyPage(2)), isBeyondEnd(emptyPage(501))]).toEqual([false, true, true]);
  expect([0, 1, 500, 501].map(isServedPage)).toEqual([false, true, true, false]);
});
