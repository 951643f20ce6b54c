import { expect, test } from "vitest";
import { dates } from "#languages/en/site/dates.ts";
import { daysBetween, dayText } from "./weekday.ts";

test("days are counted over months and leap days, in either direction", () => {
  expect(daysBetween("2026-11-22", "2026-12-04")).toBe(12);
  expect(daysBetween("2028-02-28", "2028-03-01")).toBe(2);
  expect(daysBetween("2026-11-22", "1915-11-13")).toBeLessThan(-40_000);
  expect(daysBetween("2026-11-22", "2026")).toBeNull();
});

test("a day has its weekday, and its year where that is another", () => {
  expect(dayText(dates, "2026-12-04", "2026-11-22")).toBe("Friday, December 4");
  expect(dayText(dates, "2027-01-01", "2026-11-22")).toBe("Friday, January 1, 2027");
  expect(dayText(dates, "1915-11-13", "2026-11-22")).toBe("Saturday, November 13, 1915");
  expect(dayText(dates, "2026-13-01", "2026-11-22")).toBeNull();
});
