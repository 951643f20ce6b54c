import { describe, expect, it } from "vitest";
import { nextCaptions, nextSpeed, phaseOf, waitingAt } from "./playback-phase.ts";

describe("phaseOf", () => {
  it("tells a film that was never started from one that was stopped", () => {
    expect(phaseOf({ paused: true, ended: false, currentTime: 0 })).toBe("new");
    expect(phaseOf({ paused: true, ended: false, currentTime: 3 })).toBe("paused");
  });

  it("puts the end before everything else", () => {
    expect(phaseOf({ paused: false, ended: false, currentTime: 0 })).toBe("playing");
    expect(phaseOf({ paused: false, ended: true, currentTime: 60 })).toBe("ended");
  });
});

it("shows a wait only when it lasts, and says so when it lasts long", () => {
  expect([0, 349, 350, 9999, 10_000].map(waitingAt)).toEqual(["unseen", "unseen", "spinner", "spinner", "message"]);
});

it("goes round the speeds and comes home", () => {
  expect([1, 1.25, 1.5, 2, 0.75, 3].map(nextSpeed)).toEqual([1.25, 1.5, 2, 0.75, 1, 1]);
});

it("goes through every caption track and off", () => {
  expect([-1, 0, 1].map((shown) => nextCaptions(shown, 2))).toEqual([0, 1, -1]);
  expect(nextCaptions(-1, 0)).toBe(-1);
});
