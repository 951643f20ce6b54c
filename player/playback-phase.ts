import { speeds } from "#features/player/model/player-settings.ts";

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

/** The next faster (1) or slower speed (-1); the first and the last stay. A speed that is none of ours goes to its neighbor. */
export function speedAfter(speed: number, step: 1 | -1): number {
  const ordered = step === 1 ? speeds : speeds.toReversed();
  return ordered.find((one) => (one - speed) * step > 0) ?? ordered.at(-1) ?? 1;
}

/** Cycles through `count` caption tracks; -1 is off and follows the last. */
export const nextCaptions = (shown: number, count: number): number => (shown + 1 >= count ? -1 : shown + 1);

/**
 * The track to show at the start; -1 is none. A language that the visitor chose earlier (`null`: none yet, "off") has precedence over the document's
 * default, unless the film lacks it.
 */
export function captionsAtStart(languages: readonly string[], remembered: string | null, byDefault: number): number {
  if (remembered === "off") return -1;
  const found = remembered === null ? -1 : languages.indexOf(remembered);
  return found >= 0 ? found : byDefault;
}
