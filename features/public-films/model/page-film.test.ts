import { expect, test } from "vitest";
import { isOfferedFile } from "./page-film.ts";

test.each([
  [null, true],
  [1_000_000_000, true],
  [1_000_000_001, false],
])("a file of %s bytes is offered: %s", (bytes, expected) => {
  expect(isOfferedFile({ bytes })).toBe(expected);
});
