import { expect, test } from "vitest";
import { byteRange } from "./byte-range.ts";

test.each([
  ["bytes=0-0", { start: 0, end: 1 }],
  ["bytes=10-", { start: 10, end: 100 }],
  ["bytes=90-200", { start: 90, end: 100 }],
  ["bytes=-5", { start: 95, end: 100 }],
  ["bytes=-500", { start: 0, end: 100 }],
  ["BYTES=1-2", { start: 1, end: 3 }],
  ["bytes=100-", "unsatisfiable"],
  ["bytes=100-101", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  [undefined, null],
  ["bytes=5-4", null],
  ["bytes=0-1,5-6", null],
  ["bytes=a-b", null],
  ["bytes=-", null],
  ["bytes=", null],
  ["bytes=1.5-2", null],
  ["0-9", null],
  ["lines=0-1", null],
  ["bytes=0-99999999999999999999", null],
] as const)("%s of 100 bytes is %o", (header, range) => {
  expect(byteRange(header, 100)).toEqual(range);
});

test("an empty file has no range", () => {
  expect(byteRange("bytes=0-", 0)).toBe("unsatisfiable");
});
