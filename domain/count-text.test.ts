import { expect, test } from "vitest";
import { countText } from "./count-text.ts";

test.each([
  [0, "0"],
  [7, "7"],
  [999, "999"],
  [1000, "1,000"],
  [12_345, "12,345"],
  [1_234_567, "1,234,567"],
])("%i is written %s", (count, text) => {
  expect(countText(count)).toBe(text);
});
