import type { AdTriggers } from "./ad.ts";
import { limits } from "./limits.ts";

/** A rule of section 9: at what, and with which chance in percent, the ad's click handler is called. */
export type AdTrigger =
  /** Once, at some moment within a span after the frame has loaded. */
  | { on: "mount"; percent: number; withinMs: number }
  /** A click on a card at least so long after the one before. */
  | { on: "secondClick"; percent: number; afterMs: number }
  | { on: "time"; percent: number; everyMs: number }
  /** The pointer comes over a card, a card is clicked, a scroll ends. */
  | { on: "hover" | "click" | "scroll"; percent: number }
  /** The first mouse move or touch, and no other. */
  | { on: "firstMove"; percent: number };

export const triggersFor = (preset: AdTriggers): readonly AdTrigger[] => limits.adTriggers[preset];

/** Whether chance is with a rule. `random` is from 0 to below 1, as `Math.random` gives it. */
export const isTriggered = (percent: number, random: number): boolean => random * 100 < percent;

/** The moment within a span, in milliseconds, that chance chooses. */
export const delayWithin = (spanMs: number, random: number): number => Math.floor(random * spanMs);

/**
 * Whether a click at `nowMs` is the second one of a pair, and the first one that later clicks are measured from. One that comes too
 * soon changes nothing; after a pair the count begins anew.
 */
export function clickPair(firstMs: number | null, nowMs: number, afterMs: number): { isSecond: boolean; firstMs: number | null } {
  if (firstMs === null) return { isSecond: false, firstMs: nowMs };
  return nowMs - firstMs >= afterMs ? { isSecond: true, firstMs: null } : { isSecond: false, firstMs };
}
