import type { CalendarDate } from "#domain/calendar-date.ts";

const months = ["enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre", "octubre", "noviembre", "diciembre"];
const weekdays = ["domingo", "lunes", "martes", "miércoles", "jueves", "viernes", "sábado"];

export const dates = {
  /** "13 de noviembre de 1915" */
  day: ({ year, month, day }: CalendarDate): string => `${day} de ${months[month - 1]} de ${year}`,
  /** "13 de noviembre" */
  dayOfMonth: ({ month, day }: Pick<CalendarDate, "month" | "day">): string => `${day} de ${months[month - 1]}`,
  /** "viernes, 4 de diciembre", with the year if it is not this one. `weekday`: 0 is Sunday. */
  dayOfWeek: ({ year, month, day }: CalendarDate, weekday: number, isThisYear: boolean): string =>
    `${weekdays[weekday]}, ${day} de ${months[month - 1]}${isThisYear ? "" : ` de ${year}`}`,
};
