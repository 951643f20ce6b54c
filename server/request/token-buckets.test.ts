import { expect, test } from "vitest";
import { createTokenBuckets } from "./token-buckets.ts";

const limit = { name: "work", burst: 3, perSecond: 2 };

test("a client takes its burst at once, then as much as is refilled", () => {
  const clock = { nowMs: 0 };
  const take = createTokenBuckets(() => clock.nowMs);
  expect([take(limit, "a"), take(limit, "a"), take(limit, "a"), take(limit, "a")]).toEqual([0, 0, 0, 500]);
  clock.nowMs = 250;
  expect(take(limit, "a")).toBe(250);
  clock.nowMs = 500;
  expect([take(limit, "a"), take(limit, "a")]).toEqual([0, 500]);
});

test("a bucket holds no more than its burst", () => {
  const clock = { nowMs: 0 };
  const take = createTokenBuckets(() => clock.nowMs);
  take(limit, "a");
  clock.nowMs = 3_600_000;
  expect(take(limit, "a", 4)).toBe(500);
  expect(take(limit, "a", 3)).toBe(0);
});

test("clients and limits have buckets of their own; a refusal takes nothing", () => {
  const take = createTokenBuckets(() => 0);
  expect(take(limit, "a", 2.5)).toBe(0);
  expect(take(limit, "a", 1)).toBe(250);
  expect(take(limit, "a", 0.5)).toBe(0);
  expect([take(limit, "b", 3), take({ ...limit, name: "search" }, "a", 3)]).toEqual([0, 0]);
});
