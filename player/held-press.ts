import type { RemotePress } from "#domain/remote-keys.ts";

const usualS = 10;
/** From how many milliseconds on a held key goes how many seconds at once. */
const fasterSteps = [
  { fromMs: 5000, seconds: 60 },
  { fromMs: 2000, seconds: 30 },
];

/** How far a press goes in the film. `heldMs`: for how long the key has been down. */
export const seekSeconds = (heldMs: number): number => fasterSteps.find(({ fromMs }) => heldMs >= fromMs)?.seconds ?? usualS;

const firstRepeatMs = 400;
/** With each step through the film the browser requests another part of it. */
const repeatMs = 200;
const repeated: ReadonlySet<RemotePress> = new Set(["left", "right", "up", "down", "rewind", "fastForward"]);

/**
 * Lets a held key act again and again at one speed, whatever that of the device is, and only if it repeats something. A key that was already down when the
 * player came does nothing: its press was for the page.
 */
export function createHold(act: (press: RemotePress, heldMs: number) => void) {
  let held: RemotePress | null = null;
  let [sinceMs, actedMs] = [0, 0];
  return (press: RemotePress | null, atMs: number, isRepeat: boolean): void => {
    if (isRepeat) {
      if (press === null || press !== held || !repeated.has(press) || atMs - sinceMs < firstRepeatMs || atMs - actedMs < repeatMs) return;
    } else {
      held = press;
      sinceMs = atMs;
    }
    actedMs = atMs;
    if (press !== null) act(press, atMs - sinceMs);
  };
}
