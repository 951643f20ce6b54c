import { expect, test } from "vitest";
import { atLeast, atMost, exactly } from "./scenario.ts";

test("a figure passes at its very limit and fails beyond it", () => {
  expect(atMost("p99", 50, 50, " ms")).toEqual({ what: "p99", goal: "at most 50 ms", value: "50 ms", passed: true, timed: true });
  expect(atMost("calls", 1, 2)).not.toHaveProperty("timed");
  expect(atMost("p99", 50.2, 50, " ms")).toMatchObject({ value: "50.2 ms", passed: false });
  expect(atLeast("fine", 99.9, 99.9, " %").passed).toBe(true);
  expect(atLeast("fine", 99.89, 99.9, " %").passed).toBe(false);
  expect(exactly("calls", 1, 1).passed).toBe(true);
  expect(exactly("calls", 2, 1)).toMatchObject({ goal: "1", value: "2", passed: false });
});
