import { createServer, type Socket } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { connectPostgres } from "#server/store/postgres-connection.ts";
import { DatabaseTimeoutError, DatabaseUnavailableError } from "#server/store/postgres-errors.ts";
import { openPostgres, postgresStore } from "#server/store/postgres-store.ts";
import { eventually } from "#tests/support/eventually.ts";
import { freePort } from "#tests/support/free-port.ts";
import { databasePassword, type PostgresServer, startPostgres } from "#tests/support/postgres.ts";

const row = { body: '"kept"', fetchedAt: 1 };

async function opened(server: Pick<PostgresServer, "urlOf">, more: { readUrl?: string } = {}) {
  const report = { info: vi.fn(), warn: vi.fn() };
  const database = await openPostgres({ url: server.urlOf("postgres"), report, limits: { connectMs: 2000, queryMs: 2000 }, ...more });
  onTestFinished(database.close);
  return { ...database, report, store: postgresStore(database, "provider") };
}

async function realServer(): Promise<PostgresServer> {
  const server = await startPostgres();
  onTestFinished(server.stop);
  return server;
}

test("a database that goes is an error at once, and is there again when it comes back, each said once", async () => {
  const server = await realServer();
  const { store, report, primary } = await opened(server);
  await store.write("movies", "19", row);
  await server.end();
  await expect(store.read("movies", "19")).rejects.toThrow();
  await eventually(() => expect(report.warn).toHaveBeenCalledTimes(1));
  for (const _ of [1, 2, 3]) await expect(store.read("movies", "19")).rejects.toThrow(DatabaseUnavailableError);
  await server.start();
  await eventually(() => expect(primary.isUp()).toBe(true));
  expect(await store.read("movies", "19")).toEqual(row);
  expect([report.warn.mock.calls.length, report.info.mock.calls]).toEqual([1, [["The database (DATABASE_URL) answers again"]]]);
  expect(String(report.warn.mock.calls)).not.toContain(databasePassword);
});

test("a connection that is cut is no error: the question is asked again", async () => {
  const server = await realServer();
  const { store, report } = await opened(server);
  const other = await opened(server);
  await store.write("movies", "19", row);
  for (const _ of [1, 2, 3]) {
    await other.primary.query(
      (sql) => sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND application_name = 'matinee'`,
    );
    expect(await Promise.all(Array.from({ length: 50 }, () => store.read("movies", "19")))).toEqual(Array(50).fill(row));
  }
  expect(report.warn).not.toHaveBeenCalled();
});

test("a database that is not there at the start is migrated and used once it is", async () => {
  const port = await freePort();
  const nobody = { urlOf: (name: string) => `postgres://matinee:${databasePassword}@127.0.0.1:${port}/${name}` };
  const { store, report } = await opened(nobody);
  expect(report.warn).toHaveBeenCalledTimes(1);
  await expect(store.read("movies", "19")).rejects.toThrow(DatabaseUnavailableError);
  const server = await startPostgres({ port });
  onTestFinished(server.stop);
  await eventually(() => store.write("movies", "19", row));
  expect(await store.read("movies", "19")).toEqual(row);
});

test("a question that takes too long is given up, and the next one is answered", async () => {
  const { primary } = await opened(await realServer());
  await expect(primary.query((sql) => sql`SELECT pg_sleep(60)`, 50)).rejects.toThrow(DatabaseTimeoutError);
  expect(await primary.query((sql) => sql`SELECT 1 AS one`)).toEqual([{ one: 1 }]);
});

test("somebody who takes connections and says nothing is as good as nobody", async () => {
  const sockets: Socket[] = [];
  const mute = createServer((socket) => void sockets.push(socket));
  await new Promise<void>((resolve) => mute.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    mute.close();
  });
  const report = { info: vi.fn(), warn: vi.fn() };
  const address = mute.address();
  const link = connectPostgres({ url: `postgres://u:p@127.0.0.1:${typeof address === "object" ? address?.port : 0}/x`, name: "The mute one", report });
  onTestFinished(link.close);
  await eventually(() => expect(report.warn).toHaveBeenCalledTimes(1));
  await expect(link.query((sql) => sql`SELECT 1`)).rejects.toThrow(DatabaseUnavailableError);
});

test("no question waits for all that prepares a database", async () => {
  const server = await realServer();
  const { promise: prepared, resolve: done } = Promise.withResolvers<void>();
  const report = { info: vi.fn(), warn: vi.fn() };
  const link = connectPostgres({
    url: server.urlOf("postgres"),
    name: "The slow one",
    report,
    prepare: () => prepared,
    limits: { connectMs: 50, queryMs: 2000 },
  });
  onTestFinished(link.close);
  await expect(link.query((sql) => sql`SELECT 1`)).rejects.toThrow(DatabaseUnavailableError);
  expect(link.isUp()).toBe(false);
  done();
  await eventually(() => expect(link.isUp()).toBe(true));
  expect(await link.query((sql) => sql`SELECT 1 AS one`)).toEqual([{ one: 1 }]);
});

test("a copy that fails is read past", async () => {
  const [server, copy] = [await realServer(), await realServer()];
  const { store } = await opened(server, { readUrl: copy.urlOf("postgres") });
  await store.write("movies", "19", row);
  // An empty database instead of a copy: its every answer is an error.
  expect(await store.read("movies", "19")).toEqual(row);
  await copy.end();
  expect(await store.read("movies", "19")).toEqual(row);
  expect(await store.countInventory("movies")).toBe(0);
});
