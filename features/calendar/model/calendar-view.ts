import { paths, withSearch } from "#domain/addresses.ts";
import { monthAfter, monthOf } from "./month.ts";

export const calendarViews = ["agenda", "month"] as const;
/** `month`: "2026-12", of the month's view. */
export type CalendarView = { view: (typeof calendarViews)[number]; month: string };

const monthPattern = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/** Later months have nothing yet, and the address is the visitor's own. */
const mostMonths = 36;

/** A month before this one or far from it is this one. `today`: "YYYY-MM-DD". */
export function parseCalendarView(parameters: URLSearchParams, today: string): CalendarView {
  const now = monthOf(today);
  const month = parameters.get("month") ?? "";
  const isShown = monthPattern.test(month) && month >= now && month <= monthAfter(now, mostMonths);
  return { view: parameters.get("view") === "month" ? "month" : "agenda", month: isShown ? month : now };
}

export const calendarPath = ({ view, month }: { view: CalendarView["view"]; month?: string }): string =>
  withSearch(paths.calendar, new URLSearchParams({ ...(view === "month" && { view, ...(month !== undefined && { month }) }) }));
