import { expect, test } from "vitest";
import { retryAfterMs } from "./retry-after.ts";

const now = Date.UTC(2026, 10, 20, 12, 0, 0);

test.each([
  ["7", 7000],
  [" 0 ", 0],
  ["Fri, 20 Nov 2026 12:00:30 GMT", 30_000],
  ["Fri, 20 Nov 2026 11:00:00 GMT", 0],
  [null, null],
  ["", null],
  ["-5", null],
  ["1.5", null],
  ["soon", null],
  ["99999999999999999999", null],
  ["Fri, 99 Nov 2026", null],
])("%j is %j", (header, expected) => {
  expect(retryAfterMs(header, now)).toBe(expected);
});
