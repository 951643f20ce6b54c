import { expect, test } from "vitest";
import { type DropdownState, dropdownView, nextOption } from "./dropdown-view.ts";

const state: DropdownState = { open: true, text: "kid", settled: "kid", failed: false, results: 2 };

test.each<[string, Partial<DropdownState>, ReturnType<typeof dropdownView>]>([
  ["without the focus", { open: false }, "closed"],
  ["with one character", { text: "k", settled: "k", results: null }, "closed"],
  ["with one character of two code units", { text: "🎬", settled: "🎬", results: null }, "closed"],
  ["with two characters", { text: "ki", settled: "ki" }, "rows"],
  ["with results", {}, "rows"],
  ["between a keystroke and the pause, with an earlier text's results", { text: "kidd" }, "loading"],
  ["between a keystroke and the pause, with an earlier text's empty result", { text: "kidd", results: 0 }, "loading"],
  ["between a keystroke and the pause, with an earlier text's failure", { text: "kidd", results: null, failed: true }, "loading"],
  ["until the response", { results: null }, "loading"],
  ["with an empty result", { results: 0 }, "empty"],
  ["after a failure", { results: null, failed: true }, "empty"],
])("%s", (_, change, view) => {
  expect(dropdownView({ ...state, ...change })).toBe(view);
});

test.each([
  ["ArrowDown", -1, 0],
  ["ArrowDown", 0, 1],
  ["ArrowDown", 2, 0],
  ["ArrowUp", -1, 2],
  ["ArrowUp", 0, 2],
  ["ArrowUp", 2, 1],
  ["Home", 2, 0],
  ["End", -1, 2],
  ["a", 1, null],
])("%s from %i of three moves to %s", (key, active, next) => {
  expect(nextOption(key, active, 3)).toBe(next);
  expect(nextOption(key, active, 0)).toBe(null);
});
