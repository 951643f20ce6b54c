import { type Language, languages } from "#domain/languages.ts";

/** With the country that the provider's code of the language names: its week begins the calendar's. */
const localeOf = (language: Language): string => languages[language].provider;

const format = (language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone: "UTC", calendar: "gregory", numberingSystem: "latn" });

const capitalized = (text: string, language: Language): string => text.slice(0, 1).toLocaleUpperCase(localeOf(language)) + text.slice(1);

/** "December 2026" */
export const monthName = (month: string, language: Language): string =>
  capitalized(format(language, { month: "long", year: "numeric" }).format(Date.parse(`${month}-01`)), language);

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
  const names = format(language, { weekday: width });
  // 2024 began on a Monday.
  return Array.from({ length: 7 }, (_, index) => names.format(Date.UTC(2024, 0, firstWeekday(language) + index)));
}
