import { expect, test } from "vitest";
import { gamepadPress } from "./gamepad.ts";

const triggers = [
  [6, "rewind"],
  [7, "fastForward"],
] as const;

const pad = (pressed: number | null, axes: number[] = [0, 0]) => ({
  buttons: Array.from({ length: 17 }, (_, index) => ({ pressed: index === pressed })),
  axes,
});

test.each([
  [0, "ok"],
  [1, "back"],
  [6, "rewind"],
  [7, "fastForward"],
  [12, "up"],
  [13, "down"],
  [14, "left"],
  [15, "right"],
  [3, null],
  [4, null],
])("button %i is %s", (index, press) => {
  expect(gamepadPress([pad(index)], triggers)).toBe(press);
});

test.each([
  [[0.9, 0.1], "right"],
  [[-0.6, 0.5], "left"],
  [[0.2, -0.8], "up"],
  [[0, 0.7], "down"],
  [[0.4, 0.4], null],
])("a stick that leans to %j is %s", (axes, press) => {
  expect(gamepadPress([pad(null, axes)], triggers)).toBe(press);
});

test("an empty slot and a gamepad at rest are passed over", () => {
  expect(gamepadPress([null, pad(null), pad(0)], triggers)).toBe("ok");
});
