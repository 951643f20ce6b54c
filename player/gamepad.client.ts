import { gamepadPress, gamepadPressEvent } from "#domain/gamepad.ts";
import type { RemotePress } from "#domain/remote-keys.ts";

const triggers = [
  [6, "rewind"],
  [7, "fastForward"],
] as const;

/** Reads gamepads in each frame while the focus is in this document: they send no events. A press that began on the page counts as held. */
export function listenToGamepads(onPress: (press: RemotePress | null, atMs: number, isRepeat: boolean) => void): void {
  let last: RemotePress | null = null;
  let frame = 0;
  const read = (now: number) => {
    const pads = navigator.getGamepads();
    const press = gamepadPress(pads, triggers);
    if (press !== null && press !== last) window.dispatchEvent(new Event(gamepadPressEvent));
    // Without a gamepad the keys alone count.
    if (press !== null || last !== null) onPress(press, now, press === last);
    last = press;
    frame = document.hasFocus() && pads.some(Boolean) ? requestAnimationFrame(read) : 0;
  };
  const start = () => {
    if (frame !== 0) return;
    last = gamepadPress(navigator.getGamepads(), triggers);
    frame = requestAnimationFrame(read);
  };
  window.addEventListener("gamepadconnected", start);
  window.addEventListener("focus", start);
  start();
}
