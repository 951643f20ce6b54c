import { expect, it } from "vitest";
import { partAt, partStarts } from "./timeline.ts";

it("places parts one after another", () => {
  expect(partStarts([600, 900, 300])).toEqual([0, 600, 1500]);
  expect(partStarts([600])).toEqual([0]);
});

it("makes no timeline of parts whose length is not known", () => {
  expect(partStarts([600, null, 300])).toBeNull();
});

it("finds the part of a second", () => {
  const starts = [0, 600, 1500];
  expect(partAt(starts, 0)).toEqual({ part: 0, atS: 0 });
  expect(partAt(starts, 599.9)).toEqual({ part: 0, atS: 599.9 });
  expect(partAt(starts, 600)).toEqual({ part: 1, atS: 0 });
  expect(partAt(starts, 9999)).toEqual({ part: 2, atS: 8499 });
  expect(partAt(starts, -5)).toEqual({ part: 0, atS: 0 });
});
