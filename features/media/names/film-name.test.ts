import { expect, test } from "vitest";
import { titleGuesses } from "./film-name.ts";

test.each(["[Group] Show - Part [p][ABCD].mkv", "Film [p]+[ABCD].mkv"])("a single letter in brackets is no year: %s", (name) => {
  for (const { year } of titleGuesses(name)) expect(year).toBeNull();
});
