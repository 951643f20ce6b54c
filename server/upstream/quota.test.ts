import fc from "fast-check";
import { expect, test } from "vitest";
import type { Priority } from "#domain/query.ts";
import { type ManualClock, manualClock } from "#tests/support/manual-clock.ts";
import { createQuota, type Quota } from "./quota.ts";

type Log = { at: number; priority: Priority; granted: boolean }[];

function request(quota: Quota, clock: ManualClock, log: Log, priority: Priority, times = 1): void {
  for (let index = 0; index < times; index += 1) void quota.acquire({ priority }).then((granted) => log.push({ at: clock.now(), priority, granted }));
}

const grantedTimes = (log: Log): number[] => log.filter((entry) => entry.granted).map((entry) => entry.at);

/** The most that fell into any one second. */
function busiestSecond(times: number[]): number {
  return Math.max(0, ...times.map((start) => times.filter((time) => time >= start && time < start + 1000).length));
}

test("grants thirty-eight calls at once, the next one after the first second", async () => {
  const clock = manualClock();
  const quota = createQuota({ clock });
  const log: Log = [];
  request(quota, clock, log, "visitor", 39);
  await clock.advance(0);
  expect(grantedTimes(log)).toHaveLength(38);
  expect(quota.use()).toEqual({ used: 38, limit: 38, waiting: 1 });
  await clock.advance(1000);
  expect(grantedTimes(log)).toHaveLength(38);
  await clock.advance(100);
  expect(grantedTimes(log)).toHaveLength(39);
  expect(quota.use()).toEqual({ used: 1, limit: 38, waiting: 0 });
});

test("never grants more than thirty-eight a second, and no call waits longer than its limit", async () => {
  const burst = fc.record({
    pauseMs: fc.nat(700),
    count: fc.integer({ min: 1, max: 60 }),
    priority: fc.constantFrom<Priority>("visitor", "excess", "refresh", "speculative"),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(burst, { minLength: 1, maxLength: 12 }), async (bursts) => {
      const clock = manualClock();
      const quota = createQuota({ clock });
      const waits: { ms: number; priority: Priority }[] = [];
      const times: number[] = [];
      for (const { pauseMs, count, priority } of bursts) {
        await clock.advance(pauseMs);
        const askedAt = clock.now();
        for (let index = 0; index < count; index += 1) {
          void quota.acquire({ priority }).then((granted) => {
            waits.push({ ms: clock.now() - askedAt, priority });
            if (granted) times.push(clock.now());
          });
        }
      }
      await clock.advance(6000);
      expect(waits).toHaveLength(bursts.reduce((sum, { count }) => sum + count, 0));
      expect(busiestSecond(times)).toBeLessThanOrEqual(38);
      expect(waits.every(({ ms, priority }) => ms <= { visitor: 1100, excess: 1100, refresh: 5000, speculative: 0 }[priority])).toBe(true);
    }),
    { numRuns: 40 },
  );
});

test("serves visitors before refreshes that have waited longer", async () => {
  const clock = manualClock();
  const quota = createQuota({ clock });
  const log: Log = [];
  request(quota, clock, log, "visitor", 38);
  request(quota, clock, log, "refresh", 20);
  await clock.advance(500);
  request(quota, clock, log, "visitor", 20);
  await clock.advance(600);
  expect(log.slice(38, 58).map((entry) => entry.priority)).toEqual(Array(20).fill("visitor"));
});

test("serves a refresh that a visitor joins as a visitor", async () => {
  const clock = manualClock();
  const quota = createQuota({ clock, limit: 1 });
  const order: string[] = [];
  const joined = { priority: "refresh" as Priority };
  void quota.acquire({ priority: "visitor" });
  void quota.acquire({ priority: "refresh" }).then(() => order.push("other"));
  void quota.acquire(joined).then(() => order.push("joined"));
  joined.priority = "visitor";
  await clock.advance(3000);
  expect(order).toEqual(["joined", "other"]);
});

test("refuses a prefetch that would wait, and reserves most of each second for others", async () => {
  const clock = manualClock();
  const quota = createQuota({ clock });
  const log: Log = [];
  request(quota, clock, log, "speculative", 38);
  await clock.advance(0);
  expect(log).toHaveLength(38);
  expect(grantedTimes(log)).toHaveLength(15);
  request(quota, clock, log, "visitor", 23);
  await clock.advance(0);
  expect(grantedTimes(log)).toHaveLength(38);
});

test("reserves a part of each second for visitors, who come before what a client requests beyond its share", async () => {
  const clock = manualClock();
  const quota = createQuota({ clock });
  const log: Log = [];
  request(quota, clock, log, "excess", 60);
  await clock.advance(0);
  expect(grantedTimes(log)).toHaveLength(30);
  request(quota, clock, log, "visitor", 18);
  await clock.advance(0);
  expect(grantedTimes(log)).toHaveLength(38);
  await clock.advance(1060);
  const granted = log.filter((entry) => entry.granted).map((entry) => entry.priority);
  expect(granted.slice(38, 48)).toEqual(Array(10).fill("visitor"));
});

test("refuses at once a call that would wait too long", async () => {
  const clock = manualClock();
  const quota = createQuota({ clock });
  const log: Log = [];
  request(quota, clock, log, "visitor", 38 * 4);
  await clock.advance(0);
  expect(log.filter((entry) => !entry.granted)).toHaveLength(38 * 2);
});

test("refuses a refresh that visitors delay too long", async () => {
  const clock = manualClock();
  const quota = createQuota({ clock, limit: 1 });
  const log: Log = [];
  request(quota, clock, log, "visitor");
  request(quota, clock, log, "refresh");
  for (let second = 0; second < 6; second += 1) {
    request(quota, clock, log, "visitor");
    await clock.advance(1050);
  }
  expect(log.filter((entry) => entry.priority === "refresh")).toEqual([{ at: 5000, priority: "refresh", granted: false }]);
});
