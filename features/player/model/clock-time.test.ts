import { expect, it } from "vitest";
import { clockTime, spokenTime } from "./clock-time.ts";

it.each([
  [0, "0:00"],
  [7.9, "0:07"],
  [60, "1:00"],
  [754, "12:34"],
  [3599.99, "59:59"],
  [3723, "1:02:03"],
  [36_000, "10:00:00"],
  [Number.NaN, "0:00"],
  [Number.POSITIVE_INFINITY, "0:00"],
  [-3, "0:00"],
])("shows %d seconds as %s", (seconds, shown) => {
  expect(clockTime(seconds)).toBe(shown);
});

it.each([
  [0, "0 seconds"],
  [1, "1 second"],
  [60, "1 minute"],
  [3723, "1 hour 2 minutes 3 seconds"],
  [7200, "2 hours"],
])("speaks %d seconds as %s", (seconds, words) => {
  expect(spokenTime(seconds)).toBe(words);
});
