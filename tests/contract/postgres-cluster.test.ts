import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { postgresAssets } from "#server/assets/postgres-assets.ts";
import { postgresNodes } from "#server/cluster/postgres-nodes.ts";
import { openPostgres } from "#server/store/postgres-store.ts";
import { postgresTakedowns } from "#server/takedown/postgres-takedowns.ts";
import { type PostgresServer, patientLimits, startPostgres } from "#tests/support/postgres.ts";

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

async function emptyLink() {
  const report = { info: vi.fn(), warn: vi.fn() };
  const database = await openPostgres({ url: await server.emptyDatabase(), report, limits: patientLimits });
  onTestFinished(database.close);
  return database.primary;
}

test("nodes of one provider know how many others are there", async () => {
  const link = await emptyLink();
  const [one, two, elsewhere] = [postgresNodes(link, "a"), postgresNodes(link, "a"), postgresNodes(link, "b")];
  expect([await one.beat(), await two.beat(), await one.beat(), await elsewhere.beat()]).toEqual([0, 1, 1, 0]);
  await two.leave();
  expect(await one.beat()).toBe(1);
  await link.query((sql) => sql`UPDATE nodes SET seen_at = seen_at - interval '2 seconds'`);
  expect(await one.beat()).toBe(0);
  await two.beat();
  await link.query((sql) => sql`UPDATE nodes SET seen_at = seen_at - interval '6 seconds'`);
  expect(await one.beat()).toBe(0);
  await link.query((sql) => sql`UPDATE nodes SET seen_at = seen_at - interval '2 minutes'`);
  await one.beat();
  expect(await link.query((sql) => sql`SELECT id FROM nodes`)).toHaveLength(1);
});

test("takedowns are added and lifted by one and heard by all", async () => {
  const link = await emptyLink();
  const takedowns = postgresTakedowns(link);
  const none = { movies: [], series: [], people: [] };
  expect(await takedowns.exchange(none, none)).toEqual(none);
  await takedowns.exchange({ movies: [19, 19, 20], series: [19], people: [5_000_000_000] }, none);
  await takedowns.exchange({ ...none, movies: [20] }, none);
  const lifted = await takedowns.exchange(none, { ...none, movies: [19, 77] });
  expect(lifted).toEqual({ movies: [20], series: [19], people: [5_000_000_000] });
});

describe("the files of builds", () => {
  const fileOf = (build: string) => ({ name: `client-${build}.js`, body: Buffer.from([0, 255, 10, ...Buffer.from(build)]) });

  test("are stored once, and found by any node", async () => {
    const link = await emptyLink();
    const assets = postgresAssets(link);
    const files = vi.fn(async () => [fileOf("one"), { name: "font-one.woff2", body: Buffer.alloc(300_000, 7) }]);
    await Promise.all([assets.publish("one", files), postgresAssets(link).publish("one", files)]);
    await assets.publish("one", () => expect.unreachable("it is there already"));
    expect(await assets.find("client-one.js")).toEqual(fileOf("one").body);
    expect((await assets.find("font-one.woff2"))?.length).toBe(300_000);
    expect(await assets.find("client-two.js")).toBeNull();
  });

  test("are kept of the last three builds that started", async () => {
    const assets = postgresAssets(await emptyLink());
    for (const build of ["one", "two", "three", "one", "four"]) await assets.publish(build, async () => [fileOf(build)]);
    const there = await Promise.all(["one", "two", "three", "four"].map(async (build) => (await assets.find(fileOf(build).name)) !== null));
    expect(there).toEqual([true, false, true, true]);
  });
});
