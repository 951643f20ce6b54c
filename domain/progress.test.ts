import { describe, expect, test } from "vitest";
import { progressAt } from "./progress.ts";

describe("the progress bar", () => {
  test.each([
    [0, 0],
    [199, 0],
    [200, 10],
    [799, 30],
    [800, 40],
    [1800, 90],
    [2000, 90],
    [60_000, 90],
  ])("while the navigation is under way, at %d ms it stands at %d %%", (elapsedMs, percent) => {
    expect(progressAt(elapsedMs, false)).toBe(percent);
  });

  test("completes at 800 ms, no earlier, where the navigation has finished", () => {
    expect(progressAt(799, true)).toBe(30);
    expect(progressAt(800, true)).toBe(100);
    expect(progressAt(5000, true)).toBe(100);
  });
});
