import { expect, it } from "vitest";
import { clockTime, partsOfTime } from "./clock-time.ts";

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
  [0, { hours: 0, minutes: 0, seconds: 0 }],
  [3723.9, { hours: 1, minutes: 2, seconds: 3 }],
  [Number.NaN, { hours: 0, minutes: 0, seconds: 0 }],
])("splits %d seconds", (seconds, parts) => {
  expect(partsOfTime(seconds)).toEqual(parts);
});
