import type { CalendarDate } from "#domain/calendar-date.ts";

const months = ["gennaio", "febbraio", "marzo", "aprile", "maggio", "giugno", "luglio", "agosto", "settembre", "ottobre", "novembre", "dicembre"];
const weekdays = ["domenica", "lunedì", "martedì", "mercoledì", "giovedì", "venerdì", "sabato"];

/** "1º novembre", "13 novembre": the first day of a month has its ordinal. */
const dayAndMonth = ({ month, day }: Pick<CalendarDate, "month" | "day">): string => `${day === 1 ? "1º" : day} ${months[month - 1]}`;

export const dates = {
  /** "13 novembre 1915" */
  day: (date: CalendarDate): string => `${dayAndMonth(date)} ${date.year}`,
  /** "13 novembre" */
  dayOfMonth: dayAndMonth,
  /** "venerdì 4 dicembre", with the year if it is not this one. `weekday`: 0 is Sunday. */
  dayOfWeek: (date: CalendarDate, weekday: number, isThisYear: boolean): string =>
    `${weekdays[weekday]} ${dayAndMonth(date)}${isThisYear ? "" : ` ${date.year}`}`,
};
