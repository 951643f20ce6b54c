import { beforeEach, describe, expect, test, vi } from "vitest";
import { scenarios } from "./scenarios.ts";

// The other way round: a build that shows every page under a wrong name must fail each scenario that counts views.

/** Garbage and pictures have no names. */
const withoutViews = new Set(["R16", "R21P"]);

beforeEach(() => void vi.stubEnv("MUTANT", "wrong-names"));

describe.concurrent("a build with wrong names", () => {
  test.each(scenarios.filter(({ id }) => !withoutViews.has(id)))("fails $id $title", async ({ run }) => {
    const figures = await run("short");
    expect(figures.filter(({ what, passed }) => /\bviews?\b/.test(what) && passed === false)).not.toEqual([]);
  });
});
