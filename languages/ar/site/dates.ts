import type { CalendarDate } from "#domain/calendar-date.ts";

const months = ["يناير", "فبراير", "مارس", "أبريل", "مايو", "يونيو", "يوليو", "أغسطس", "سبتمبر", "أكتوبر", "نوفمبر", "ديسمبر"];
const weekdays = ["الأحد", "الاثنين", "الثلاثاء", "الأربعاء", "الخميس", "الجمعة", "السبت"];

export const dates = {
  /** "13 نوفمبر 1915" */
  day: ({ year, month, day }: CalendarDate): string => `${day} ${months[month - 1]} ${year}`,
  /** "13 نوفمبر" */
  dayOfMonth: ({ month, day }: Pick<CalendarDate, "month" | "day">): string => `${day} ${months[month - 1]}`,
  /** "الجمعة 4 ديسمبر", with the year if it is not this one. `weekday`: 0 is Sunday. */
  dayOfWeek: ({ year, month, day }: CalendarDate, weekday: number, isThisYear: boolean): string =>
    `${weekdays[weekday]} ${day} ${months[month - 1]}${isThisYear ? "" : ` ${year}`}`,
};
