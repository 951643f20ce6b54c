import { expect, test } from "vitest";
import { canonicalSearchParameters, parseSearchChoice } from "./search-address.ts";

const wish = (search: string) => parseSearchChoice(new URLSearchParams(search));
const plain = (search: string) => canonicalSearchParameters(new URLSearchParams(search)).toString();

test.each([
  ["q=kid&type=tv&page=3", { query: "kid", type: "tv", page: 3 }],
  ["q=+kid++&type=anime", { query: "kid", type: "movies", page: 1 }],
  ["q=kid&page=0", { query: "kid", type: "movies", page: 1 }],
  ["q=kid&page=501", { query: "kid", type: "movies", page: 1 }],
  ["q=kid&page=1e2", { query: "kid", type: "movies", page: 1 }],
  ["", { query: "", type: "movies", page: 1 }],
])("?%s asks for %j", (search, asked) => {
  expect(wish(search)).toEqual(asked);
});

test("equal searches have equal addresses", () => {
  expect(plain("type=people&q=++buster  keaton&page=1")).toBe("q=buster+keaton&type=people");
  expect(plain("q=kid&page=2")).toBe("q=kid&type=movies&page=2");
  expect(plain("q=+&type=tv&page=2")).toBe("");
});
