import { expect, test } from "vitest";
import { offeredRegions } from "./offered-codes.ts";
import { dayAfter, dayIn, dayInRegion, earliestDay, timeZoneOf, weekFrom, yearOfAnniversary } from "./region-day.ts";

test("each offered country has a time zone", () => {
  for (const region of offeredRegions) {
    expect(timeZoneOf(region), region).not.toBe("UTC");
    expect(dayInRegion(region, new Date(0))).toMatch(/^19(?:69-12-31|70-01-01)$/);
  }
});

test("one instant is another day in another country", () => {
  const now = new Date("2026-11-27T23:30:00Z");
  expect(["US", "GB", "DE", "JP", "NZ"].map((region) => dayInRegion(region, now))).toEqual([
    "2026-11-27",
    "2026-11-27",
    "2026-11-28",
    "2026-11-28",
    "2026-11-28",
  ]);
  expect(dayIn("UTC", now)).toBe("2026-11-27");
  expect(earliestDay(Date.parse("2026-11-27T03:00:00Z"))).toBe(dayIn("Pacific/Honolulu", new Date("2026-11-27T03:00:00Z")));
});

test("a day after many is counted by the calendar, over months, years and leap days", () => {
  expect([dayAfter("2026-12-31", 1), dayAfter("2028-02-28", 1), dayAfter("2026-03-01", -1)]).toEqual(["2027-01-01", "2028-02-29", "2026-02-28"]);
});

test.each([
  ["2026-11-27", 0, "2026-11-27", "2026-11-29"],
  ["2026-11-27", 1, "2026-11-30", "2026-12-06"],
  ["2026-11-29", 0, "2026-11-29", "2026-11-29"],
  ["2026-11-30", 0, "2026-11-30", "2026-12-06"],
  ["2026-12-27", 1, "2026-12-28", "2027-01-03"],
])("seen on %s, week %i is from %s to %s", (today, index, first, last) => {
  expect(weekFrom(today, index)).toEqual({ first, last });
});

test("an anniversary is of the year in which its day comes next, or came last", () => {
  const years = (date: string, today: string) => [yearOfAnniversary(date, today, false), yearOfAnniversary(date, today, true)];
  expect(years("1926-12-31", "2026-11-27")).toEqual([2026, 2025]);
  expect(years("1926-01-05", "2026-12-30")).toEqual([2027, 2026]);
  expect(years("1926-11-27", "2026-11-27")).toEqual([2026, 2026]);
  expect(years("1926", "2026-11-27")).toEqual([null, null]);
});
