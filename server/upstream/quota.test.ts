import fc from "fast-check";
import { expect, test } from "vitest";
import type { Priority } from "#domain/catalog.ts";
import { type ManualClock, manualClock } from "#tests/support/manual-clock.ts";
import { createQuota, type Quota } from "./quota.ts";

type Log = { at: number; priority: Priority; granted: boolean }[];

function ask(budget: Quota, clock: ManualClock, log: Log, priority: Priority, times = 1): void {
  for (let index = 0; index < times; index += 1) void budget.take({ priority }).then((granted) => log.push({ at: clock.now(), priority, granted }));
}

const grantedTimes = (log: Log): number[] => log.filter((entry) => entry.granted).map((entry) => entry.at);

/** The most that fell into any one second. */
function busiestSecond(times: number[]): number {
  return Math.max(0, ...times.map((start) => times.filter((time) => time >= start && time < start + 1000).length));
}

test("thirty-eight at once, the next one only when the first second is over", async () => {
  const clock = manualClock();
  const budget = createQuota({ clock });
  const log: Log = [];
  ask(budget, clock, log, "visitor", 39);
  await clock.advance(0);
  expect(grantedTimes(log)).toHaveLength(38);
  expect(budget.use()).toEqual({ used: 38, limit: 38, waiting: 1 });
  await clock.advance(1000);
  expect(grantedTimes(log)).toHaveLength(38);
  await clock.advance(100);
  expect(grantedTimes(log)).toHaveLength(39);
  expect(budget.use()).toEqual({ used: 1, limit: 38, waiting: 0 });
});

test("whatever is asked and when, no second has more than thirty-eight and nobody waits longer than their limit", async () => {
  const burst = fc.record({
    pauseMs: fc.nat(700),
    count: fc.integer({ min: 1, max: 60 }),
    priority: fc.constantFrom<Priority>("visitor", "refresh", "speculative"),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(burst, { minLength: 1, maxLength: 12 }), async (bursts) => {
      const clock = manualClock();
      const budget = createQuota({ clock });
      const waits: { ms: number; priority: Priority }[] = [];
      const times: number[] = [];
      for (const { pauseMs, count, priority } of bursts) {
        await clock.advance(pauseMs);
        const askedAt = clock.now();
        for (let index = 0; index < count; index += 1) {
          void budget.take({ priority }).then((granted) => {
            waits.push({ ms: clock.now() - askedAt, priority });
            if (granted) times.push(clock.now());
          });
        }
      }
      await clock.advance(6000);
      expect(waits).toHaveLength(bursts.reduce((sum, { count }) => sum + count, 0));
      expect(busiestSecond(times)).toBeLessThanOrEqual(38);
      expect(waits.every(({ ms, priority }) => ms <= { visitor: 1100, refresh: 5000, speculative: 0 }[priority])).toBe(true);
    }),
    { numRuns: 40 },
  );
});

test("visitors go before refreshes that have waited longer", async () => {
  const clock = manualClock();
  const budget = createQuota({ clock });
  const log: Log = [];
  ask(budget, clock, log, "visitor", 38);
  ask(budget, clock, log, "refresh", 20);
  await clock.advance(500);
  ask(budget, clock, log, "visitor", 20);
  await clock.advance(600);
  expect(log.slice(38, 58).map((entry) => entry.priority)).toEqual(Array(20).fill("visitor"));
});

test("a refresh that a visitor joins goes with the visitors", async () => {
  const clock = manualClock();
  const budget = createQuota({ clock, limit: 1 });
  const order: string[] = [];
  const joined = { priority: "refresh" as Priority };
  void budget.take({ priority: "visitor" });
  void budget.take({ priority: "refresh" }).then(() => order.push("other"));
  void budget.take(joined).then(() => order.push("joined"));
  joined.priority = "visitor";
  await clock.advance(3000);
  expect(order).toEqual(["joined", "other"]);
});

test("a prefetch never waits, and leaves the larger part of each second to others", async () => {
  const clock = manualClock();
  const budget = createQuota({ clock });
  const log: Log = [];
  ask(budget, clock, log, "speculative", 38);
  await clock.advance(0);
  expect(log).toHaveLength(38);
  expect(grantedTimes(log)).toHaveLength(15);
  ask(budget, clock, log, "visitor", 23);
  await clock.advance(0);
  expect(grantedTimes(log)).toHaveLength(38);
});

test("who would wait too long is told at once", async () => {
  const clock = manualClock();
  const budget = createQuota({ clock });
  const log: Log = [];
  ask(budget, clock, log, "visitor", 38 * 4);
  await clock.advance(0);
  expect(log.filter((entry) => !entry.granted)).toHaveLength(38 * 2);
});

test("a refresh that visitors keep back gives up in the end", async () => {
  const clock = manualClock();
  const budget = createQuota({ clock, limit: 1 });
  const log: Log = [];
  ask(budget, clock, log, "visitor");
  ask(budget, clock, log, "refresh");
  for (let second = 0; second < 6; second += 1) {
    ask(budget, clock, log, "visitor");
    await clock.advance(1050);
  }
  expect(log.filter((entry) => entry.priority === "refresh")).toEqual([{ at: 5000, priority: "refresh", granted: false }]);
});
