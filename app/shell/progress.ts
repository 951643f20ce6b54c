import { limits } from "#domain/limits.ts";

/**
 * Section 9's progress bar in percent, by the time since the navigation started. It steps every 200 ms, stops at 90 % until
 * the navigation has finished, and completes no earlier than 800 ms. At 100 the bar is hidden.
 */
export function progressAt(elapsedMs: number, finished: boolean): number {
  const { stepMs, stepPercent, capPercent, doneMs } = limits.progress;
  if (finished && elapsedMs >= doneMs) return 100;
  return Math.min(capPercent, Math.floor(elapsedMs / stepMs) * stepPercent);
}
