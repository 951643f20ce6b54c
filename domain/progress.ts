import { limits } from "./limits.ts";

/**
 * Section 9's progress bar, in percent, as a function of the time since a navigation started: a step every 200 ms, never past
 * 90 % until the navigation has finished, and finished no earlier than 800 ms. 100 means that the bar may go.
 */
export function progressAt(elapsedMs: number, finished: boolean): number {
  const { stepMs, stepPercent, capPercent, doneMs } = limits.progress;
  if (finished && elapsedMs >= doneMs) return 100;
  return Math.min(capPercent, Math.floor(elapsedMs / stepMs) * stepPercent);
}
