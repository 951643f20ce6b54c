import { expect, test } from "vitest";
import { canonicalFilmographyParameters, filmographySearch, parseFilmographyView } from "./person-address.ts";

const view = (search: string) => parseFilmographyView(new URLSearchParams(search));
const defaults = { tab: "actor", whole: false, sort: "popularity", type: "all", asSelf: true };

test("the default is the first films of 'As Actor', most popular first, with everything", () => {
  expect(view("")).toEqual(defaults);
  expect(view("?tab=nonsense&all=yes&sort=title&type=people&self=no")).toEqual(defaults);
});

test("the address names each choice", () => {
  expect(view("?tab=crew&all=1")).toEqual({ ...defaults, tab: "crew", whole: true });
  expect(view("?sort=newest&type=tv&self=0")).toEqual({ ...defaults, sort: "newest", type: "tv", asSelf: false });
});

test("a written address parses back, and equal views have equal canonical addresses", () => {
  const chosen = { tab: "crew", whole: true, sort: "rating", type: "movies", asSelf: false } as const;
  expect(filmographySearch(chosen)).toBe("?tab=crew&all=1&sort=rating&type=movies&self=0");
  expect(view(filmographySearch(chosen))).toEqual(chosen);
  expect(String(canonicalFilmographyParameters(new URLSearchParams("self=1&sort=popularity&type=all&all=1&tab=actor&utm=x")))).toBe("all=1");
});
