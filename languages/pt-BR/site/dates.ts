import type { CalendarDate } from "#domain/calendar-date.ts";

const months = ["janeiro", "fevereiro", "março", "abril", "maio", "junho", "julho", "agosto", "setembro", "outubro", "novembro", "dezembro"];
const weekdays = ["domingo", "segunda-feira", "terça-feira", "quarta-feira", "quinta-feira", "sexta-feira", "sábado"];

/** The first day of a month is an ordinal: "1º". */
const dayAndMonth = ({ month, day }: Pick<CalendarDate, "month" | "day">): string => `${day === 1 ? "1º" : day} de ${months[month - 1]}`;

export const dates = {
  /** "13 de novembro de 1915" */
  day: (date: CalendarDate): string => `${dayAndMonth(date)} de ${date.year}`,
  /** "13 de novembro" */
  dayOfMonth: dayAndMonth,
  /** "sexta-feira, 4 de dezembro", with the year if it is not this one. `weekday`: 0 is Sunday. */
  dayOfWeek: (date: CalendarDate, weekday: number, isThisYear: boolean): string =>
    `${weekdays[weekday]}, ${dayAndMonth(date)}${isThisYear ? "" : ` de ${date.year}`}`,
};
