import type { AdTriggers } from "#domain/site.ts";

/** A rule of specification.md, section 9: the event that calls the ad's click handler, and its probability in percent. */
export type AdTrigger =
  /** Once, at a random moment within `withinMs` after the frame has loaded. */
  | { on: "mount"; percent: number; withinMs: number }
  /** A click on a card, at least `afterMs` after the previous one. */
  | { on: "secondClick"; percent: number; afterMs: number }
  | { on: "time"; percent: number; everyMs: number }
  /** The pointer enters a card, a card is clicked, a scroll ends. */
  | { on: "hover" | "click" | "scroll"; percent: number }
  /** Only the first mouse move or touch. */
  | { on: "firstMove"; percent: number };

/** Both of section 9's trigger sets. */
const presets: Record<AdTriggers, readonly AdTrigger[]> = {
  none: [],
  first: [
    { on: "mount", percent: 10, withinMs: 3000 },
    { on: "secondClick", percent: 40, afterMs: 1000 },
    { on: "hover", percent: 20 },
  ],
  second: [
    { on: "time", percent: 30, everyMs: 60_000 },
    { on: "click", percent: 10 },
    { on: "scroll", percent: 5 },
    { on: "firstMove", percent: 100 },
  ],
};

export const triggersFor = (preset: AdTriggers): readonly AdTrigger[] => presets[preset];

/** `random` is from 0 to below 1, like `Math.random()`. */
export const isTriggered = (percent: number, random: number): boolean => random * 100 < percent;

/** A random delay below `spanMs`, in milliseconds. */
export const delayWithin = (spanMs: number, random: number): number => Math.floor(random * spanMs);

/**
 * Whether a click at `nowMs` is the second one of a pair, and the `firstMs` to pass in with the next click.
 * A click before `afterMs` has passed is ignored. A completed pair resets `firstMs`.
 */
export function clickPair(firstMs: number | null, nowMs: number, afterMs: number): { isSecond: boolean; firstMs: number | null } {
  if (firstMs === null) return { isSecond: false, firstMs: nowMs };
  return nowMs - firstMs >= afterMs ? { isSecond: true, firstMs: null } : { isSecond: false, firstMs };
}
