import { expect, it } from "vitest";
import { bufferedStops } from "./buffered-ranges.ts";

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
