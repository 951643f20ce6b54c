import type { CalendarDate } from "#domain/calendar-date.ts";

const months = ["января", "февраля", "марта", "апреля", "мая", "июня", "июля", "августа", "сентября", "октября", "ноября", "декабря"];
const weekdays = ["воскресенье", "понедельник", "вторник", "среда", "четверг", "пятница", "суббота"];

export const dates = {
  /** "13 ноября 1915". Without "г.", whose point would look like the end of a sentence. */
  day: ({ year, month, day }: CalendarDate): string => `${day}\u00a0${months[month - 1]} ${year}`,
  /** "13 ноября" */
  dayOfMonth: ({ month, day }: Pick<CalendarDate, "month" | "day">): string => `${day}\u00a0${months[month - 1]}`,
  /** "пятница, 4 декабря", with the year if it is not this one. `weekday`: 0 is Sunday. It stands in the middle of a line. */
  dayOfWeek: ({ year, month, day }: CalendarDate, weekday: number, isThisYear: boolean): string =>
    `${weekdays[weekday]}, ${day}\u00a0${months[month - 1]}${isThisYear ? "" : ` ${year}`}`,
};
