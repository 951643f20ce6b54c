import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import type { TitleHint } from "#domain/title-hint.ts";
import { postgresMigrations } from "#server/store/postgres-migrations.ts";
import { openPostgres, postgresStore } from "#server/store/postgres-store.ts";
import { type PostgresServer, patientLimits, startPostgres } from "#tests/support/postgres.ts";
import { contractSource as source, storeContract } from "./store-contract.ts";

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

const report = { info: vi.fn(), warn: vi.fn() };

storeContract("PostgreSQL", {
  emptyPlace: () => server.emptyDatabase(),
  open: async (url, ofSource) => postgresStore(await openPostgres({ url, report, limits: patientLimits }), ofSource),
});

storeContract("PostgreSQL with a copy to read from", {
  emptyPlace: () => server.emptyDatabase(),
  open: async (url, ofSource) => postgresStore(await openPostgres({ url, readUrl: url, report, limits: patientLimits }), ofSource),
});

/** Somebody else's own line to the same database. */
function lineTo(url: string) {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  onTestFinished(() => sql.end());
  return sql;
}

describe("the PostgreSQL database", () => {
  test("is migrated once by eight who open it at once", async () => {
    const url = await server.emptyDatabase();
    const databases = await Promise.all(Array.from({ length: 8 }, () => openPostgres({ url, report, limits: patientLimits })));
    expect(databases.filter(({ primary }) => primary.isUp())).toHaveLength(8);
    await Promise.all(databases.map(({ close }) => close()));
    const applied = await lineTo(url)`SELECT version FROM matinee_migrations ORDER BY version`;
    expect(applied.map(({ version }) => version)).toEqual(postgresMigrations.map((_, index) => index + 1));
  });

  test("is left as it is by an older build", async () => {
    const url = await server.emptyDatabase();
    await (await openPostgres({ url, report, limits: patientLimits })).close();
    await lineTo(url)`INSERT INTO matinee_migrations (version) VALUES (99)`;
    const database = await openPostgres({ url, report, limits: patientLimits });
    expect(database.primary.isUp()).toBe(true);
    await database.close();
  });

  test("without leave for pg_trgm starts all the same, and finds most slips", async () => {
    const url = await server.emptyDatabase();
    const name = new URL(url).pathname.slice(1);
    const sql = lineTo(url);
    await sql.unsafe(`CREATE ROLE modest LOGIN PASSWORD 'modest'; GRANT ALL ON SCHEMA public TO modest; REVOKE CREATE ON DATABASE ${name} FROM PUBLIC`);
    const modest = new URL(url);
    Object.assign(modest, { username: "modest", password: "modest" });
    const database = await openPostgres({ url: modest.href, report, limits: patientLimits });
    onTestFinished(database.close);
    expect(database.hasTrigrams()).toBe(false);
    const store = postgresStore(database, source);
    const hint: TitleHint = { type: "movies", id: 1, title: "Metropolis", date: "1927-01-10", poster_path: null, popularity: 1 };
    await store.writeTitles([hint, { ...hint, id: 2, title: "Nosferatu" }]);
    for (const slip of ["metroplis", "metropolix", "netropolis", "metropolis"]) expect(await store.titlesLike(slip, 5)).toEqual([hint]);
    expect(await store.titlesLike("%", 5)).toEqual([]);
  });
});
