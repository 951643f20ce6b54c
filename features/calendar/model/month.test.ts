import { expect, test } from "vitest";
import { localDay, monthAfter, weeksOf } from "./month.ts";

test("a month's weeks begin on the week's first day and hold no day of another month", () => {
  const december = weeksOf("2026-12", 1);
  expect(december[0]).toEqual([null, "2026-12-01", "2026-12-02", "2026-12-03", "2026-12-04", "2026-12-05", "2026-12-06"]);
  expect(december.at(-1)).toEqual(["2026-12-28", "2026-12-29", "2026-12-30", "2026-12-31", null, null, null]);
  expect(weeksOf("2026-12", 7)[0]).toEqual([null, null, "2026-12-01", "2026-12-02", "2026-12-03", "2026-12-04", "2026-12-05"]);
  expect(weeksOf("2027-02", 1)).toHaveLength(4);
  expect(weeksOf("2024-02", 6).flat().filter(Boolean)).toHaveLength(29);
});

test("months follow each other over the year's end", () => {
  expect([monthAfter("2026-12", 1), monthAfter("2027-01", -1), monthAfter("2026-11", 14)]).toEqual(["2027-01", "2026-12", "2028-01"]);
});

test("the day is the device's own", () => {
  expect(localDay(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
});
