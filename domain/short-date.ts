import { calendarDate } from "./calendar-date.ts";
import { type Language, languages } from "./languages.ts";

/** Writes days of no time zone, `Date.parse("2026-12-04")`, in the Gregorian calendar and with Latin digits, as all of the site's texts. */
export const dayFormat = (language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(languages[language].provider, { ...options, timeZone: "UTC", calendar: "gregory", numberingSystem: "latn" });

/** "Dec 4", for cards; `null` for a day that is not known. */
export const shortDate = (text: string, language: Language): string | null =>
  calendarDate(text) ? dayFormat(language, { month: "short", day: "numeric" }).format(Date.parse(text)) : null;
