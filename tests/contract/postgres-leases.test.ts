import { afterAll, describe, expect, onTestFinished, test, vi } from "vitest";
import type { CacheQuery } from "#server/catalog/cache-query.ts";
import { createReadThroughCache } from "#server/catalog/read-through-cache.ts";
import { storedRows } from "#server/catalog/stored-rows.ts";
import { postgresLeases } from "#server/cluster/postgres-leases.ts";
import { sharedSingleFlight } from "#server/cluster/shared-single-flight.ts";
import { openPostgres } from "#server/store/postgres-database.ts";
import { postgresStore } from "#server/store/postgres-store.ts";
import { eventually } from "#tests/support/eventually.ts";
import { anyRow } from "#tests/support/open-cache.ts";
import { patientTimeouts, startPostgres } from "#tests/support/postgres.ts";

const server = await startPostgres();
afterAll(() => server.stop());

const log = { info: vi.fn(), warn: vi.fn() };

/** A node with its own connections to a database. */
async function nodeOn(url: string, source = "provider") {
  const database = await openPostgres({ url, log, timeouts: patientTimeouts });
  const leases = postgresLeases(database.primary, source);
  const store = postgresStore(database, source);
  const onError = (error: unknown) => expect.unreachable(String(error));
  const cache = createReadThroughCache({ rows: storedRows({ store, onError, warn: onError }), cluster: { singleFlight: sharedSingleFlight(leases) }, onError });
  const close = async () => {
    leases.close();
    await database.close();
  };
  onTestFinished(close);
  return { database, leases, store, cache, close };
}

const queryOf = <T>(load: CacheQuery<T>["load"], key = "19"): CacheQuery<T> => ({ row: anyRow(), key, freshMs: 60_000, load });

describe("a lease", () => {
  test("belongs to one node until its release, and the holder may acquire it again", async () => {
    const url = await server.emptyDatabase();
    const [one, other] = [await nodeOn(url), await nodeOn(url)];
    expect([await one.leases.acquire("a"), await other.leases.acquire("a"), await one.leases.acquire("a")]).toEqual(["acquired", "held", "acquired"]);
    expect(await other.leases.acquire("b")).toBe("acquired");
    await other.leases.release("a", "stored");
    expect(await other.leases.acquire("a")).toBe("held");
    await one.leases.release("a", "stored");
    expect(await other.leases.acquire("a")).toBe("acquired");
  });

  test("of a time when the clock was ahead is free", async () => {
    const url = await server.emptyDatabase();
    const [one, other] = [await nodeOn(url), await nodeOn(url)];
    await one.leases.acquire("a");
    await one.database.primary.query((sql) => sql`UPDATE leases SET expires_at = expires_at + interval '400 days'`);
    expect(await other.leases.acquire("a")).toBe("acquired");
  });

  test("is separate for each source", async () => {
    const url = await server.emptyDatabase();
    const [one, other] = [await nodeOn(url), await nodeOn(url, "another")];
    expect([await one.leases.acquire("a"), await other.leases.acquire("a")]).toEqual(["acquired", "acquired"]);
  });

  test("reports for a while that the title is absent", async () => {
    const url = await server.emptyDatabase();
    const [one, other] = [await nodeOn(url), await nodeOn(url)];
    await one.leases.acquire("a");
    await one.leases.release("a", "absent");
    expect([await one.leases.acquire("a"), await other.leases.acquire("a")]).toEqual(["absent", "absent"]);
    await one.database.primary.query((sql) => sql`UPDATE leases SET expires_at = now()`);
    expect(await other.leases.acquire("a")).toBe("acquired");
  });

  test("of a dead node goes to another one", async () => {
    const url = await server.emptyDatabase();
    const dead = await nodeOn(url);
    expect(await dead.leases.acquire("movies:19")).toBe("acquired");
    await dead.close();
    const { cache, database } = await nodeOn(url);
    const load = vi.fn(async () => "Metropolis");
    const result = cache(queryOf(load));
    await eventually(() => database.primary.query((sql) => sql`UPDATE leases SET expires_at = now()`));
    expect(await result).toBe("Metropolis");
    expect(load).toHaveBeenCalledTimes(1);
  });

  test("can be renewed during a long load", async () => {
    const url = await server.emptyDatabase();
    const { leases, database } = await nodeOn(url);
    const remainingMs = async () => {
      const [row] = await database.primary.query((sql) => sql`SELECT extract(epoch FROM expires_at - now()) * 1000 AS remaining FROM leases`);
      return Number(row?.remaining);
    };
    await leases.acquire("a");
    await database.primary.query((sql) => sql`UPDATE leases SET expires_at = now() + interval '10 ms'`);
    await leases.renew("a");
    expect(await remainingMs()).toBeGreaterThan(1000);
  });
});

test("a thousand requests to four nodes for one uncached film make one call, and one for an absent title", async () => {
  const url = await server.emptyDatabase();
  const nodes = await Promise.all([nodeOn(url), nodeOn(url), nodeOn(url), nodeOn(url)]);
  const requestAll = <T>(query: CacheQuery<T>) => Promise.all(nodes.flatMap(({ cache }) => Array.from({ length: 250 }, () => cache(query))));
  const film = vi.fn(async () => "Metropolis");
  expect(new Set(await requestAll(queryOf(film)))).toEqual(new Set(["Metropolis"]));
  const absent = vi.fn(async () => null);
  expect(new Set(await requestAll(queryOf(absent, "20")))).toEqual(new Set([null]));
  expect([film.mock.calls.length, absent.mock.calls.length]).toEqual([1, 1]);
});

test("a row that is stale on four nodes is refreshed once", async () => {
  const url = await server.emptyDatabase();
  const nodes = await Promise.all([nodeOn(url), nodeOn(url), nodeOn(url), nodeOn(url)]);
  await nodes[0]?.store.write("movies", "19", { body: '"old"', fetchedAt: Date.now() - 100_000 });
  const load = vi.fn(async () => "new");
  expect(await Promise.all(nodes.map(({ cache }) => cache(queryOf(load), { priority: "refresh" })))).toEqual(["new", "new", "new", "new"]);
  expect(load).toHaveBeenCalledTimes(1);
});
