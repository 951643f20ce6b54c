import { calendarDate } from "./calendar-date.ts";
import { type Language, languages } from "./languages.ts";

/** "Dec 4", for cards; `null` for a day that is not known. */
export function shortDate(text: string, language: Language): string | null {
  if (!calendarDate(text)) return null;
  const format = new Intl.DateTimeFormat(languages[language].provider, {
    month: "short",
    day: "numeric",
    timeZone: "UTC",
    calendar: "gregory",
    numberingSystem: "latn",
  });
  return format.format(Date.parse(text));
}
