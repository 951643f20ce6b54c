import { capitalized } from "#domain/language.ts";
import { type Language, languages } from "#domain/languages.ts";
import { dayFormat } from "#domain/short-date.ts";

/** With the country that the provider's code of the language names: its week begins the calendar's. */
const localeOf = (language: Language): string => languages[language].provider;

/** "December 2026" */
export const monthName = (month: string, language: Language): string =>
  capitalized(dayFormat(language, { month: "long", year: "numeric" }).format(Date.parse(`${month}-01`)), language);

type WeekLocale = Intl.Locale & { getWeekInfo?: () => { firstDay: number }; weekInfo?: { firstDay: number } };

/** Where the browser does not know it (Firefox), of our languages' countries. */
const sundayCountries: readonly (string | undefined)[] = ["US", "BR", "JP", "SA"];

/** 1 is Monday, 7 Sunday. */
export function firstWeekday(language: Language): number {
  const locale: WeekLocale = new Intl.Locale(localeOf(language));
  const info = locale.getWeekInfo?.() ?? locale.weekInfo;
  return info?.firstDay ?? (sundayCountries.includes(locale.region) ? 7 : 1);
}

/** The names of the week's days in the order of the week. */
export function weekdayNames(language: Language, width: "long" | "short" | "narrow"): string[] {
  const names = dayFormat(language, { weekday: width });
  // 2024 began on a Monday.
  return Array.from({ length: 7 }, (_, index) => names.format(Date.UTC(2024, 0, firstWeekday(language) + index)));
}
