import { yearOf } from "./movie.ts";

export type CalendarDate = { year: number; month: number; day: number };

const monthNames = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];

/** Parses `YYYY-MM-DD`; `null` for a day that does not exist and for any other text that a provider sends. */
export function calendarDate(text: string | null | undefined): CalendarDate | null {
  const [, year, month, day] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(text ?? "") ?? []).map(Number);
  if (!year || !month || !day) return null;
  const date = new Date(Date.UTC(2000, 0));
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? { year, month, day } : null;
}

/** "November 13, 1915", or the year alone if no more is known, or `null`. Independent of the machine's locale. */
export function dateText(text: string | null | undefined): string | null {
  const date = calendarDate(text);
  if (date) return `${monthNames[date.month - 1]} ${date.day}, ${date.year}`;
  return yearOf(text)?.toString() ?? null;
}

const dayMs = 24 * 60 * 60 * 1000;
const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** Days since 1970. */
function dayNumber(text: string | null | undefined): number | null {
  return calendarDate(text) && text ? Date.parse(text) / dayMs : null;
}

/** From one day to another, negative if that is earlier; `null` if either is unknown. */
export function daysBetween(from: string | null | undefined, to: string | null | undefined): number | null {
  const [start, end] = [dayNumber(from), dayNumber(to)];
  return start === null || end === null ? null : end - start;
}

/** "Friday, December 4", with the year unless it is the year of `today`. */
export function dayText(text: string | null | undefined, today: string): string | null {
  const [date, day] = [calendarDate(text), dayNumber(text)];
  if (!date || day === null) return null;
  const year = date.year === calendarDate(today)?.year ? "" : `, ${date.year}`;
  // 1970 began on a Thursday.
  return `${weekdays[(((day + 4) % 7) + 7) % 7]}, ${monthNames[date.month - 1]} ${date.day}${year}`;
}

/** Whole years from one day to another; `null` if either is unknown or the order is wrong. */
export function yearsBetween(from: string | null | undefined, to: string | null | undefined): number | null {
  const start = calendarDate(from);
  const end = calendarDate(to);
  if (!start || !end) return null;
  const beforeAnniversary = end.month < start.month || (end.month === start.month && end.day < start.day);
  const years = end.year - start.year - (beforeAnniversary ? 1 : 0);
  return years < 0 ? null : years;
}
