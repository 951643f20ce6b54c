import { expect, test } from "vitest";
import { canonicalFilmographyParameters, filmographySearch, parseFilmographyView } from "./person-address.ts";

const view = (search: string) => parseFilmographyView(new URLSearchParams(search));

test("the default is 'As Actor' with the first cards", () => {
  expect(view("")).toEqual({ tab: "actor", whole: false });
  expect(view("?tab=nonsense&all=yes")).toEqual({ tab: "actor", whole: false });
  expect(view("?tab=crew&all=1")).toEqual({ tab: "crew", whole: true });
});

test("a written address parses back, and equal views have equal canonical addresses", () => {
  expect(view(filmographySearch({ tab: "crew", whole: true }))).toEqual({ tab: "crew", whole: true });
  expect(String(canonicalFilmographyParameters(new URLSearchParams("all=1&tab=actor")))).toBe("all=1");
});
