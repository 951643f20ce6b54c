import { calendarDate } from "./calendar-date.ts";

/** Of each offered country; of several zones the one in which most people live. */
const timeZones: Readonly<Record<string, string>> = {
  AE: "Asia/Dubai",
  AR: "America/Argentina/Buenos_Aires",
  AT: "Europe/Vienna",
  AU: "Australia/Sydney",
  BE: "Europe/Brussels",
  BG: "Europe/Sofia",
  BR: "America/Sao_Paulo",
  CA: "America/Toronto",
  CH: "Europe/Zurich",
  CL: "America/Santiago",
  CO: "America/Bogota",
  CZ: "Europe/Prague",
  DE: "Europe/Berlin",
  DK: "Europe/Copenhagen",
  EE: "Europe/Tallinn",
  EG: "Africa/Cairo",
  ES: "Europe/Madrid",
  FI: "Europe/Helsinki",
  FR: "Europe/Paris",
  GB: "Europe/London",
  GR: "Europe/Athens",
  HK: "Asia/Hong_Kong",
  HU: "Europe/Budapest",
  ID: "Asia/Jakarta",
  IE: "Europe/Dublin",
  IL: "Asia/Jerusalem",
  IN: "Asia/Kolkata",
  IS: "Atlantic/Reykjavik",
  IT: "Europe/Rome",
  JP: "Asia/Tokyo",
  KR: "Asia/Seoul",
  LT: "Europe/Vilnius",
  LV: "Europe/Riga",
  MX: "America/Mexico_City",
  MY: "Asia/Kuala_Lumpur",
  NL: "Europe/Amsterdam",
  NO: "Europe/Oslo",
  NZ: "Pacific/Auckland",
  PE: "America/Lima",
  PH: "Asia/Manila",
  PL: "Europe/Warsaw",
  PT: "Europe/Lisbon",
  RO: "Europe/Bucharest",
  RS: "Europe/Belgrade",
  RU: "Europe/Moscow",
  SA: "Asia/Riyadh",
  SE: "Europe/Stockholm",
  SG: "Asia/Singapore",
  SI: "Europe/Ljubljana",
  SK: "Europe/Bratislava",
  TH: "Asia/Bangkok",
  TR: "Europe/Istanbul",
  TW: "Asia/Taipei",
  UA: "Europe/Kyiv",
  US: "America/New_York",
  ZA: "Africa/Johannesburg",
};

export const timeZoneOf = (region: string): string => timeZones[region] ?? "UTC";

// Made on first use: one takes a browser some milliseconds.
const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(timeZone: string): Intl.DateTimeFormat {
  // Swedish writes `YYYY-MM-DD`.
  const made = formats.get(timeZone) ?? new Intl.DateTimeFormat("sv-SE", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" });
  formats.set(timeZone, made);
  return made;
}

/** The day that it is in a time zone, as `YYYY-MM-DD`. Throws for an unknown zone. */
export const dayIn = (timeZone: string, now: Date): string => formatIn(timeZone).format(now);

export const dayInRegion = (region: string, now: Date): string => dayIn(timeZoneOf(region), now);

/** Yesterday in UTC: west of Greenwich it is still that day. `now`: milliseconds since 1970. */
export const earliestDay = (now: number): string => dayAfter(dayIn("UTC", new Date(now)), -1);

/** `YYYY-MM-DD`, both inclusive. */
export type Days = { first: string; last: string };

/** The day that is `count` days later. */
export function dayAfter(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, day.length);
}

const daysToSunday = (day: string): number => (7 - new Date(`${day}T00:00:00Z`).getUTCDay()) % 7;

/** A week from Monday to Sunday: 0 is what is left of today's week, today included. */
export function weekFrom(today: string, index: number): Days {
  const sunday = dayAfter(today, daysToSunday(today) + 7 * index);
  return { first: index === 0 ? today : dayAfter(sunday, -6), last: sunday };
}

/** In which year the calendar day of a date comes next, from `today` on, or with `isPast` came last. */
export function yearOfAnniversary(date: string, today: string, isPast: boolean): number | null {
  if (!calendarDate(date) || !calendarDate(today)) return null;
  const year = Number(today.slice(0, 4));
  const [month, other] = [date.slice(4), today.slice(4)];
  if (month === other) return year;
  if (isPast) return month < other ? year : year - 1;
  return month > other ? year : year + 1;
}
