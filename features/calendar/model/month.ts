import { isoDay } from "#domain/calendar-date.ts";

// Months and days as texts, "2026-12" and "2026-12-04": days of a place have no time zone.

const dayMs = 24 * 60 * 60 * 1000;

export const monthOf = (day: string): string => day.slice(0, "YYYY-MM".length);

/** The day on this device. */
export const localDay = (now: Date): string => {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
};

export const monthAfter = (month: string, by: number): string => {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return monthOf(isoDay(Date.UTC(year, number - 1 + by)));
};

/** The month's weeks; `null` for days of other months. `firstWeekday`: 1 is Monday, 7 Sunday. */
export function weeksOf(month: string, firstWeekday: number): (string | null)[][] {
  const first = Date.parse(`${month}-01`);
  // 0 is Sunday.
  const before = (new Date(first).getUTCDay() - firstWeekday + 7) % 7;
  const weeks: (string | null)[][] = [];
  for (let time = first - before * dayMs; monthOf(isoDay(time)) <= month; time += 7 * dayMs) {
    const week = Array.from({ length: 7 }, (_, index) => isoDay(time + index * dayMs));
    weeks.push(week.map((day) => (monthOf(day) === month ? day : null)));
  }
  return weeks;
}
