import { expect, test } from "vitest";
import { canonicalFilmographyParameters, filmographySearch, parseFilmographyView } from "./person-address.ts";

const view = (search: string) => parseFilmographyView(new URLSearchParams(search));

test("'As Actor' and the first cards unless the address says otherwise", () => {
  expect(view("")).toEqual({ tab: "actor", whole: false });
  expect(view("?tab=nonsense&all=yes")).toEqual({ tab: "actor", whole: false });
  expect(view("?tab=crew&all=1")).toEqual({ tab: "crew", whole: true });
});

test("what is written can be read, and equal views are equal addresses", () => {
  expect(view(filmographySearch({ tab: "crew", whole: true }))).toEqual({ tab: "crew", whole: true });
  expect(String(canonicalFilmographyParameters(new URLSearchParams("all=1&tab=actor")))).toBe("all=1");
});
