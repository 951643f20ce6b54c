import type { CalendarDate } from "#domain/calendar-date.ts";

/** In the genitive, which a day needs. */
const months = ["stycznia", "lutego", "marca", "kwietnia", "maja", "czerwca", "lipca", "sierpnia", "września", "października", "listopada", "grudnia"];
const weekdays = ["niedziela", "poniedziałek", "wtorek", "środa", "czwartek", "piątek", "sobota"];

export const dates = {
  /** "13 listopada 1915" */
  day: ({ year, month, day }: CalendarDate): string => `${day} ${months[month - 1]} ${year}`,
  /** "13 listopada" */
  dayOfMonth: ({ month, day }: Pick<CalendarDate, "month" | "day">): string => `${day} ${months[month - 1]}`,
  /** "piątek, 4 grudnia", with the year if it is not this one. `weekday`: 0 is Sunday. */
  dayOfWeek: ({ year, month, day }: CalendarDate, weekday: number, isThisYear: boolean): string =>
    `${weekdays[weekday]}, ${day} ${months[month - 1]}${isThisYear ? "" : ` ${year}`}`,
};
