import type { CalendarDate } from "#domain/calendar-date.ts";

const months = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];
const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

export const dates = {
  /** "November 13, 1915" */
  day: ({ year, month, day }: CalendarDate): string => `${months[month - 1]} ${day}, ${year}`,
  /** "November 13" */
  dayOfMonth: ({ month, day }: Pick<CalendarDate, "month" | "day">): string => `${months[month - 1]} ${day}`,
  /** "Friday, December 4", with the year if it is not this one. `weekday`: 0 is Sunday. */
  dayOfWeek: ({ year, month, day }: CalendarDate, weekday: number, isThisYear: boolean): string =>
    `${weekdays[weekday]}, ${months[month - 1]} ${day}${isThisYear ? "" : `, ${year}`}`,
};
