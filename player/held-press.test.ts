import { expect, test } from "vitest";
import type { RemotePress } from "#domain/remote-keys.ts";
import { createHold, seekSeconds } from "./held-press.ts";

test.each([
  [0, 10],
  [1999, 10],
  [2000, 30],
  [5000, 60],
  [60_000, 60],
])("after %i ms a held key goes %i seconds at once", (heldMs, seconds) => {
  expect(seekSeconds(heldMs)).toBe(seconds);
});

function hold() {
  const acts: [RemotePress, number][] = [];
  return { acts, on: createHold((press, heldMs) => acts.push([press, heldMs])) };
}

test("each press acts; a held one after 0.4 s, five times a second", () => {
  const { acts, on } = hold();
  on("right", 0, false);
  for (let ms = 30; ms <= 1000; ms += 30) on("right", ms, true);
  on("right", 1010, false);
  expect(acts.map(([, heldMs]) => heldMs)).toEqual([0, 420, 630, 840, 0]);
});

test.each(["ok", "back", "toggle", "stop"] as const)("a held %s acts once", (press) => {
  const { acts, on } = hold();
  on(press, 0, false);
  on(press, 900, true);
  expect(acts).toEqual([[press, 0]]);
});

test("a key that was down before does nothing until it is pressed again", () => {
  const { acts, on } = hold();
  on("ok", 0, true);
  on("right", 600, true);
  on("right", 1200, true);
  expect(acts).toEqual([]);
  on("right", 1300, false);
  expect(acts).toEqual([["right", 0]]);
});

test("another press in between ends the held one", () => {
  const { acts, on } = hold();
  on("right", 0, false);
  on(null, 100, false);
  on("right", 700, true);
  expect(acts).toEqual([["right", 0]]);
});
