import { expect, test } from "vitest";
import { retryAfterMs } from "./retry-after.ts";

const now = Date.parse("2026-11-27T12:00:00Z");

test.each([
  [429, "420", 420_000],
  [429, "Fri, 27 Nov 2026 12:00:30 GMT", 30_000],
  [429, "Fri, 27 Nov 2026 11:00:00 GMT", 0],
  [429, null, 60_000],
  [429, "soon", 60_000],
  [503, "5", 5000],
  [503, null, null],
  [404, "5", null],
])("%i with %j waits %j ms", (status, header, expected) => {
  expect(retryAfterMs(status, header, now)).toBe(expected);
});
