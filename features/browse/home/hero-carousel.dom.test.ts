import { expect, test } from "vitest";
import { nextHeroItem } from "#features/browse/home/hero-carousel.tsx";

test("the carousel wraps to the first item after the last", () => {
  expect([0, 1, 2, 3, 4].map((index) => nextHeroItem(index, 5))).toEqual([1, 2, 3, 4, 0]);
});

test("a carousel of one item or none stays at index 0", () => {
  expect([nextHeroItem(0, 1), nextHeroItem(0, 0)]).toEqual([0, 0]);
});
