import { describe, expect, test } from "vitest";
import { missedGoals } from "#tests/support/figure.ts";
import { isNightly } from "#tests/support/nightly.ts";
import { scenarios } from "./scenarios.ts";

// Scenarios at the scale of seconds. Figures that depend on the machine's speed are for `npm run chaos`. By day R1 is
// server/compose/deployment.process.test.ts, R3 server/upstream/network.process.test.ts, R22 server/http/admission.test.ts, R24
// server/compose/damaged-rows.process.test.ts.

const byNight = ["R3", "R4", "R10", "R11", "R12", "R17", "R22", "R24", "R26", "R27", "R28", "R29"];
const short = new Set(["R16", "R21", "R25", ...(isNightly ? byNight : [])]);

describe("a scenario at short scale", () => {
  test.each(scenarios.filter(({ id }) => short.has(id)))("$id $title", async ({ run }) => {
    const figures = (await run("short")).filter((figure) => !figure.timed);
    expect(figures.length).toBeGreaterThan(0);
    expect(missedGoals(figures)).toBe("");
  });
});
