import type { CalendarDate } from "#domain/calendar-date.ts";

const months = ["Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober", "November", "Dezember"];
const weekdays = ["Sonntag", "Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag"];

export const dates = {
  /** "13. November 1915" */
  day: ({ year, month, day }: CalendarDate): string => `${day}. ${months[month - 1]} ${year}`,
  /** "13. November" */
  dayOfMonth: ({ month, day }: Pick<CalendarDate, "month" | "day">): string => `${day}. ${months[month - 1]}`,
  /** "Freitag, 4. Dezember", with the year if it is not this one. `weekday`: 0 is Sunday. */
  dayOfWeek: ({ year, month, day }: CalendarDate, weekday: number, isThisYear: boolean): string =>
    `${weekdays[weekday]}, ${day}. ${months[month - 1]}${isThisYear ? "" : ` ${year}`}`,
};
