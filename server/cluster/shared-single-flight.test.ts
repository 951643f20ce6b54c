import { expect, test, vi } from "vitest";
import type { CacheQuery } from "#server/catalog/cache-query.ts";
import { createReadThroughCache } from "#server/catalog/read-through-cache.ts";
import { eventually } from "#tests/support/eventually.ts";
import { memoryStore } from "#tests/support/memory-store.ts";
import { anyRow, rowsOf } from "#tests/support/open-cache.ts";
import type { Leases, LoadOutcome } from "./cluster.ts";
import { sharedSingleFlight } from "./shared-single-flight.ts";

/** Leases in memory, shared by several caches that stand for nodes. */
function leasesInMemory() {
  const rows = new Map<string, { holder: string; absent: boolean }>();
  const outcomes: LoadOutcome[] = [];
  const broken = { acquire: false };
  const of = (holder: string): Leases => ({
    acquire: async (key) => {
      if (broken.acquire) throw new Error("the database is unavailable");
      const lease = rows.get(key);
      if (lease) return lease.absent ? "absent" : lease.holder === holder ? "acquired" : "held";
      rows.set(key, { holder, absent: false });
      return "acquired";
    },
    renew: async () => undefined,
    release: async (key, outcome) => {
      outcomes.push(outcome);
      if (outcome === "absent") rows.set(key, { holder, absent: true });
      else rows.delete(key);
    },
  });
  return { of, rows, outcomes, broken };
}

function nodes(count: number) {
  const leases = leasesInMemory();
  const { store } = memoryStore();
  const { errors, ...stored } = rowsOf(store);
  const onError = (error: unknown) => void errors.push(error);
  const caches = Array.from({ length: count }, (_, index) =>
    createReadThroughCache({ rows: stored, cluster: { singleFlight: sharedSingleFlight(leases.of(`node ${index}`)) }, onError }),
  );
  return { ...leases, errors, caches };
}

const queryOf = <T>(load: CacheQuery<T>["load"]): CacheQuery<T> => ({ row: anyRow(), key: "19", freshMs: 60_000, load });

test("one of four nodes calls the provider, and all get the result", async () => {
  const { caches, outcomes, rows } = nodes(4);
  const response = Promise.withResolvers<string>();
  const load = vi.fn(() => response.promise);
  const results = caches.flatMap((cache) => [cache(queryOf(load)), cache(queryOf(load))]);
  await eventually(() => expect(load).toHaveBeenCalled());
  response.resolve("Metropolis");
  expect(new Set(await Promise.all(results))).toEqual(new Set(["Metropolis"]));
  expect([load.mock.calls.length, outcomes.filter((outcome) => outcome === "stored").length > 0, rows.size]).toEqual([1, true, 0]);
});

test("one of four nodes finds that a title is absent, and all know", async () => {
  const { caches } = nodes(4);
  const load = vi.fn(async () => null);
  expect(await Promise.all(caches.map((cache) => cache(queryOf(load))))).toEqual([null, null, null, null]);
  expect(load).toHaveBeenCalledTimes(1);
});

test("a node that waited loads for itself if the first one failed", async () => {
  const { caches, outcomes } = nodes(2);
  const load = vi.fn(async () => "back").mockRejectedValueOnce(new Error("the provider is down"));
  const results = await Promise.allSettled(caches.map((cache) => cache(queryOf(load))));
  expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(outcomes).toEqual(["failed", "stored"]);
});

test("a query that is cached in memory alone needs no lease", async () => {
  const { caches, broken, errors } = nodes(1);
  broken.acquire = true;
  expect(await caches[0]?.({ ...queryOf(async () => "found"), row: null })).toBe("found");
  expect(errors).toEqual([]);
});

test("without leases each node loads for itself", async () => {
  const { caches, broken, errors } = nodes(2);
  broken.acquire = true;
  const load = vi.fn(async () => "loaded");
  expect(await Promise.all(caches.map((cache) => cache(queryOf(load))))).toEqual(["loaded", "loaded"]);
  expect([load.mock.calls.length, errors.length]).toEqual([2, 2]);
});
