export type PlaybackPhase = "new" | "playing" | "paused" | "ended";

export function phaseOf({ paused, ended, currentTime }: { paused: boolean; ended: boolean; currentTime: number }): PlaybackPhase {
  if (ended) return "ended";
  if (!paused) return "playing";
  return currentTime === 0 ? "new" : "paused";
}

export const waitingMs = { spinner: 350, message: 10_000 };

/** What a wait of this length shows: nothing, the spinner, or a message with a retry button. */
export function waitingAt(elapsedMs: number): "unseen" | "spinner" | "message" {
  if (elapsedMs < waitingMs.spinner) return "unseen";
  return elapsedMs < waitingMs.message ? "spinner" : "message";
}

const speeds = [1, 1.25, 1.5, 2, 0.75];

/** Cycles through the speeds. A speed that was set elsewhere returns to normal. */
export const nextSpeed = (speed: number): number => speeds[(speeds.indexOf(speed) + 1) % speeds.length] ?? 1;

/** Cycles through `count` caption tracks; -1 is off and follows the last. */
export const nextCaptions = (shown: number, count: number): number => (shown + 1 >= count ? -1 : shown + 1);
