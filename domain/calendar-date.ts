import { yearOf } from "./movie.ts";

export type CalendarDate = { year: number; month: number; day: number };

/** Parses `YYYY-MM-DD`; `null` for a day that does not exist and for any other text that a provider sends. */
export function calendarDate(text: string | null | undefined): CalendarDate | null {
  const [, year, month, day] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(text ?? "") ?? []).map(Number);
  if (!year || !month || !day) return null;
  const date = new Date(Date.UTC(2000, 0));
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? { year, month, day } : null;
}

/** The day in UTC, `YYYY-MM-DD`, of a time in milliseconds since 1970. */
export const isoDay = (time: number): string => new Date(time).toISOString().slice(0, "YYYY-MM-DD".length);

/** "November 13, 1915", or the year alone if no more is known, or `null`. Independent of the machine's locale. `words`: of the page's language. */
export function dateText(words: { day: (date: CalendarDate) => string }, text: string | null | undefined): string | null {
  const date = calendarDate(text);
  if (date) return words.day(date);
  return yearOf(text)?.toString() ?? null;
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
