import { expect, test } from "vitest";
import { canonicalSearchParameters, parseSearchChoice } from "./search-address.ts";

const parsed = (search: string) => parseSearchChoice(new URLSearchParams(search));
const canonical = (search: string) => canonicalSearchParameters(new URLSearchParams(search)).toString();

test.each([
  ["q=kid&type=tv&page=3", { query: "kid", type: "tv", page: 3 }],
  ["q=+kid++&type=anime", { query: "kid", type: "movies", page: 1 }],
  ["q=kid&page=0", { query: "kid", type: "movies", page: 1 }],
  ["q=kid&page=501", { query: "kid", type: "movies", page: 1 }],
  ["q=kid&page=1e2", { query: "kid", type: "movies", page: 1 }],
  ["", { query: "", type: "movies", page: 1 }],
])("?%s parses to %j", (search, choice) => {
  expect(parsed(search)).toEqual(choice);
});

test("equal searches have equal canonical addresses", () => {
  expect(canonical("type=people&q=++buster  keaton&page=1")).toBe("q=buster+keaton&type=people");
  expect(canonical("q=kid&page=2")).toBe("q=kid&type=movies&page=2");
  expect(canonical("q=+&type=tv&page=2")).toBe("");
});
