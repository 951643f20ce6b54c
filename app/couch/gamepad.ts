import { gamepadPress, gamepadPressEvent } from "#domain/gamepad.ts";
import { stepInField } from "./gamepad-fields.ts";
import { canGoBack, goBack, type Home } from "./go-back.ts";
import { moveFocus, moveRow } from "./move-focus.ts";
import { press } from "./press.ts";

const firstRepeatMs = 400;
const repeatMs = 100;

/** Triggers are the player's. */
const shoulders = [
  [4, "rowUp"],
  [5, "rowDown"],
] as const;

const actionOf = (pads: readonly (Gamepad | null)[]) => gamepadPress(pads, shoulders);
type Action = NonNullable<ReturnType<typeof actionOf>>;

const repeats = (action: Action): boolean => action !== "ok" && action !== "back";

function run(action: Action, isHeld: boolean, { isHome, goHome }: Home): void {
  dispatchEvent(new Event(gamepadPressEvent));
  // A player has it, and reads it itself.
  if (document.activeElement instanceof HTMLIFrameElement) return;
  if (action === "ok") press();
  else if (action === "back") void (canGoBack(isHome()) && goBack(goHome));
  else if (action === "rowUp" || action === "rowDown") moveRow(action === "rowUp" ? "up" : "down");
  else if (!stepInField(action)) moveFocus(action, isHeld);
}

/** Reads gamepads in each frame while one is connected: they send no events. @returns a function that ends it */
export function listenToGamepads(home: Home): () => void {
  let held: Action | null = null;
  let nextAt = 0;
  let frame = 0;
  const read = (now: number) => {
    const pads = navigator.getGamepads();
    const action = actionOf(pads);
    const isHeld = action !== null && action === held;
    if (action !== null && (!isHeld || (repeats(action) && now >= nextAt))) {
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
