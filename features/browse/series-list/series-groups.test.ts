import { expect, test } from "vitest";
import { clampGroup, groupPositions } from "#features/browse/series-list/series-groups.tsx";

test.each([
  [-1, 20, 0],
  [0, 20, 0],
  [3, 20, 3],
  [4, 20, 3],
  [9, 18, 2],
  [1, 0, 0],
  [1, 6, 0],
])("index %i with %i items is clamped to %i", (index, count, clamped) => {
  expect(clampGroup(index, count)).toBe(clamped);
});

test("a group has the positions of its first and last item", () => {
  expect(groupPositions(1, 20)).toEqual({ first: 7, last: 12 });
  expect(groupPositions(3, 20)).toEqual({ first: 19, last: 20 });
  expect(groupPositions(0, 0)).toEqual({ first: 0, last: 0 });
});
