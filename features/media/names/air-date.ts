import { monthNamed } from "#features/import/model/month-names.ts";

const year = "(?<y>18[789]\\d|19\\d\\d|20\\d\\d)";
const month = "(?<name>\\p{L}{3,12})";
const dayNumber = "(?<d>\\d{1,2})(?:st|nd|rd|th)?";
const gap = "[\\s._,-]+";

/** Numbers, the most explicit order first. Of "15.03.2024" both orders are tried. */
const yearFirst = new RegExp(`(?<!\\d)${year}(?<s>[-._ ]?)(?<m>0[1-9]|1[0-2])\\k<s>(?<d>0[1-9]|[12]\\d|3[01])(?!\\d)`, "u");
const yearLast = new RegExp(`(?<!\\d)(?<d>\\d{1,2})(?<s>[-._ ])(?<m>\\d{1,2})\\k<s>${year}(?!\\d)`, "u");
const yearThenDay = new RegExp(`(?<!\\d)${year}(?<s>[-._ ])(?<d>1[3-9]|2\\d|3[01])\\k<s>(?<m>0[1-9]|1[0-2])(?!\\d)`, "u");
/** "5th Mar 2025", "22. Oktober 2016", "5 de marzo de 2025", "March 5, 2025", "2025 March 5". */
const spelled: readonly RegExp[] = [
  new RegExp(`(?<!\\d)${dayNumber}${gap}(?:(?:of|de)${gap})?${month}${gap}(?:de${gap})?${year}(?!\\d)`, "iu"),
  new RegExp(`(?<!\\p{L})${month}${gap}${dayNumber}${gap}${year}(?!\\d)`, "iu"),
  new RegExp(`(?<!\\d)${year}${gap}${month}${gap}${dayNumber}(?!\\d)`, "iu"),
];
/** "140722" as talk shows are released. */
const sixDigits = /(?<=[\s._-])(?<y>\d\d)(?<m>0[1-9]|1[0-2])(?<d>0[1-9]|[12]\d|3[01])(?=[\s._-])/u;

/** `dates`: as the film database writes them, more than one if the order is unclear. `title` and `rest`: before and behind it. */
export type AirDate = { dates: string[]; title: string; rest: string };

const isoDate = (y: string, m: number, d: number): string[] => {
  const text = `${y}-${String(m).padStart(2, "0")}-${String(d).padStart(2, "0")}`;
  return m >= 1 && m <= 12 && new Date(`${text}T00:00:00Z`).getUTCDate() === d ? [text] : [];
};

function datesIn(pattern: RegExp, { y = "", m = "", d = "", name }: Record<string, string | undefined>): string[] {
  const fullYear = y.length === 2 ? `20${y}` : y;
  if (name) return isoDate(fullYear, monthNamed(name) ?? 0, Number(d));
  const swapped = pattern === yearLast ? isoDate(fullYear, Number(d), Number(m)) : [];
  return [...new Set([...isoDate(fullYear, Number(m), Number(d)), ...swapped])];
}

/** The day in a name of a daily show. */
export function airDateIn(name: string): AirDate | null {
  for (const pattern of [yearFirst, yearLast, yearThenDay, ...spelled, sixDigits]) {
    const found = pattern.exec(name);
    const dates = found?.groups ? datesIn(pattern, found.groups) : [];
    if (found && dates.length > 0) return { dates, title: name.slice(0, found.index), rest: name.slice(found.index + found[0].length) };
  }
  return null;
}
