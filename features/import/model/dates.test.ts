import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dateReader, timeIn } from "./dates.ts";

const now = Date.UTC(2026, 10, 23);
const dayOf = (time: number | null): string | null => (time === null ? null : new Date(time).toISOString().slice(0, 10));
/** The days of a file's dates. */
const days = (...texts: string[]) => texts.map((text) => dayOf(dateReader(texts, now)(text)));

test.each([
  ["2015-04-29", "2015-04-29"],
  ["2015/4/29", "2015-04-29"],
  ["2015. 04. 29.", "2015-04-29"],
  ["2015年4月29日", "2015-04-29"],
  ["29.4.2015", "2015-04-29"],
  ["3.4.2015", "2015-04-03"],
  ["03.04.15", "2015-04-03"],
  ["3. 4. 2015", "2015-04-03"],
  ["29. 04. 2015.", "2015-04-29"],
  ["29.04.15 г.", "2015-04-29"],
  ["\u200F٢٩\u200F/٤\u200F/٢٠١٥", "2015-04-29"],
  ["Apr 29, 2015", "2015-04-29"],
  ["April 3, 2015", "2015-04-03"],
  ["29-Apr-15", "2015-04-29"],
  ["Sun Mar  3 00:00:00 2013", "2013-03-03"],
  ["29 avr. 2015", "2015-04-29"],
  ["29. März 2015", "2015-03-29"],
  ["29 de abril de 2015", "2015-04-29"],
  ["29 kwietnia 2015", "2015-04-29"],
  ["mar., 3 de mar. de 2015", "2015-03-03"],
  ["29/4/2015", "2015-04-29"],
  ["4/29/15", "2015-04-29"],
  ["5/5/2015", "2015-05-05"],
  ["18-12-2023 21:50:41", "2023-12-18"],
])("%s", (text, day) => {
  expect(days(text)).toEqual([day]);
});

describe("the order of days and months", () => {
  test("shows in the file where one day exceeds 12", () => {
    expect(days("3/4/2015", "29/4/2015")).toEqual(["2015-04-03", "2015-04-29"]);
    expect(days("3/4/15", "4/29/15")).toEqual(["2015-03-04", "2015-04-29"]);
    expect(days("23. 5. 1.", "23. 5. 31.")).toEqual(["2023-05-01", "2023-05-31"]);
    expect(days("1. 5. 23", "28. 5. 23")).toEqual(["2023-05-01", "2023-05-28"]);
  });

  test("no date is guessed without it, nor where the file contradicts itself", () => {
    expect(days("3/4/2015", "1/2/2015")).toEqual([null, null]);
    expect(days("3/4/2015", "29/4/2015", "4/30/2015")).toEqual([null, "2015-04-29", "2015-04-30"]);
  });

  test("a day that has not come yet decides as well", () => {
    expect(days("11/12/2026")).toEqual(["2026-11-12"]);
  });
});

test.each([
  "",
  "x",
  "31/2/2015",
  "2020-02-30",
  "2015-02-29T20:00:00Z",
  "2015-13-01",
  "2999-01-01",
  "1.1.1969",
  "13/13/2015",
  "29 2015",
  "Smarch 3, 2015",
  "NaN",
])("%j is no date", (text) => {
  expect(days(text)).toEqual([null]);
});

test("the time of day counts: episodes of one evening have an order", () => {
  expect(dateReader([], now)("2023-01-05 20:11:45")).toBe(Date.UTC(2023, 0, 5, 20, 11, 45));
  expect(dateReader([], now)("18-12-2023 21:50:41")).toBe(Date.UTC(2023, 11, 18, 21, 50, 41));
});

test("the first hours of a day in another time zone are now", () => {
  expect([timeIn("2026-11-23T12:00:00Z", now), timeIn("2026-11-25", now), timeIn(5, now)]).toEqual([now, null, null]);
});

test("no text makes it throw", () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: fc.constantFrom("1", "2", "9", "/", ".", "-", " ", ":", "a", "M"), maxLength: 14 })),
      (texts) => void days(...texts),
    ),
  );
});
