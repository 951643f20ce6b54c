import { calendarPage } from "./calendar/calendar-page.ts";
import { subscription } from "./calendar/subscription.ts";

export const words = { calendarPage, subscription };
