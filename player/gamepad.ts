import type { RemotePress } from "#features/player/model/remote-keys.ts";

type Pad = { buttons: readonly { pressed: boolean }[]; axes: readonly number[] };

/** How far the stick must lean, from 0 to 1. */
const leanAt = 0.5;

/** The standard layout: https://www.w3.org/TR/gamepad/#remapping. */
const buttonPresses: readonly (readonly [index: number, press: RemotePress])[] = [
  [0, "ok"],
  [1, "back"],
  [6, "rewind"],
  [7, "fastForward"],
  [12, "up"],
  [13, "down"],
  [14, "left"],
  [15, "right"],
];

function stickPress([x = 0, y = 0]: readonly number[]): RemotePress | null {
  if (Math.max(Math.abs(x), Math.abs(y)) < leanAt) return null;
  if (Math.abs(x) > Math.abs(y)) return x > 0 ? "right" : "left";
  return y > 0 ? "down" : "up";
}

/** What is pressed on the first gamepad on which something is. */
export function gamepadPress(pads: readonly (Pad | null)[]): RemotePress | null {
  for (const pad of pads) {
    const press = pad && (buttonPresses.find(([index]) => pad.buttons[index]?.pressed)?.[1] ?? stickPress(pad.axes));
    if (press) return press;
  }
  return null;
}
