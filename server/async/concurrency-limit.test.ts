import { expect, test } from "vitest";
import { eventually } from "#tests/support/eventually.ts";
import { createConcurrencyLimit } from "./concurrency-limit.ts";

/** A call that runs until it is released. */
const blockedCall = () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { run: () => promise, release: resolve };
};

test("calls in the last lane start only while the first lane is empty", async () => {
  const limit = createConcurrencyLimit({ atOnce: 1, maxWaiting: 5, maxWaitMs: 60_000 });
  const order: string[] = [];
  const record = (name: string) => async () => void order.push(name);
  const blocker = blockedCall();
  const all = [limit(blocker.run), limit(record("avif 1"), "last"), limit(record("webp 1")), limit(record("avif 2"), "last"), limit(record("webp 2"))];
  blocker.release();
  await Promise.all(all);
  expect(order).toEqual(["webp 1", "webp 2", "avif 1", "avif 2"]);
});

test("a failed call frees its place", async () => {
  const limit = createConcurrencyLimit({ atOnce: 1, maxWaiting: 1, maxWaitMs: 60_000 });
  await expect(limit(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await limit(async () => 1)).toBe(1);
});

test("a call is refused if the lane is full, or after the longest wait", async () => {
  const limit = createConcurrencyLimit({ atOnce: 1, maxWaiting: 1, maxWaitMs: 5, busy: (why) => new RangeError(why) });
  const blocker = blockedCall();
  const running = limit(blocker.run);
  const waiting = limit(async () => 1);
  await expect(limit(async () => 2)).rejects.toThrow(RangeError);
  await expect(waiting).rejects.toThrow(RangeError);
  blocker.release();
  await running;
  expect(await limit(async () => 3)).toBe(3);
});

test("at most `atOnce` calls run together, in order; without other limits all wait", async () => {
  const limit = createConcurrencyLimit({ atOnce: 2 });
  const started: number[] = [];
  const blockers = Array.from({ length: 5 }, blockedCall);
  const calls = blockers.map((blocker, index) =>
    limit(async () => {
      started.push(index);
      await blocker.run();
      return index;
    }),
  );
  expect(started).toEqual([0, 1]);
  blockers[1]?.release();
  await calls[1];
  await eventually(() => expect(started).toEqual([0, 1, 2]));
  for (const blocker of blockers) blocker.release();
  expect(await Promise.all(calls)).toEqual([0, 1, 2, 3, 4]);
});
