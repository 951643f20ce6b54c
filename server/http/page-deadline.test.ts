import { expect, test } from "vitest";
import { createAverage, createPageDeadline } from "./page-deadline.ts";

function deadline({ answerMs = 0, hasWaiting = false, atMs = 0 }) {
  let nowMs = 0;
  const ms = createPageDeadline({ usualMs: 1500, hasWaiting: () => hasWaiting, answerMs: () => answerMs, now: () => nowMs });
  nowMs = atMs;
  return ms();
}

test("follows slow answers of the first minute, up to four seconds", () => {
  expect([0, 500, 1000, 1500, 3000].map((answerMs) => deadline({ answerMs }))).toEqual([1500, 1500, 2000, 3000, 4000]);
});

test("is the usual one while pages wait, and after the first minute", () => {
  expect([deadline({ answerMs: 1500, hasWaiting: true }), deadline({ answerMs: 1500, atMs: 60_001 })]).toEqual([1500, 1500]);
});

test("the average begins with the first answer and follows later ones", () => {
  const average = createAverage();
  expect(average.value()).toBe(0);
  average.add(1000);
  expect(average.value()).toBe(1000);
  average.add(2000);
  expect(average.value()).toBe(1200);
});
