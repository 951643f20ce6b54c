import type { Clock } from "#server/upstream/clock.ts";

/** A stopped clock; `advance` runs the timers that become due, in order. */
export type ManualClock = Clock & { advance(ms: number): Promise<void> };

/** Resolves after all promises that can settle have done so. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export function manualClock(wallMs = Date.UTC(2026, 0, 1)): ManualClock {
  let now = 0;
  let timers: { at: number; run: () => void }[] = [];
  return {
    now: () => now,
    wallMs: () => wallMs + now,
    after(ms, run) {
      const timer = { at: now + Math.max(0, ms), run };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    async advance(ms) {
      const end = now + ms;
      await settled();
      for (;;) {
        const due = timers.filter((timer) => timer.at <= end).toSorted((a, b) => a.at - b.at)[0];
        if (due === undefined) break;
        timers = timers.filter((other) => other !== due);
        now = Math.max(now, due.at);
        due.run();
        await settled();
      }
      now = end;
      await settled();
    },
  };
}
