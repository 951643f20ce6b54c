import postgres from "postgres";
import { afterAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { openPostgres } from "#server/store/postgres-database.ts";
import { postgresMigrations } from "#server/store/postgres-migrations.ts";
import { postgresStore } from "#server/store/postgres-store.ts";
import { eventually } from "#tests/support/eventually.ts";
import { isNightly } from "#tests/support/nightly.ts";
import { patientTimeouts, startPostgres } from "#tests/support/postgres.ts";
import { evictionContract } from "./eviction-contract.ts";
import { contractSource as source, storeContract } from "./store-contract.ts";

const server = await startPostgres();
afterAll(() => server.stop());

const log = { info: vi.fn(), warn: vi.fn() };

storeContract("PostgreSQL", {
  newLocation: () => server.emptyDatabase(),
  open: async (url, ...sources) => postgresStore(await openPostgres({ url, log, timeouts: patientTimeouts }), ...sources),
});

if (isNightly)
  storeContract("PostgreSQL with a replica", {
    newLocation: () => server.emptyDatabase(),
    open: async (url, ...sources) => postgresStore(await openPostgres({ url, readUrl: url, log, timeouts: patientTimeouts }), ...sources),
  });

evictionContract("PostgreSQL", async () => {
  const url = await server.emptyDatabase();
  const store = postgresStore(await openPostgres({ url, log, timeouts: patientTimeouts }), source);
  return { store, execute: async (sql) => void (await connectTo(url).unsafe(sql)) };
});

test("eviction in PostgreSQL removes rows with times that no number holds", async () => {
  const url = await server.emptyDatabase();
  const store = postgresStore(await openPostgres({ url, log, timeouts: patientTimeouts }), source);
  onTestFinished(store.close);
  await connectTo(url)`INSERT INTO movies (key, source, body, fetched_at) VALUES ('1', 'a', '{}', 9223372036854775807), ('2', 'a', '{}', -9223372036854775808)`;
  expect(await store.evict(0)).toEqual({ rows: 0, bytes: 0, evicted: 2 });
});

test.each([-400, 400])("eviction in PostgreSQL does not go by the clock of a node, here %i days off", async (days) => {
  const store = postgresStore(await openPostgres({ url: await server.emptyDatabase(), log, timeouts: patientTimeouts }), source);
  onTestFinished(store.close);
  const [day, now] = [86_400_000, Date.now()];
  for (const [key, age] of [
    ["1", 2],
    ["2", 1],
    ["3", -2],
  ] as const)
    await store.write("movies", key, { body: "{}", fetchedAt: now - age * day });
  vi.useFakeTimers({ toFake: ["Date"], now: now + days * day });
  onTestFinished(() => void vi.useRealTimers());
  expect(await store.evict(4)).toEqual({ rows: 2, bytes: 4, evicted: 1 });
  expect([await store.read("movies", "1"), await store.read("movies", "3")]).toEqual([expect.anything(), null]);
  expect(await store.evict(2)).toEqual({ rows: 1, bytes: 2, evicted: 1 });
  expect([await store.read("movies", "1"), await store.read("movies", "2")]).toEqual([null, expect.anything()]);
});

/** A connection outside the store's pool. */
function connectTo(url: string) {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  onTestFinished(() => sql.end());
  return sql;
}

describe("the PostgreSQL database", () => {
  test("is migrated once if eight nodes open it at the same time", async () => {
    const url = await server.emptyDatabase();
    const databases = await Promise.all(Array.from({ length: 8 }, () => openPostgres({ url, log, timeouts: patientTimeouts })));
    expect(databases.filter(({ primary }) => primary.isConnected())).toHaveLength(8);
    await Promise.all(databases.map(({ close }) => close()));
    const applied = await connectTo(url)`SELECT version FROM matinee_migrations ORDER BY version`;
    expect(applied.map(({ version }) => version)).toEqual(postgresMigrations.map((_, index) => index + 1));
  });

  test("is not changed by an older build", async () => {
    const url = await server.emptyDatabase();
    await (await openPostgres({ url, log, timeouts: patientTimeouts })).close();
    await connectTo(url)`INSERT INTO matinee_migrations (version) VALUES (99)`;
    const database = await openPostgres({ url, log, timeouts: patientTimeouts });
    expect(database.primary.isConnected()).toBe(true);
    await database.close();
  });

  test("has tables that were dropped made again, with one line in the log", async () => {
    const url = await server.emptyDatabase();
    const lines: string[] = [];
    const database = await openPostgres({ url, log: { info: vi.fn(), warn: (line) => void lines.push(line) }, timeouts: patientTimeouts });
    onTestFinished(database.close);
    const store = postgresStore(database, source);
    const row = { body: '"stored"', fetchedAt: 1 };
    await store.write("tv_series", "7", row);
    await connectTo(url)`DROP TABLE movies, leases`;
    await expect(store.read("movies", "19")).rejects.toThrow("does not exist");
    await eventually(() => store.write("movies", "19", row));
    expect([await store.read("movies", "19"), await store.read("tv_series", "7")]).toEqual([row, row]);
    expect(await connectTo(url)`SELECT count(*)::int AS count FROM leases`).toEqual([{ count: 0 }]);
    expect(lines).toEqual([
      expect.stringMatching(/^PostgreSQL \(DATABASE_URL\): relation "movies" does not exist; the missing tables were made again, empty$/),
    ]);
  });

  test("opens if the record of its migrations was dropped", async () => {
    const url = await server.emptyDatabase();
    await (await openPostgres({ url, log, timeouts: patientTimeouts })).close();
    await connectTo(url)`DROP TABLE matinee_migrations`;
    const database = await openPostgres({ url, log, timeouts: patientTimeouts });
    onTestFinished(database.close);
    expect(database.primary.isConnected()).toBe(true);
  });
});
