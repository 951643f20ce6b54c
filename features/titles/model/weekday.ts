import { calendarDate, monthNames } from "#domain/calendar-date.ts";

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
