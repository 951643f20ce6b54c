import { type CalendarDate, calendarDate } from "#domain/calendar-date.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** Days since 1970. */
function dayNumber(text: string | null | undefined): number | null {
  return calendarDate(text) && text ? Date.parse(text) / dayMs : null;
}

/** From one day to another, negative if that is earlier; `null` if either is unknown. */
export function daysBetween(from: string | null | undefined, to: string | null | undefined): number | null {
  const [start, end] = [dayNumber(from), dayNumber(to)];
  return start === null || end === null ? null : end - start;
}

type DayWords = { dayOfWeek: (date: CalendarDate, weekday: number, isThisYear: boolean) => string };

/** "Friday, December 4", with the year unless it is the year of `today`. */
export function dayText(words: DayWords, text: string | null | undefined, today: string): string | null {
  const [date, day] = [calendarDate(text), dayNumber(text)];
  if (!date || day === null) return null;
  // 1970 began on a Thursday.
  return words.dayOfWeek(date, (((day + 4) % 7) + 7) % 7, date.year === calendarDate(today)?.year);
}
