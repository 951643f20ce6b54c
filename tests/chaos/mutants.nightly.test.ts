import { beforeEach, describe, expect, test, vi } from "vitest";
import { scenarios } from "./scenarios.ts";

// The other way round: a build that shows every page under a wrong name must fail the scenarios that count views.

/** The others start too many servers for this place; they use the same judge (views.test.ts), and `MUTANT=wrong-names npm run chaos` tries them. */
const tried = new Set(["R1", "R2", "R3", "R4", "R6", "R7", "R8", "R9", "R12", "R17", "R20"]);

beforeEach(() => void vi.stubEnv("MUTANT", "wrong-names"));

describe.concurrent("a build with wrong names", () => {
  test.each(scenarios.filter(({ id }) => tried.has(id)))("fails $id $title", async ({ run }) => {
    const figures = await run("short");
    expect(figures.filter(({ what, passed }) => /\bviews?\b/.test(what) && passed === false)).not.toEqual([]);
  });
});
