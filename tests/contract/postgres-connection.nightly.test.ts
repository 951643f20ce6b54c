import { createServer, type Socket } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { connectPostgres } from "#server/store/postgres-connection.ts";
import { openPostgres } from "#server/store/postgres-database.ts";
import { DatabaseTimeoutError, DatabaseUnavailableError } from "#server/store/postgres-errors.ts";
import { postgresStore } from "#server/store/postgres-store.ts";
import { eventually } from "#tests/support/eventually.ts";
import { freePort } from "#tests/support/free-port.ts";
import { databasePassword, type PostgresServer, patientTimeouts, startPostgres } from "#tests/support/postgres.ts";

const row = { body: '"stored"', fetchedAt: 1 };

const newLog = () => ({ info: vi.fn(), warn: vi.fn() });

async function openStore(server: Pick<PostgresServer, "urlOf">, replica: { readUrl?: string } = {}) {
  const log = newLog();
  const database = await openPostgres({ url: server.urlOf("postgres"), log, timeouts: patientTimeouts, ...replica });
  onTestFinished(database.close);
  return { ...database, log, store: postgresStore(database, "provider") };
}

async function startServer(): Promise<PostgresServer> {
  const server = await startPostgres();
  onTestFinished(server.stop);
  return server;
}

test("without its database a store fails at once, and works again after a reconnect; each is logged once", async () => {
  const server = await startServer();
  const { store, log, primary } = await openStore(server);
  await store.write("movies", "19", row);
  await server.end();
  await expect(store.read("movies", "19")).rejects.toThrow();
  await eventually(() => expect(log.warn).toHaveBeenCalledTimes(1));
  for (const _ of [1, 2, 3]) await expect(store.read("movies", "19")).rejects.toThrow(DatabaseUnavailableError);
  await server.start();
  await eventually(() => expect(primary.isConnected()).toBe(true));
  expect(await store.read("movies", "19")).toEqual(row);
  expect([log.warn.mock.calls.length, log.info.mock.calls]).toEqual([1, [["PostgreSQL (DATABASE_URL): connected again"]]]);
  expect(String(log.warn.mock.calls)).not.toContain(databasePassword);
});

test("a query is retried if its connection is terminated", async () => {
  const server = await startServer();
  const { store, log } = await openStore(server);
  const other = await openStore(server);
  await store.write("movies", "19", row);
  for (const _ of [1, 2, 3]) {
    await other.primary.query(
      (sql) => sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND application_name = 'matinee'`,
    );
    expect(await Promise.all(Array.from({ length: 50 }, () => store.read("movies", "19")))).toEqual(Array(50).fill(row));
  }
  expect(log.warn).not.toHaveBeenCalled();
});

test("a database that is unavailable at the start is migrated and used later", async () => {
  const port = await freePort();
  const futureServer = { urlOf: (name: string) => `postgres://matinee:${databasePassword}@127.0.0.1:${port}/${name}` };
  const { store, log } = await openStore(futureServer);
  expect(log.warn).toHaveBeenCalledTimes(1);
  await expect(store.read("movies", "19")).rejects.toThrow(DatabaseUnavailableError);
  const server = await startPostgres({ port });
  onTestFinished(server.stop);
  await eventually(() => store.write("movies", "19", row));
  expect(await store.read("movies", "19")).toEqual(row);
});

test("a slow query times out, and the next one works", async () => {
  const { primary } = await openStore(await startServer());
  await expect(primary.query((sql) => sql`SELECT pg_sleep(60)`, 50)).rejects.toThrow(DatabaseTimeoutError);
  expect(await primary.query((sql) => sql`SELECT 1 AS one`)).toEqual([{ one: 1 }]);
});

test("a server that accepts connections and never responds counts as unavailable", async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => void sockets.push(socket));
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    silent.close();
  });
  const log = newLog();
  const address = silent.address();
  const connection = connectPostgres({ url: `postgres://u:p@127.0.0.1:${typeof address === "object" ? address?.port : 0}/x`, name: "silent server", log });
  onTestFinished(connection.close);
  await eventually(() => expect(log.warn).toHaveBeenCalledTimes(1));
  await expect(connection.query((sql) => sql`SELECT 1`)).rejects.toThrow(DatabaseUnavailableError);
});

test("a query does not wait until a long preparation ends", async () => {
  const server = await startServer();
  const { promise: prepared, resolve: finishPreparing } = Promise.withResolvers<void>();
  const connection = connectPostgres({
    url: server.urlOf("postgres"),
    name: "slow server",
    log: newLog(),
    prepare: () => prepared,
    timeouts: { connectMs: 50, queryMs: 50 },
  });
  onTestFinished(connection.close);
  await expect(connection.query((sql) => sql`SELECT 1`)).rejects.toThrow(DatabaseUnavailableError);
  expect(connection.isConnected()).toBe(false);
  finishPreparing();
  await eventually(() => expect(connection.isConnected()).toBe(true));
  expect(await connection.query((sql) => sql`SELECT 1 AS one`, patientTimeouts.queryMs)).toEqual([{ one: 1 }]);
});

test("reads fall back on the primary if the replica fails", async () => {
  const [server, replica] = [await startServer(), await startServer()];
  const { store } = await openStore(server, { readUrl: replica.urlOf("postgres") });
  await store.write("movies", "19", row);
  // The stand-in for a replica is an empty database: each query fails there.
  expect(await store.read("movies", "19")).toEqual(row);
  await replica.end();
  expect(await store.read("movies", "19")).toEqual(row);
  expect(await store.countInventory("movies")).toBe(0);
});
