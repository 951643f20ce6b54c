import { expect, test } from "vitest";
import { dates } from "#languages/en/site/dates.ts";
import { calendarDate, dateText, yearsBetween } from "./calendar-date.ts";

test.each([
  ["1915-11-13", "November 13, 1915"],
  ["2000-02-29", "February 29, 2000"],
  ["1895", "1895"],
  ["1895-00-00", "1895"],
  ["1915-02-30", "1915"],
])("%s reads %s", (date, text) => {
  expect(dateText(dates, date)).toBe(text);
});

test.each([null, undefined, "", "0000-01-01", "soon", "13.11.1915"])("%s is no date", (date) => {
  expect(dateText(dates, date)).toBeNull();
  expect(calendarDate(date)).toBeNull();
});

test("a year is complete on its anniversary", () => {
  expect(yearsBetween("1895-10-04", "1966-10-03")).toBe(70);
  expect(yearsBetween("1895-10-04", "1966-10-04")).toBe(71);
  expect(yearsBetween("1895-10-04", "1966-02-28")).toBe(70);
});

test("a wrong order or an unknown day gives null", () => {
  expect(yearsBetween("1966-02-01", "1895-10-04")).toBeNull();
  expect(yearsBetween("1895", "1966-02-01")).toBeNull();
  expect(yearsBetween("1895-10-04", null)).toBeNull();
});
