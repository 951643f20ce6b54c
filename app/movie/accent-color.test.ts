import { expect, test } from "vitest";
import { accentColorOf } from "./accent-color.ts";

test("a name keeps its ground, and a wall has several", () => {
  const names = Array.from({ length: 40 }, (_, index) => `/poster-${index}.jpg`);
  expect(names.map(accentColorOf)).toEqual(names.map(accentColorOf));
  expect(new Set(names.map(accentColorOf)).size).toBe(6);
  expect(accentColorOf("")).toMatch(/^bg-accent-/);
});
