import { expect, test } from "vitest";
import { from, seasonOf, seasonsOf } from "#tests/support/seasons-of.ts";
import { expectedRows } from "./episode-guide.ts";
import { gridColumns } from "./rating-grid.ts";

/** The columns of one loaded season, each with the numbers in its rows. */
function columnsOf(numbers: number[]) {
  const { seasons } = seasonsOf({ 1: numbers.length });
  const columns = gridColumns(seasons, new Map([[1, seasonOf(numbers)]]));
  return columns.map(({ first, cells }) => [first, Array.from(cells, (episode) => episode?.episode_number)]);
}

test("a season is a column with its episodes in the rows of their numbers", () => {
  expect(columnsOf([1, 2, 4])).toEqual([[1, [1, 2, undefined, 4]]]);
});

test("a season that begins at episode 2 leaves the first row empty", () => {
  expect(columnsOf([2, 3, 4])).toEqual([[1, [undefined, 2, 3, 4]]]);
});

test("a season that goes on with the numbers of the one before it begins in the first row", () => {
  expect(columnsOf([26, 27, 28, 30])).toEqual([[26, [26, 27, 28, undefined, 30]]]);
});

test("an episode 0 is the first row", () => {
  expect(columnsOf([0, 1, 2])).toEqual([[0, [0, 1, 2]]]);
});

test("of two episodes with one number the first counts", () => {
  expect(columnsOf([1, 1, 2])).toEqual([[1, [1, 2]]]);
});

test("a long season is a column for each hundred episodes", () => {
  const columns = columnsOf(from(1, 1000));
  expect(columns.map(([first]) => first)).toEqual([1, 101, 201, 301, 401, 501, 601, 701, 801, 901]);
  expect(columns.every(([, cells]) => (cells as number[]).length === 100)).toBe(true);
});

test("a number far away is a column of its own", () => {
  expect(columnsOf([1, 2, 99_999])).toEqual([
    [1, [1, 2]],
    [99_901, [...Array.from({ length: 98 }), 99_999]],
  ]);
});

test("a season that has not loaded has its columns already, and no episodes", () => {
  const { seasons } = seasonsOf({ 1: 250, 2: 3 });
  const columns = gridColumns(seasons, new Map());
  expect(columns.map(({ season, first, cells }) => [season, first, cells.length])).toEqual([
    [1, 1, 100],
    [1, 101, 100],
    [1, 201, 50],
    [2, 1, 3],
  ]);
  expect(columns.flatMap(({ cells }) => cells).some(Boolean)).toBe(false);
});

test("the rows are known from the counts", () => {
  expect([expectedRows(seasonsOf({ 1: 10, 2: 13 }).seasons), expectedRows(seasonsOf({ 1: 1000 }).seasons), expectedRows([])]).toEqual([13, 100, 0]);
});
