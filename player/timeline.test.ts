import { expect, it } from "vitest";
import { bufferedStops, partAt, partStarts } from "./timeline.ts";

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

it("shows every loaded range, and the gaps between them", () => {
  const ranges = [
    { start: 0, end: 30 },
    { start: 60, end: 90 },
  ];
  expect(bufferedStops(ranges, 120, "white")).toBe("transparent 0% 0%, white 0% 25%, transparent 25% 50%, white 50% 75%, transparent 75% 100%");
});

it("shows nothing while nothing is loaded, or the length is unknown", () => {
  expect(bufferedStops([], 120, "white")).toBe("transparent 0% 100%");
  for (const length of [0, Number.NaN]) expect(bufferedStops([{ start: 0, end: 1 }], length, "white")).toBe("transparent 0 100%");
});

it("stays within the film", () => {
  expect(bufferedStops([{ start: -1, end: 61 }], 60, "white")).toBe("transparent 0% 0%, white 0% 100%, transparent 100% 100%");
});
