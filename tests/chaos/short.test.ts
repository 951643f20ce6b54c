import { describe, expect, test } from "vitest";
import { missedGoals } from "#tests/support/figure.ts";
import { scenarios } from "./scenarios.ts";

// Scenarios at the scale of seconds. Figures that depend on the machine's speed are for `npm run chaos`. R1 by day: failing-provider.test.ts.

const short = new Set(["R3", "R4", "R21", "R22", "R24", "R25"]);

describe("a scenario at short scale", () => {
  test.each(scenarios.filter(({ id }) => short.has(id)))("$id $title", async ({ run }) => {
    const figures = (await run("short")).filter((figure) => !figure.timed);
    expect(figures.length).toBeGreaterThan(0);
    expect(missedGoals(figures)).toBe("");
  });
});
