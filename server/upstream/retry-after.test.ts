import { expect, test } from "vitest";
import { retryAfterMs } from "./retry-after.ts";

const now = Date.UTC(2026, 10, 20, 12, 0, 0);
const dayMs = 86_400_000;

test.each([
  ["7", 7000],
  ["420", 420_000],
  [" 0 ", 0],
  ["86401", dayMs],
  ["9".repeat(400), dayMs],
  ["Fri, 20 Nov 2026 12:00:30 GMT", 30_000],
  ["Fri, 20 Nov 2026 11:00:00 GMT", 0],
  ["Fri, 27 Nov 2026 12:00:00 GMT", dayMs],
  [null, null],
  ["", null],
  ["-5", null],
  ["1.5", null],
  ["soon", null],
  ["Fri, 99 Nov 2026", null],
])("Retry-After %j is %j", (value, expected) => {
  expect(retryAfterMs(new Headers(value === null ? {} : { "retry-after": value }), now)).toBe(expected);
});

test.each([
  ["Thu, 20 Nov 2025 12:00:00 GMT", "Thu, 20 Nov 2025 12:07:00 GMT"],
  ["Sat, 20 Nov 2027 12:00:00 GMT", "Sat, 20 Nov 2027 12:07:00 GMT"],
])("a date is measured from the response's own: %s", (date, until) => {
  expect(retryAfterMs(new Headers({ date, "retry-after": until }), now)).toBe(420_000);
});

test("a response with a wrong date of its own is measured from now", () => {
  expect(retryAfterMs(new Headers({ date: "soon", "retry-after": "Fri, 20 Nov 2026 12:07:00 GMT" }), now)).toBe(420_000);
});
