import { expect, test } from "vitest";
import { eventually } from "#tests/support/eventually.ts";
import { createConcurrencyLimit } from "./concurrency-limit.ts";

const held = () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { run: () => promise, release: resolve };
};

test("whoever is in the last lane has a turn only when nobody waits in the first", async () => {
  const turns = createConcurrencyLimit({ atOnce: 1, maxWaiting: 5, maxWaitMs: 60_000 });
  const order: string[] = [];
  const say = (word: string) => async () => void order.push(word);
  const first = held();
  const all = [turns(first.run), turns(say("avif 1"), "last"), turns(say("webp 1")), turns(say("avif 2"), "last"), turns(say("webp 2"))];
  first.release();
  await Promise.all(all);
  expect(order).toEqual(["webp 1", "webp 2", "avif 1", "avif 2"]);
});

test("a turn that fails is a turn that is over", async () => {
  const turns = createConcurrencyLimit({ atOnce: 1, maxWaiting: 1, maxWaitMs: 60_000 });
  await expect(turns(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await turns(async () => 1)).toBe(1);
});

test("nobody waits longer than they may, or in a full lane", async () => {
  const turns = createConcurrencyLimit({ atOnce: 1, maxWaiting: 1, maxWaitMs: 5, busy: (why) => new RangeError(why) });
  const first = held();
  const running = turns(first.run);
  const waiting = turns(async () => 1);
  await expect(turns(async () => 2)).rejects.toThrow(RangeError);
  await expect(waiting).rejects.toThrow(RangeError);
  first.release();
  await running;
  expect(await turns(async () => 3)).toBe(3);
});

test("no more run at once than may, in their order, and without limits everybody waits as long as it takes", async () => {
  const turns = createConcurrencyLimit({ atOnce: 2 });
  const started: number[] = [];
  const doors = Array.from({ length: 5 }, held);
  const works = doors.map((door, index) =>
    turns(async () => {
      started.push(index);
      await door.run();
      return index;
    }),
  );
  expect(started).toEqual([0, 1]);
  doors[1]?.release();
  await works[1];
  await eventually(() => expect(started).toEqual([0, 1, 2]));
  for (const door of doors) door.release();
  expect(await Promise.all(works)).toEqual([0, 1, 2, 3, 4]);
});
