import { describe, expect, it } from "vitest";
import { nextCaptions, nextSpeed, phaseOf, waitingAt } from "./playback-phase.ts";

describe("phaseOf", () => {
  it("distinguishes a film that never started from a paused one", () => {
    expect(phaseOf({ paused: true, ended: false, currentTime: 0 })).toBe("new");
    expect(phaseOf({ paused: true, ended: false, currentTime: 3 })).toBe("paused");
  });

  it("gives the end precedence", () => {
    expect(phaseOf({ paused: false, ended: false, currentTime: 0 })).toBe("playing");
    expect(phaseOf({ paused: false, ended: true, currentTime: 60 })).toBe("ended");
  });
});

it("shows a spinner after a short wait, and a message after a long one", () => {
  expect([0, 349, 350, 9999, 10_000].map(waitingAt)).toEqual(["unseen", "unseen", "spinner", "spinner", "message"]);
});

it("cycles through the speeds", () => {
  expect([1, 1.25, 1.5, 2, 0.75, 3].map(nextSpeed)).toEqual([1.25, 1.5, 2, 0.75, 1, 1]);
});

it("cycles through the caption tracks and off", () => {
  expect([-1, 0, 1].map((shown) => nextCaptions(shown, 2))).toEqual([0, 1, -1]);
  expect(nextCaptions(-1, 0)).toBe(-1);
});
