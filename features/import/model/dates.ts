import { monthNamed } from "./month-names.ts";

const dayMs = 86_400_000;

/** No later than now, but for what another time zone explains, and not before 1970. */
const pastTime = (time: number, now: number): number | null => (time >= 0 && time <= now + dayMs ? Math.min(time, now) : null);

const yearFirst = /^(\d{4})-(\d\d)-(\d\d)/;

/** `Date.parse` reads 30 February as 1 March. */
function isDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** Of a date with its year first, as JSON has them; `null` for any other text. */
export function timeIn(text: unknown, now: number): number | null {
  const numbers = typeof text === "string" ? yearFirst.exec(text) : null;
  if (!numbers || !isDay(Number(numbers[1]), Number(numbers[2]), Number(numbers[3]))) return null;
  return pastTime(Date.parse(numbers.input.replace(" ", "T")), now);
}

type Order = "dayFirst" | "monthFirst" | "yearFirst";
const allOrders: readonly Order[] = ["dayFirst", "monthFirst", "yearFirst"];

/** Three numbers of a date, the orders in which they may be meant, and its time of day in milliseconds. */
type Numbers = { values: [number, number, number]; orders: readonly Order[]; timeOfDay: number };

const pattern =
  /^(?<first>\d{1,4})(?<mark>[./-]\s?)(?<second>\d{1,2})[./-]\s?(?<third>\d{1,4})\.?(?:\D{1,5}(?:(?<hours>\d\d):(?<minutes>\d\d)(?::(?<seconds>\d\d))?.*)?)?$/u;

/** Without direction marks, with Latin digits: "٢٩‏/٤‏/٢٠١٥", "2015年4月29日". */
const plain = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, "")
    .replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15))
    .replace(/(?<=\d)\s*[年月]\s*(?=\d)/g, "-")
    .replace(/(?<=\d)日/, "")
    .trim();

/** Points are never in the American order. "23. 5. 1." is Korean, "1. 5. 23" Slovene. */
function ordersOf(first: string, mark: string, third: string): readonly Order[] {
  if (first.length > 2) return ["yearFirst"];
  if (mark === "." || (mark.startsWith(".") && third.length > 2)) return ["dayFirst"];
  return mark.startsWith(".") ? ["dayFirst", "yearFirst"] : ["dayFirst", "monthFirst"];
}

function numbersIn(text: string): Numbers | null {
  const groups = pattern.exec(plain(text))?.groups;
  if (!groups) return null;
  const { first = "", mark = "", second, third = "", hours = 0, minutes = 0, seconds = 0 } = groups;
  const timeOfDay = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
  return { values: [Number(first), Number(second), Number(third)], orders: ordersOf(first, mark, third), timeOfDay };
}

/** `null` if there is no such day. */
function timeOf(shortYear: number, month: number, day: number, now: number): number | null {
  const year = shortYear < 100 ? 2000 + shortYear : shortYear;
  return isDay(year, month, day) ? pastTime(Date.UTC(year, month - 1, day), now) : null;
}

function timeInOrder({ values: [first, second, third], timeOfDay }: Numbers, order: Order, now: number): number | null {
  const [year, month, day] = order === "yearFirst" ? [first, second, third] : order === "dayFirst" ? [third, second, first] : [third, first, second];
  const time = timeOf(year, month, day, now);
  return time === null ? null : Math.min(time + timeOfDay, now);
}

const possibleOrders = (numbers: Numbers, now: number): Order[] => numbers.orders.filter((order) => timeInOrder(numbers, order, now) !== null);

/** "Apr 29, 2015", "29. April 2015", "29-Apr-15", "Sun Mar  3 00:00:00 2013". A weekday may be called like a month: the last name counts. */
function namedDate(text: string, now: number): number | null {
  const month = (text.match(/\p{L}+/gu) ?? []).map(monthNamed).findLast((one) => one !== null);
  const numbers = text.match(/\d+/g) ?? [];
  const year = numbers.find((number) => number.length === 4) ?? numbers[1];
  const day = numbers.find((number) => number.length <= 2);
  return month && year && day ? timeOf(Number(year), month, Number(day), now) : null;
}

/** Reads the dates of one file. `null`: no date, or one that may be two days. */
export type DateReader = (text: string) => number | null;

/** `texts`: of the whole file. Where a day exceeds 12, they show in which order all of them are. */
export function dateReader(texts: Iterable<string>, now: number): DateReader {
  let fileOrders = allOrders;
  for (const text of texts) {
    // Thousands of dates are in the one order that means one day.
    const numbers = yearFirst.test(text) ? null : numbersIn(text);
    if (!numbers || numbers.orders.length === 1) continue;
    const possible = possibleOrders(numbers, now);
    if (possible.length > 0) fileOrders = fileOrders.filter((order) => possible.includes(order));
  }
  return (text) => {
    const iso = timeIn(text, now);
    if (iso !== null || text.trim() === "") return iso;
    const numbers = numbersIn(text);
    if (!numbers) return namedDate(text, now);
    const possible = possibleOrders(numbers, now);
    const known = fileOrders.length > 0 ? possible.filter((order) => numbers.orders.length === 1 || fileOrders.includes(order)) : possible;
    const times = new Set(known.map((order) => timeInOrder(numbers, order, now)));
    const [only = null] = times;
    return times.size === 1 ? only : null;
  };
}
