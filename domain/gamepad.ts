type Direction = "left" | "right" | "up" | "down";
type Press = "ok" | "back" | Direction;
type Pad = { buttons: readonly { pressed: boolean }[]; axes: readonly number[] };
type Buttons<Name> = readonly (readonly [index: number, press: Name])[];

/** The event at its window with which a document says that a gamepad was pressed: gamepads themselves send none. */
export const gamepadPressEvent = "gamepad press";

/** How far the stick must lean, from 0 to 1. */
const leanAt = 0.5;

/** The standard layout: https://www.w3.org/TR/gamepad/#remapping. */
const buttons: Buttons<Press> = [
  [0, "ok"],
  [1, "back"],
  [12, "up"],
  [13, "down"],
  [14, "left"],
  [15, "right"],
];

function stickDirection([x = 0, y = 0]: readonly number[]): Direction | null {
  if (Math.max(Math.abs(x), Math.abs(y)) < leanAt) return null;
  if (Math.abs(x) > Math.abs(y)) return x > 0 ? "right" : "left";
  return y > 0 ? "down" : "up";
}

/** What is pressed on the first gamepad on which something is. `more`: shoulders (4 and 5) or triggers (6 and 7), which pages and the player use differently. */
export function gamepadPress<More extends string>(pads: readonly (Pad | null)[], more: Buttons<More>): Press | More | null {
  for (const pad of pads) {
    const pressed = pad && ([...buttons, ...more].find(([index]) => pad.buttons[index]?.pressed)?.[1] ?? stickDirection(pad.axes));
    if (pressed) return pressed;
  }
  return null;
}
