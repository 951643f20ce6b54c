import fc from "fast-check";
import { expect, test } from "vitest";
import { columnName, csvRow, parseCsv } from "./csv.ts";
import { importLimits } from "./import-limits.ts";

test.each([
  [
    "a,b\n1,2\n",
    [
      ["a", "b"],
      ["1", "2"],
    ],
  ],
  [
    "\uFEFFa,b\r\n1,2",
    [
      ["a", "b"],
      ["1", "2"],
    ],
  ],
  [
    "a,b\r1,2\r\r3,4",
    [
      ["a", "b"],
      ["1", "2"],
      ["3", "4"],
    ],
  ],
  ['"a, ""b""","c\r\nd"\n', [['a, "b"', "c\r\nd"]]],
  ['Duel, 12" version,x', [["Duel", ' 12" version', "x"]]],
  ['"a" b,c', [["a b", "c"]]],
  ['"never closed,\n1', [["never closed,\n1"]]],
  [
    "a;b;c\n1,5;2;3",
    [
      ["a", "b", "c"],
      ["1,5", "2", "3"],
    ],
  ],
  [
    "a\tb\n1\t2",
    [
      ["a", "b"],
      ["1", "2"],
    ],
  ],
  [
    "a,\n,b\n,\n\n",
    [
      ["a", ""],
      ["", "b"],
    ],
  ],
  [
    "\n\r\n;;\na;b\n1,5;2",
    [
      ["a", "b"],
      ["1,5", "2"],
    ],
  ],
  ["", []],
])("%j", (text, rows) => {
  expect(parseCsv(text)).toEqual({ rows, beyond: 0 });
});

test("what is written in quotes is read as it was, whatever it contains", () => {
  const field = fc.string({ unit: fc.constantFrom("a", '"', ",", ";", "\n", "\r", "\t", "ä", "😀"), maxLength: 12 });
  // A first field without delimiters, so that the first line has most commas.
  const row = fc.tuple(fc.constant("x,,,,,,,,,,,,".slice(0, 1)), field, field);
  const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 8 }), (rows) => {
      const text = ["h,,,,,,,,,,,,", ...rows.map((fields) => fields.map(quoted).join(","))].join("\r\n");
      expect(parseCsv(text).rows.slice(1)).toEqual(rows);
    }),
  );
});

test("no text makes it throw", () => {
  fc.assert(fc.property(fc.string({ unit: "binary-ascii" }), (text) => Array.isArray(parseCsv(text).rows)));
});

test("what would fill the memory is left out, and counted", () => {
  const { rows, beyond } = parseCsv("a\n".repeat(importLimits.rows + 5));
  expect([rows.length, beyond, parseCsv(`${",".repeat(1_000_000)}a`).rows]).toEqual([importLimits.rows, 5, []]);
  expect(parseCsv(`a${",a".repeat(1_000_000)}`).rows[0]).toHaveLength(importLimits.columns);
  const wide = parseCsv("a,b,c,d,e,f,g,h,i,j,k\n".repeat(190_000));
  expect([wide.rows.length, wide.rows.length + wide.beyond]).toEqual([Math.floor(importLimits.fields / 11), 190_000]);
  expect(parseCsv(`a,b\n"${'"'.repeat(3_000_000)}`).rows[1]?.[0]?.length).toBeLessThan(1_000_000);
});

test("columns are found by name, without case and punctuation, and never on a prototype", () => {
  const row = csvRow(["Runtime (mins)", "Letterboxd URI", "Num. Votes"].map(columnName), [" 120 ", "", "7"]);
  expect([row("runtimemins"), row("letterboxduri", "numvotes"), row("constructor"), row("__proto__"), row("")]).toEqual(["120", "7", "", "", ""]);
});
