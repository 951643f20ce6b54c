import { describe, expect, test } from "vitest";
import { filesInOrder, isOfLength, isSlow } from "./copy-choice.ts";

const file = (height: number | null, url = String(height)) => ({ url, type: "video/webm", height, bytes: null });
const heights = (stagePx: number, slow = false, files = [file(720), file(480), file(360)]) => filesInOrder(files, stagePx, slow).map(({ height }) => height);

describe("files of a copy", () => {
  test.each([
    ["fill a large stage", 1440, false, [720, 480, 360]],
    ["fill a stage of their height", 720, false, [720, 480, 360]],
    ["are no larger than the stage needs", 460, false, [480, 360, 720]],
    ["are the smallest on a telephone", 220, false, [360, 480, 720]],
    ["are at most 480p on a slow connection", 1440, true, [480, 360, 720]],
    ["are less if the stage needs less", 220, true, [360, 480, 720]],
  ])("%s", (_, stagePx, slow, expected) => {
    expect(heights(stagePx, slow)).toEqual(expected);
  });

  test("of unknown height come last, in their order", () => {
    expect(filesInOrder([file(null, "a"), file(480), file(null, "b")], 1000, false).map(({ url }) => url)).toEqual(["480", "a", "b"]);
    expect(filesInOrder([file(null, "a"), file(null, "b")], 1000, false).map(({ url }) => url)).toEqual(["a", "b"]);
  });
});

test.each([
  [{}, false],
  [{ effectiveType: "4g", downlink: 10, saveData: false }, false],
  [{ effectiveType: "4g", downlink: 10, saveData: true }, true],
  [{ effectiveType: "3g", downlink: 10 }, true],
  [{ effectiveType: "4g", downlink: 1.5 }, true],
])("a connection of %j is slow: %s", (connection, expected) => {
  expect(isSlow(connection)).toBe(expected);
});

test.each([
  [5519, true],
  [4967, true],
  [4900, false],
  [6200, false],
  [Number.POSITIVE_INFINITY, true],
  [Number.NaN, true],
])("a file of %d s may be a film of 5,519 s: %s", (duration, expected) => {
  expect(isOfLength(duration, { min: 4967, max: 6071 })).toBe(expected);
});
