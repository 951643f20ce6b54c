import { afterAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { postgresAssets } from "#server/assets/postgres-assets.ts";
import { postgresNodes } from "#server/cluster/postgres-nodes.ts";
import { openPostgres } from "#server/store/postgres-database.ts";
import { postgresTakedowns } from "#server/takedown/postgres-takedowns.ts";
import { patientTimeouts, startPostgres } from "#tests/support/postgres.ts";

const server = await startPostgres();
afterAll(() => server.stop());

async function openConnection() {
  const log = { info: vi.fn(), warn: vi.fn() };
  const database = await openPostgres({ url: await server.emptyDatabase(), log, timeouts: patientTimeouts });
  onTestFinished(database.close);
  return database.primary;
}

test("nodes of one provider count each other", async () => {
  const connection = await openConnection();
  const [one, two, elsewhere] = [postgresNodes(connection, "a"), postgresNodes(connection, "a"), postgresNodes(connection, "b")];
  expect([await one.heartbeat(), await two.heartbeat(), await one.heartbeat(), await elsewhere.heartbeat()]).toEqual([0, 1, 1, 0]);
  await two.leave();
  expect(await one.heartbeat()).toBe(1);
  await connection.query((sql) => sql`UPDATE nodes SET seen_at = seen_at - interval '2 seconds'`);
  expect(await one.heartbeat()).toBe(0);
  await two.heartbeat();
  await connection.query((sql) => sql`UPDATE nodes SET seen_at = seen_at - interval '6 seconds'`);
  expect(await one.heartbeat()).toBe(0);
  await connection.query((sql) => sql`UPDATE nodes SET seen_at = seen_at - interval '2 minutes'`);
  await one.heartbeat();
  expect(await connection.query((sql) => sql`SELECT id FROM nodes`)).toHaveLength(1);
  await two.heartbeat();
  await connection.query((sql) => sql`UPDATE nodes SET seen_at = seen_at + interval '400 days'`);
  expect(await one.heartbeat()).toBe(0);
});

test("a takedown that one node adds or lifts reaches all nodes", async () => {
  const connection = await openConnection();
  const takedowns = postgresTakedowns(connection);
  const none = { movies: [], series: [], people: [] };
  expect(await takedowns.exchange(none, none)).toEqual(none);
  await takedowns.exchange({ movies: [19, 19, 20], series: [19], people: [5_000_000_000] }, none);
  await takedowns.exchange({ ...none, movies: [20] }, none);
  const lifted = await takedowns.exchange(none, { ...none, movies: [19, 77] });
  expect(lifted).toEqual({ movies: [20], series: [19], people: [5_000_000_000] });
});

describe("the files of a build", () => {
  const fileOf = (build: string) => ({ name: `client-${build}.js`, body: Buffer.from([0, 255, 10, ...Buffer.from(build)]) });

  test("are stored once and found by any node", async () => {
    const connection = await openConnection();
    const assets = postgresAssets(connection);
    const files = vi.fn(async () => [fileOf("one"), { name: "font-one.woff2", body: Buffer.alloc(300_000, 7) }]);
    await Promise.all([assets.publish("one", files), postgresAssets(connection).publish("one", files)]);
    await assets.publish("one", () => expect.unreachable("already stored"));
    expect(await assets.find("client-one.js")).toEqual(fileOf("one").body);
    expect((await assets.find("font-one.woff2"))?.length).toBe(300_000);
    expect(await assets.find("client-two.js")).toBeNull();
  });

  test("are retained for the last three builds that started", async () => {
    const assets = postgresAssets(await openConnection());
    for (const build of ["one", "two", "three", "one", "four"]) await assets.publish(build, async () => [fileOf(build)]);
    const found = await Promise.all(["one", "two", "three", "four"].map(async (build) => (await assets.find(fileOf(build).name)) !== null));
    expect(found).toEqual([true, false, true, true]);
  });

  test("are retained beside those of builds that started while the clock was ahead", async () => {
    const connection = await openConnection();
    const assets = postgresAssets(connection);
    for (const build of ["one", "two", "three"]) await assets.publish(build, async () => [fileOf(build)]);
    await connection.query((sql) => sql`UPDATE asset_builds SET stored_at = stored_at + interval '400 days'`);
    await assets.publish("four", async () => [fileOf("four")]);
    expect(await assets.find(fileOf("four").name)).not.toBeNull();
  });
});
