import { describe, expect, test } from "vitest";
import { arrowTarget } from "./arrow-navigation.ts";

// Ten items in four columns: 0-3, 4-7, 8-9.
describe("an arrow key in a grid", () => {
  test.each([
    ["ArrowRight", 0, 1],
    ["ArrowRight", 3, 4],
    ["ArrowLeft", 4, 3],
    ["ArrowDown", 1, 5],
    ["ArrowUp", 5, 1],
    ["ArrowDown", 5, 9],
    ["ArrowLeft", 0, null],
    ["ArrowUp", 3, null],
    ["ArrowRight", 9, null],
    ["ArrowDown", 6, null],
    ["Enter", 1, null],
    ["Home", 5, null],
  ])("%s from %d moves to %j", (key, from, to) => {
    expect(arrowTarget(key, from, 10, 4)).toBe(to);
  });
});
