import { expect, test } from "vitest";
import { canonicalSearchParameters, parseSearchChoice, searchedTypes } from "./search-address.ts";

const parsed = (search: string) => parseSearchChoice(new URLSearchParams(search));
const canonical = (search: string) => canonicalSearchParameters(new URLSearchParams(search)).toString();

const kid = { query: "kid", type: "movies", year: null, verbatim: false, page: 1 } as const;

test.each([
  ["q=kid&type=tv&page=3", { ...kid, type: "tv", page: 3 }],
  ["q=+kid++&type=anime", kid],
  ["q=kid&page=0", kid],
  ["q=kid&page=501", { ...kid, page: 501 }],
  ["q=kid&page=9999", { ...kid, page: 501 }],
  ["q=kid&page=1e2", kid],
  ["q=kid&year=1921&verbatim=1", { ...kid, year: 1921, verbatim: true }],
  ["q=kid&year=21&verbatim=yes", kid],
  ["q=kid&type=people&year=1921", { ...kid, type: "people" }],
  ["q=kid&type=all&year=1921&page=2", { ...kid, type: "all", year: 1921 }],
  ["", { ...kid, query: "" }],
])("?%s parses to %j", (search, choice) => {
  expect(parsed(search)).toEqual(choice);
});

test("the tab of all types searches all three, or the two that have a year", () => {
  expect(searchedTypes({ type: "people", year: null })).toEqual(["people"]);
  expect(searchedTypes({ type: "all", year: null })).toEqual(["movies", "tv", "people"]);
  expect(searchedTypes({ type: "all", year: 1921 })).toEqual(["movies", "tv"]);
});

test("equal searches have equal canonical addresses", () => {
  expect(canonical("type=people&q=++buster  keaton&page=1")).toBe("q=buster+keaton&type=people");
  expect(canonical("q=kid&page=2")).toBe("q=kid&type=movies&page=2");
  expect(canonical("verbatim=1&year=1921&type=tv&q=kid")).toBe("q=kid&type=tv&year=1921&verbatim=1");
  expect(canonical("q=kid&type=people&year=1921&utm=x")).toBe("q=kid&type=people");
  expect(canonical("q=+&type=tv&page=2")).toBe("");
});
