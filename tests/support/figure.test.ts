import { expect, test } from "vitest";
import { acrossConditions, atLeast, atMost, exactly } from "./figure.ts";

test("a figure passes at its very limit and fails beyond it", () => {
  expect(atMost("p99", 50, 50, " ms")).toEqual({ what: "p99", goal: "at most 50 ms", value: "50 ms", passed: true, timed: true });
  expect(atMost("calls", 1, 2)).not.toHaveProperty("timed");
  expect(atMost("p99", 50.2, 50, " ms")).toMatchObject({ value: "50.2 ms", passed: false });
  expect(atLeast("fine", 99.9, 99.9, " %").passed).toBe(true);
  expect(atLeast("fine", 99.89, 99.9, " %")).toMatchObject({ value: "99.89 %", passed: false });
  expect(exactly("calls", 1, 1).passed).toBe(true);
  expect(exactly("calls", 2, 1)).toMatchObject({ goal: "1", value: "2", passed: false });
});

test("several conditions share a row for each figure, which passes if all of them do", () => {
  const underFault = (failed: number, p99Ms: number) => [exactly("failed", failed, 0), atMost("p99", p99Ms, 50, " ms")];
  expect(
    acrossConditions([
      ["reset", underFault(0, 2)],
      ["hang", underFault(0, 60)],
    ]),
  ).toEqual([
    { what: "failed", goal: "0", value: "0", passed: true },
    { what: "p99", goal: "at most 50 ms", value: "reset: 2 ms, hang: 60 ms", passed: false, timed: true },
  ]);
});
