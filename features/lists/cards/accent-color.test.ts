import { expect, test } from "vitest";
import { accentColorOf } from "./accent-color.ts";

test("the same name always has the same color, and many names have all six", () => {
  const names = Array.from({ length: 40 }, (_, index) => `/poster-${index}.jpg`);
  expect(names.map(accentColorOf)).toEqual(names.map(accentColorOf));
  expect(new Set(names.map(accentColorOf)).size).toBe(6);
  expect(accentColorOf("")).toMatch(/^bg-accent-/);
});
