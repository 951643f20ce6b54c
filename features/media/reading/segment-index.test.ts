import { expect, test } from "vitest";
import { segmentStarts } from "./segment-index.ts";

const keyframes = (count: number, everyS: number): number[] => Array.from({ length: count }, (_, index) => 2 + index * everyS);

test("segments begin at the first keyframe after five seconds, and none at the end or behind it", () => {
  expect(segmentStarts(keyframes(10, 2), 2, 15)).toEqual([0, 6, 12]);
});

test("a file of more keyframes than a film has is no film", () => {
  expect(segmentStarts(keyframes(50_000, 5), 2, 1e9)).toHaveLength(50_000);
  expect(() => segmentStarts(keyframes(50_001, 5), 2, 1e9)).toThrow("too many segments");
});
