import { expect, it } from "vitest";
import { startPosition } from "./start-position.ts";

it.each([
  ["?t=754", 754],
  ["?t=12.5", 12.5],
  ["?a=b&t=7", 7],
  ["", 0],
  ["?t=", 0],
  ["?t=-5", 0],
  ["?t=1e3", 0],
  ["?t=Infinity", 0],
  ["?t=12abc", 0],
  ["?t=1234567", 0],
  ["?t=%3Cscript%3E", 0],
])("%s starts at second %d", (query, seconds) => {
  expect(startPosition(query)).toBe(seconds);
});
