import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { clickPair, delayWithin, isTriggered, triggersFor } from "./ad-triggers.ts";

describe("the presets are section 9's two readings", () => {
  test("none", () => {
    expect(triggersFor("none")).toEqual([]);
  });

  test("first: 10% on mount (within 3 s), 40% on a second click after 1 s, 20% on hover", () => {
    expect(triggersFor("first")).toEqual([
      { on: "mount", percent: 10, withinMs: 3000 },
      { on: "secondClick", percent: 40, afterMs: 1000 },
      { on: "hover", percent: 20 },
    ]);
  });

  test("second: about 30% chance every 60 s, 10% on click, 5% on scroll, once on first mouse move or touch", () => {
    expect(triggersFor("second")).toEqual([
      { on: "time", percent: 30, everyMs: 60_000 },
      { on: "click", percent: 10 },
      { on: "scroll", percent: 5 },
      { on: "firstMove", percent: 100 },
    ]);
  });
});

test.each([
  [10, 0, true],
  [10, 0.0999, true],
  [10, 0.1, false],
  [100, 0.999999, true],
  [0, 0, false],
])("a chance of %d %% at %d: %j", (percent, random, expected) => {
  expect(isTriggered(percent, random)).toBe(expected);
});

test("a random delay is below its span", () => {
  const below1 = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), below1, (spanMs, random) => {
      const delayMs = delayWithin(spanMs, random);
      expect(delayMs).toBeGreaterThanOrEqual(0);
      expect(delayMs).toBeLessThan(spanMs);
    }),
  );
});

describe("a second click", () => {
  test("counts if it comes at least afterMs after the first", () => {
    expect(clickPair(null, 500, 1000)).toEqual({ isSecond: false, firstMs: 500 });
    expect(clickPair(500, 1499, 1000)).toEqual({ isSecond: false, firstMs: 500 });
    expect(clickPair(500, 1500, 1000)).toEqual({ isSecond: true, firstMs: null });
  });
});
