import { expect, test } from "vitest";
import { copiesFrom, isOfferedFile } from "./page-film.ts";

test.each([
  [null, true],
  [1_000_000_000, true],
  [1_000_000_001, false],
])("a file of %s bytes is offered: %s", (bytes, expected) => {
  expect(isOfferedFile({ bytes })).toBe(expected);
});

test("a film that starts at a later copy has all others behind it, and round", () => {
  const copies = (["commons", "archive", "blender"] as const).map((host) => ({
    ...{ host, hostName: host, files: [], length: { min: 0, max: 1 }, licence: "CC0", attribution: null, page: "" },
  }));
  expect(copiesFrom({ copies }, 2).map(({ host }) => host)).toEqual(["blender", "commons", "archive"]);
});
