import { expect, test } from "vitest";
import { seasonsOf } from "#tests/support/seasons-of.ts";
import { guidePages, pagesAtOnce } from "./episode-guide.ts";

const numbersOf = (counts: Record<number, number>): number[][] => guidePages(seasonsOf(counts)).map((page) => page.map((season) => season.season_number));
const many = (seasons: number, episodes: number) => Object.fromEntries(Array.from({ length: seasons }, (_, index) => [index + 1, episodes]));

test("the specials come last, and a season without episodes does not come", () => {
  expect(numbersOf({ 0: 3, 1: 10, 2: 8, 3: 0 }).flat()).toEqual([1, 2, 0]);
  expect(numbersOf({ 0: 2 }).flat()).toEqual([0]);
});

test("a season that the provider lists twice comes once", () => {
  const { seasons } = seasonsOf({ 1: 10 });
  expect(guidePages({ seasons: [...seasons, ...seasons] }).flat()).toHaveLength(1);
});

test("a page has 20 seasons or 150 episodes at most", () => {
  expect(numbersOf(many(21, 6))).toEqual([Array.from({ length: 20 }, (_, index) => index + 1), [21]]);
  expect(numbersOf({ 1: 75, 2: 75, 3: 1 })).toEqual([[1, 2], [3]]);
  expect(numbersOf({ 1: 75, 2: 76 })).toEqual([[1], [2]]);
});

test("a season of more than 150 episodes is a page of its own", () => {
  expect(numbersOf({ 1: 10, 2: 1000, 3: 10, 4: 10 })).toEqual([[1], [2], [3, 4]]);
});

test("77 seasons with 1,001 episodes are seven calls", () => {
  const pages = guidePages(seasonsOf(many(77, 13)));
  expect(pages).toHaveLength(7);
  expect(pages.flat()).toHaveLength(77);
});

test("a series without a list of seasons has no pages", () => {
  expect(guidePages({ seasons: [] })).toEqual([]);
});

test("the guide loads a thousand episodes at once, and a longer season whole", () => {
  expect(pagesAtOnce(guidePages(seasonsOf(many(77, 12)))).flat()).toHaveLength(77);
  expect(pagesAtOnce(guidePages(seasonsOf(many(30, 100)))).flat()).toHaveLength(10);
  expect(pagesAtOnce(guidePages(seasonsOf({ 0: 300, 1: 2868 }))).flat()).toHaveLength(1);
  expect(pagesAtOnce([])).toEqual([]);
});
