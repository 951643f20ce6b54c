import { describe, expect, it } from "vitest";
import { captionsAtStart, nextCaptions, phaseOf, speedAfter, waitingAt } from "./playback-phase.ts";

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

it("steps to the next speed, and stays at the first and the last", () => {
  expect([0.5, 1, 1.1, 2, 3].map((speed) => speedAfter(speed, 1))).toEqual([0.75, 1.25, 1.25, 2, 2]);
  expect([0.25, 0.5, 1, 1.1, 2].map((speed) => speedAfter(speed, -1))).toEqual([0.5, 0.5, 0.75, 1, 1.75]);
});

it("cycles through the caption tracks and off", () => {
  expect([-1, 0, 1].map((shown) => nextCaptions(shown, 2))).toEqual([0, 1, -1]);
  expect(nextCaptions(-1, 0)).toBe(-1);
});

it("shows the captions of the remembered language, else the document's default", () => {
  const languages = ["en", "de"];
  expect(captionsAtStart(languages, null, 0)).toBe(0);
  expect(captionsAtStart(languages, "off", 0)).toBe(-1);
  expect(captionsAtStart(languages, "de", 0)).toBe(1);
  expect(captionsAtStart(languages, "fr", 0)).toBe(0);
  expect(captionsAtStart([], "de", -1)).toBe(-1);
});
