import type { CalendarDate } from "#domain/calendar-date.ts";

const weekdays = ["日", "月", "火", "水", "木", "金", "土"];

export const dates = {
  /** "1915年11月13日" */
  day: ({ year, month, day }: CalendarDate): string => `${year}年${month}月${day}日`,
  /** "11月13日" */
  dayOfMonth: ({ month, day }: Pick<CalendarDate, "month" | "day">): string => `${month}月${day}日`,
  /** "12月4日（金）", with the year if it is not this one. `weekday`: 0 is Sunday. */
  dayOfWeek: ({ year, month, day }: CalendarDate, weekday: number, isThisYear: boolean): string =>
    `${isThisYear ? "" : `${year}年`}${month}月${day}日（${weekdays[weekday]}）`,
};
