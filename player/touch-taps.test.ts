import { expect, it } from "vitest";
import { afterTap, type TapRun } from "./touch-taps.ts";

const run = (...taps: [share: number, atMs: number][]) => {
  const seconds: number[] = [];
  let last: TapRun | null = null;
  for (const [share, atMs] of taps) {
    last = afterTap(last, { share, atMs });
    seconds.push(last.seconds);
  }
  return seconds;
};

it("jumps from the second tap on, in the direction of its side", () => {
  expect(run([0.9, 0], [0.9, 300], [0.8, 900], [0.7, 1600])).toEqual([0, 10, 20, 30]);
  expect(run([0.1, 0], [0.3, 200])).toEqual([0, -10]);
});

it("does not jump for slow taps, for taps in the middle, or for taps on both sides", () => {
  expect(run([0.9, 0], [0.9, 301])).toEqual([0, 0]);
  expect(run([0.5, 0], [0.5, 100])).toEqual([0, 0]);
  expect(run([0.1, 0], [0.9, 100], [0.9, 200])).toEqual([0, 0, 10]);
});

it("starts over after a pause", () => {
  expect(run([0.9, 0], [0.9, 200], [0.9, 901])).toEqual([0, 10, 0]);
});
