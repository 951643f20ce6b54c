import { describe, expect, test } from "vitest";
import { type Box, type Direction, nearestBox } from "./nearest-box.ts";

const box = (left: number, top: number, width = 100, height = 100): Box => ({ left, top, right: left + width, bottom: top + height });

/** The name of the box that an arrow leads to. */
function lead(direction: Direction, from: string, boxes: Record<string, Box>): string | undefined {
  const others = Object.keys(boxes).filter((name) => name !== from);
  const index = nearestBox(
    direction,
    boxes[from] ?? expect.unreachable(),
    others.map((name) => boxes[name] ?? expect.unreachable()),
  );
  return index === undefined ? undefined : others[index];
}

describe("in a wall", () => {
  const wall = { a: box(0, 0), b: box(120, 0), c: box(240, 0), d: box(0, 120), e: box(120, 120) };

  test.each([
    ["right", "a", "b"],
    ["left", "c", "b"],
    ["down", "b", "e"],
    ["up", "d", "a"],
    ["right", "c", undefined],
    ["left", "a", undefined],
    ["up", "b", undefined],
  ] as const)("%s from %s leads to %s", (direction, from, to) => {
    expect(lead(direction, from, wall)).toBe(to);
  });

  test("down from a column that the last line lacks leads to that line", () => {
    expect(lead("down", "c", wall)).toBe("e");
  });
});

test("the next row comes before one behind it that is straighter ahead", () => {
  expect(lead("down", "card", { card: box(900, 0), far: box(900, 500), next: box(0, 140) })).toBe("next");
});

test("left and right do not leave their row", () => {
  expect(lead("right", "a", { a: box(0, 0), below: box(120, 130) })).toBeUndefined();
});

test("neighbors that overlap a little, as links of two lines do, lie side by side", () => {
  const lines = { first: box(0, 0, 100, 44), second: box(0, 36, 100, 44) };
  expect([lead("down", "first", lines), lead("up", "second", lines)]).toEqual(["second", "first"]);
});

test("a button on a picture that is a link is reached from it, and leads back", () => {
  const stage = { play: box(0, 0, 800, 450), resume: box(300, 380, 200, 50) };
  expect([lead("down", "play", stage), lead("up", "resume", stage)]).toEqual(["resume", "play"]);
});

test("a taller neighbor in the same row is not below", () => {
  expect(lead("down", "small", { small: box(0, 0, 100, 40), tall: box(120, 0, 100, 200) })).toBeUndefined();
});
