import { expect, test, vi } from "vitest";
import { type CacheQuery, createReadThroughCache } from "#server/catalog/read-through-cache.ts";
import { eventually } from "#tests/support/eventually.ts";
import { memoryStore } from "#tests/support/memory-store.ts";
import type { Leases, LoadOutcome } from "./leases.ts";

/** Leases in memory, as several nodes of one process would share them. */
function sharedLeases() {
  const rows = new Map<string, { holder: string; absent: boolean }>();
  const outcomes: LoadOutcome[] = [];
  const broken = { take: false };
  const of = (holder: string): Leases => ({
    take: async (key) => {
      if (broken.take) throw new Error("nobody can say");
      const held = rows.get(key);
      if (held) return held.absent ? "absent" : held.holder === holder ? "mine" : "theirs";
      rows.set(key, { holder, absent: false });
      return "mine";
    },
    renew: async () => undefined,
    done: async (key, outcome) => {
      outcomes.push(outcome);
      if (outcome === "absent") rows.set(key, { holder, absent: true });
      else rows.delete(key);
    },
  });
  return { of, rows, outcomes, broken };
}

function nodes(count: number) {
  const shared = sharedLeases();
  const memory = memoryStore();
  const errors: unknown[] = [];
  const onError = (error: unknown) => void errors.push(error);
  const caches = Array.from({ length: count }, (_, index) => createReadThroughCache({ store: memory.store, leases: shared.of(`node ${index}`), onError }));
  return { ...shared, memory, errors, caches };
}

const queryOf = <T>(load: CacheQuery<T>["load"]): CacheQuery<T> => ({ table: "movies", key: "19", freshMs: 60_000, load });

test("one of four nodes asks the provider, and all have its answer", async () => {
  const { caches, outcomes, rows } = nodes(4);
  const answer = Promise.withResolvers<string>();
  const load = vi.fn(() => answer.promise);
  const asked = caches.flatMap((kept) => [kept("visitor", queryOf(load)), kept("visitor", queryOf(load))]);
  await eventually(() => expect(load).toHaveBeenCalled());
  answer.resolve("Metropolis");
  expect(new Set(await Promise.all(asked))).toEqual(new Set(["Metropolis"]));
  expect([load.mock.calls.length, outcomes.filter((outcome) => outcome === "stored").length > 0, rows.size]).toEqual([1, true, 0]);
});

test("one of four nodes hears that there is no such title, for all of them", async () => {
  const { caches } = nodes(4);
  const load = vi.fn(async () => null);
  expect(await Promise.all(caches.map((kept) => kept("visitor", queryOf(load))))).toEqual([null, null, null, null]);
  expect(load).toHaveBeenCalledTimes(1);
});

test("a node that waited asks for itself where the first one failed", async () => {
  const { caches, outcomes } = nodes(2);
  const load = vi.fn(async () => "back").mockRejectedValueOnce(new Error("the provider is down"));
  const answers = await Promise.allSettled(caches.map((kept) => kept("visitor", queryOf(load))));
  expect(answers.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(outcomes).toEqual(["failed", "stored"]);
});

test("what is kept in memory alone takes no turn", async () => {
  const { caches, broken, errors } = nodes(1);
  broken.take = true;
  expect(await caches[0]?.("visitor", { ...queryOf(async () => "found"), table: null })).toBe("found");
  expect(errors).toEqual([]);
});

test("where nobody can say whose turn it is, each asks", async () => {
  const { caches, broken, errors } = nodes(2);
  broken.take = true;
  const load = vi.fn(async () => "asked");
  expect(await Promise.all(caches.map((kept) => kept("visitor", queryOf(load))))).toEqual(["asked", "asked"]);
  expect([load.mock.calls.length, errors.length]).toEqual([2, 2]);
});
