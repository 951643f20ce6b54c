import { describe, expect, test } from "vitest";
import { progressAt } from "#app/shell/progress-bar.tsx";

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
  ])("before the navigation has finished, at %d ms, is at %d %%", (elapsedMs, percent) => {
    expect(progressAt(elapsedMs, false)).toBe(percent);
  });

  test("completes no earlier than at 800 ms after the navigation has finished", () => {
    expect(progressAt(799, true)).toBe(30);
    expect(progressAt(800, true)).toBe(100);
    expect(progressAt(5000, true)).toBe(100);
  });
});
