import { expect, test } from "vitest";
import { isFilmAddress } from "./film-hosts.ts";

test.each([
  ["https://ia800100.us.archive.org/1/items/a/a.mp4", true],
  ["https://ia800100us.archive.org/a.mp4", false],
  ["https://ia800100.us.archive.org.example/a.mp4", false],
  ["https://ia800100.us.archive.org:8443/a.mp4", false],
  ["http://ia800100.us.archive.org/a.mp4", false],
  ["/a.mp4", false],
])("%s is at a public archive: %s", (address, expected) => {
  expect(isFilmAddress(address)).toBe(expected);
});
