import { expect, test } from "vitest";
import { chooseFile } from "./plan-download.ts";

const file = (height: number | null) => ({ url: `https://archive.org/download/a/${height}.mp4`, type: "video/mp4", height, bytes: null });
const heightFor = (quality: number, ...heights: (number | null)[]) => chooseFile(heights.map(file), quality)?.height;

test("the best file up to a quality, else one of unknown height, else the smallest", () => {
  expect(heightFor(480, 720, 480, 360)).toBe(480);
  expect(heightFor(500, 720, 480, 360)).toBe(480);
  expect(heightFor(1080, 720, 480)).toBe(720);
  expect(heightFor(240, 720, null, 360)).toBeNull();
  expect(heightFor(240, 720, 360)).toBe(360);
  expect(heightFor(480)).toBeUndefined();
});
