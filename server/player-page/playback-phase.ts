/** What the player is doing, as its controls show it. */
export type PlaybackPhase = "new" | "playing" | "paused" | "ended";

export function phaseOf({ paused, ended, currentTime }: { paused: boolean; ended: boolean; currentTime: number }): PlaybackPhase {
  if (ended) return "ended";
  if (!paused) return "playing";
  return currentTime === 0 ? "new" : "paused";
}

export const waitingMs = { spinner: 350, message: 10_000 };

/** How a wait shows itself: a short one not at all, a long one in words with a way out. */
export function waitingAt(elapsedMs: number): "unseen" | "spinner" | "message" {
  if (elapsedMs < waitingMs.spinner) return "unseen";
  return elapsedMs < waitingMs.message ? "spinner" : "message";
}

const speeds = [1, 1.25, 1.5, 2, 0.75];

/** The speed after this one; an unknown one (set elsewhere) goes back to normal. */
export const nextSpeed = (speed: number): number => speeds[(speeds.indexOf(speed) + 1) % speeds.length] ?? 1;

/** The caption track after this one of `count`: -1 is off, and comes after the last. */
export const nextCaptions = (shown: number, count: number): number => (shown + 1 >= count ? -1 : shown + 1);
