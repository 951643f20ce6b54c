import { canGoBack, goBack, type Home } from "./go-back.ts";
import { moveFocus, moveRow } from "./move-focus.ts";
import type { Direction } from "./nearest-box.ts";
import { press } from "./press.ts";

/** How far the stick must lean, from 0 to 1. */
const leanAt = 0.5;
const firstRepeatMs = 400;
const repeatMs = 100;

type Action = Direction | "press" | "back" | "rowUp" | "rowDown";

/** The standard layout: https://www.w3.org/TR/gamepad/#remapping. Triggers are the player's. */
const buttons: readonly (readonly [index: number, action: Action])[] = [
  [0, "press"],
  [1, "back"],
  [4, "rowUp"],
  [5, "rowDown"],
  [12, "up"],
  [13, "down"],
  [14, "left"],
  [15, "right"],
];

function stickAction([x = 0, y = 0]: readonly number[]): Action | undefined {
  if (Math.max(Math.abs(x), Math.abs(y)) < leanAt) return undefined;
  if (Math.abs(x) > Math.abs(y)) return x > 0 ? "right" : "left";
  return y > 0 ? "down" : "up";
}

const actionOf = (pads: readonly (Gamepad | null)[]): Action | undefined => {
  for (const pad of pads) {
    const pressed = pad && (buttons.find(([index]) => pad.buttons[index]?.pressed)?.[1] ?? stickAction(pad.axes));
    if (pressed) return pressed;
  }
  return undefined;
};

const repeats = (action: Action): boolean => action !== "press" && action !== "back";

function run(action: Action, isHeld: boolean, { isHome, goHome }: Home): void {
  // A player has it, and reads it itself.
  if (document.activeElement instanceof HTMLIFrameElement) return;
  if (action === "press") press();
  else if (action === "back") void (canGoBack(isHome()) && goBack(goHome));
  else if (action === "rowUp" || action === "rowDown") moveRow(action === "rowUp" ? "up" : "down");
  else moveFocus(action, isHeld);
}

/** Reads gamepads in each frame while one is connected: they send no events. @returns a function that ends it */
export function listenToGamepads(home: Home): () => void {
  let held: Action | undefined;
  let nextAt = 0;
  let frame = 0;
  const read = (now: number) => {
    const pads = navigator.getGamepads();
    const action = actionOf(pads);
    const isHeld = action !== undefined && action === held;
    if (action !== undefined && (!isHeld || (repeats(action) && now >= nextAt))) {
      nextAt = now + (isHeld ? repeatMs : firstRepeatMs);
      run(action, isHeld, home);
    }
    held = action;
    frame = pads.some(Boolean) ? requestAnimationFrame(read) : 0;
  };
  const start = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(read);
  };
  addEventListener("gamepadconnected", start);
  start();
  return () => {
    removeEventListener("gamepadconnected", start);
    cancelAnimationFrame(frame);
  };
}
