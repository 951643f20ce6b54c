import { expect, test } from "vitest";
import { createTurns } from "./turns.ts";

const held = () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { run: () => promise, release: resolve };
};

test("whoever is in the last lane has a turn only when nobody waits in the first", async () => {
  const turns = createTurns({ atOnce: 1, maxWaiting: 5, maxWaitMs: 60_000 });
  const order: string[] = [];
  const say = (word: string) => async () => void order.push(word);
  const first = held();
  const all = [turns(first.run), turns(say("avif 1"), "last"), turns(say("webp 1")), turns(say("avif 2"), "last"), turns(say("webp 2"))];
  first.release();
  await Promise.all(all);
  expect(order).toEqual(["webp 1", "webp 2", "avif 1", "avif 2"]);
});

test("a turn that fails is a turn that is over", async () => {
  const turns = createTurns({ atOnce: 1, maxWaiting: 1, maxWaitMs: 60_000 });
  await expect(turns(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await turns(async () => 1)).toBe(1);
});

test("nobody waits longer than they may, or in a full lane", async () => {
  const turns = createTurns({ atOnce: 1, maxWaiting: 1, maxWaitMs: 5 });
  const first = held();
  const running = turns(first.run);
  const waiting = turns(async () => 1);
  await expect(turns(async () => 2)).rejects.toMatchObject({ kind: "busy" });
  await expect(waiting).rejects.toMatchObject({ kind: "busy" });
  first.release();
  await running;
  expect(await turns(async () => 3)).toBe(3);
});
