import type { Words } from "#languages/words.ts";
import { calendarPage } from "./calendar/calendar-page.ts";
import { subscription } from "./calendar/subscription.ts";

export const words: Words["calendar"] = { calendarPage, subscription };
