import type { CalendarDate } from "#domain/calendar-date.ts";

const months = ["janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre", "octobre", "novembre", "décembre"];
const weekdays = ["dimanche", "lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi"];

/** "13 novembre", "1er novembre" */
const dayOfMonth = ({ month, day }: Pick<CalendarDate, "month" | "day">): string => `${day === 1 ? "1er" : day}\u00a0${months[month - 1]}`;

export const dates = {
  /** "13 novembre 1915" */
  day: (date: CalendarDate): string => `${dayOfMonth(date)} ${date.year}`,
  /** "13 novembre" */
  dayOfMonth,
  /** "vendredi 4 décembre", with the year if it is not this one. `weekday`: 0 is Sunday. */
  dayOfWeek: (date: CalendarDate, weekday: number, isThisYear: boolean): string =>
    `${weekdays[weekday]} ${dayOfMonth(date)}${isThisYear ? "" : ` ${date.year}`}`,
};
