import { expect, test } from "vitest";
import { eventually } from "#tests/support/eventually.ts";
import { createFairConcurrencyLimit } from "./fair-concurrency-limit.ts";

const tooManyInAll = (why: string) => new Error(`in all: ${why}`);
const tooManyOfOne = (why: string) => new Error(`of one client: ${why}`);

function openLimit() {
  const fair = createFairConcurrencyLimit({
    inAll: { atOnce: 4, maxWaiting: 2, busy: tooManyInAll },
    ofEach: { atOnce: 3, maxWaiting: 2, busy: tooManyOfOne },
  });
  const started: string[] = [];
  const releases: (() => void)[] = [];
  /** A call that runs until all are released. */
  const call = (client: string) =>
    fair(client, () => {
      started.push(client);
      return new Promise<void>((resolve) => releases.push(resolve));
    });
  /** Also of calls that start meanwhile. */
  const releaseAll = async (calls: readonly Promise<void>[]) => {
    let settled = false;
    const all = Promise.all(calls).finally(() => {
      settled = true;
    });
    await eventually(() => {
      for (const release of releases.splice(0)) release();
      expect(settled).toBe(true);
    });
    await all;
  };
  return { call, started, releaseAll };
}

test("calls of one client that hang leave places for the others", async () => {
  const { call, started, releaseAll } = openLimit();
  const calls = Array.from({ length: 5 }, () => call("script"));
  await expect(call("script")).rejects.toThrow("of one client: Too many wait");
  calls.push(call("visitor"));
  await eventually(() => expect(started).toEqual(["script", "script", "script", "visitor"]));
  await releaseAll(calls);
  expect(started.toSorted()).toEqual([...Array(5).fill("script"), "visitor"]);
});

test("the calls of all clients are limited too", async () => {
  const { call, releaseAll } = openLimit();
  const calls = ["a", "b", "c", "d", "e", "f"].map(call);
  await expect(call("g")).rejects.toThrow("in all: Too many wait");
  await releaseAll(calls);
});

test("a client whose calls are over has all its places again, failed calls included", async () => {
  const { call, started, releaseAll } = openLimit();
  const limit = createFairConcurrencyLimit({ inAll: { atOnce: 1, busy: tooManyInAll }, ofEach: { atOnce: 1, maxWaiting: 0, busy: tooManyOfOne } });
  for (let count = 0; count < 3; count += 1) await expect(limit("a", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await limit("a", async () => 1)).toBe(1);
  await releaseAll(Array.from({ length: 5 }, () => call("a")));
  await releaseAll(Array.from({ length: 5 }, () => call("a")));
  expect(started).toHaveLength(10);
});
