import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { type CacheQuery, createReadThroughCache } from "#server/catalog/read-through-cache.ts";
import { postgresLeases } from "#server/cluster/postgres-leases.ts";
import { openPostgres, postgresStore } from "#server/store/postgres-store.ts";
import { eventually } from "#tests/support/eventually.ts";
import { type PostgresServer, patientLimits, startPostgres } from "#tests/support/postgres.ts";

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

const report = { info: vi.fn(), warn: vi.fn() };

/** A node's own connections to a database. */
async function nodeOn(url: string, source = "provider") {
  const database = await openPostgres({ url, report, limits: patientLimits });
  const leases = postgresLeases(database.primary, source);
  const store = postgresStore(database, source);
  const kept = createReadThroughCache({ store, leases, onError: (error) => expect.unreachable(String(error)) });
  const close = async () => {
    leases.close();
    await database.close();
  };
  onTestFinished(close);
  return { database, leases, store, kept, close };
}

const queryOf = <T>(load: CacheQuery<T>["load"], key = "19"): CacheQuery<T> => ({ table: "movies", key, freshMs: 60_000, load });

describe("a lease", () => {
  test("is one node's until it is done, and that one's again when asked twice", async () => {
    const url = await server.emptyDatabase();
    const [one, other] = [await nodeOn(url), await nodeOn(url)];
    expect([await one.leases.take("a"), await other.leases.take("a"), await one.leases.take("a")]).toEqual(["mine", "theirs", "mine"]);
    expect(await other.leases.take("b")).toBe("mine");
    await other.leases.done("a", "stored");
    expect(await other.leases.take("a")).toBe("theirs");
    await one.leases.done("a", "stored");
    expect(await other.leases.take("a")).toBe("mine");
  });

  test("is nobody's business in another source", async () => {
    const url = await server.emptyDatabase();
    const [one, other] = [await nodeOn(url), await nodeOn(url, "another")];
    expect([await one.leases.take("a"), await other.leases.take("a")]).toEqual(["mine", "mine"]);
  });

  test("says for a while that there is no such title", async () => {
    const url = await server.emptyDatabase();
    const [one, other] = [await nodeOn(url), await nodeOn(url)];
    await one.leases.take("a");
    await one.leases.done("a", "absent");
    expect([await one.leases.take("a"), await other.leases.take("a")]).toEqual(["absent", "absent"]);
    await one.database.primary.query((sql) => sql`UPDATE leases SET expires_at = now()`);
    expect(await other.leases.take("a")).toBe("mine");
  });

  test("of a node that died goes to another one", async () => {
    const url = await server.emptyDatabase();
    const dead = await nodeOn(url);
    expect(await dead.leases.take("movies:19")).toBe("mine");
    await dead.close();
    const { kept, database } = await nodeOn(url);
    const load = vi.fn(async () => "Metropolis");
    const answer = kept("visitor", queryOf(load));
    await eventually(() => database.primary.query((sql) => sql`UPDATE leases SET expires_at = now()`));
    expect(await answer).toBe("Metropolis");
    expect(load).toHaveBeenCalledTimes(1);
  });

  test("is kept through a long load", async () => {
    const url = await server.emptyDatabase();
    const { leases, database } = await nodeOn(url);
    const leftMs = async () => {
      const [row] = await database.primary.query((sql) => sql`SELECT extract(epoch FROM expires_at - now()) * 1000 AS left FROM leases`);
      return Number(row?.left);
    };
    await leases.take("a");
    await database.primary.query((sql) => sql`UPDATE leases SET expires_at = now() + interval '10 ms'`);
    await leases.renew("a");
    expect(await leftMs()).toBeGreaterThan(1000);
  });
});

test("a thousand who ask four nodes for one cold film cost one call, and a title that is not there one as well", async () => {
  const url = await server.emptyDatabase();
  const nodes = await Promise.all([nodeOn(url), nodeOn(url), nodeOn(url), nodeOn(url)]);
  const askAll = <T>(keep: CacheQuery<T>) => Promise.all(nodes.flatMap(({ kept }) => Array.from({ length: 250 }, () => kept("visitor", keep))));
  const film = vi.fn(async () => "Metropolis");
  expect(new Set(await askAll(queryOf(film)))).toEqual(new Set(["Metropolis"]));
  const nothing = vi.fn(async () => null);
  expect(new Set(await askAll(queryOf(nothing, "20")))).toEqual(new Set([null]));
  expect([film.mock.calls.length, nothing.mock.calls.length]).toEqual([1, 1]);
});

test("a row that went stale on four nodes is refreshed once", async () => {
  const url = await server.emptyDatabase();
  const nodes = await Promise.all([nodeOn(url), nodeOn(url), nodeOn(url), nodeOn(url)]);
  await nodes[0]?.store.write("movies", "19", { body: '"old"', fetchedAt: Date.now() - 100_000 });
  const load = vi.fn(async () => "new");
  expect(await Promise.all(nodes.map(({ kept }) => kept("refresh", queryOf(load))))).toEqual(["new", "new", "new", "new"]);
  expect(load).toHaveBeenCalledTimes(1);
});
