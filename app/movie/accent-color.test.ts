import { expect, test } from "vitest";
import { tintOf } from "./accent-color.ts";

test("a name keeps its ground, and a wall has several", () => {
  const names = Array.from({ length: 40 }, (_, index) => `/poster-${index}.jpg`);
  expect(names.map(tintOf)).toEqual(names.map(tintOf));
  expect(new Set(names.map(tintOf)).size).toBe(6);
  expect(tintOf("")).toMatch(/^bg-tint-/);
});
