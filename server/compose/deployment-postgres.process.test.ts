import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { eventually } from "#tests/support/eventually.ts";
import { startFaultyProvider } from "#tests/support/faulty-provider.ts";
import { databasePassword, startPostgres } from "#tests/support/postgres.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { openTestDeployment } from "#tests/support/test-deployment.ts";

// Whole servers without their ports, as several nodes on one real database.
const film = "/movie/19";

const [provider, database] = await Promise.all([startFaultyProvider(), startPostgres()]);
afterAll(() => Promise.all([provider.close(), database.stop()]));

async function nodeOn(DATABASE_URL: string, { root = builtWith("client-abc12345.js"), contentDir = temporaryFolder(), forget = true } = {}) {
  const { get, lines } = await openTestDeployment({ DATABASE_URL, CONTENT_DIR: contentDir, TMDB_API_KEY: "key", TMDB_BASE_URL: provider.url }, { root });
  if (forget) provider.calls.length = 0;
  return { get, statusOf: async (path: string) => (await get(path)).status, lines, contentDir };
}

/** A project folder whose build has this one file. */
function builtWith(name: string): string {
  const root = temporaryFolder();
  for (const folder of ["build/client/assets", "sample/film"]) mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, "build/client/assets", name), `content of ${name}`);
  return root;
}

test("nodes share the provider's responses", async () => {
  const url = await database.emptyDatabase();
  const [one, other] = [await nodeOn(url), await nodeOn(url)];
  await Promise.all(Array.from({ length: 100 }, (_, index) => (index % 2 ? one : other).statusOf(film)));
  const late = await nodeOn(url, { forget: false });
  // A busy machine may need longer than a page waits.
  for (const node of [one, other, late]) await eventually(async () => expect(await node.statusOf(film)).toBe(200));
  expect(provider.calls).toEqual([film]);
});

test("nodes of two builds serve each other's assets", async () => {
  const url = await database.emptyDatabase();
  const older = await nodeOn(url, { root: builtWith("client-old12345.js") });
  const newer = await nodeOn(url, { root: builtWith("client-new12345.js") });
  expect(await (await older.get("/assets/client-new12345.js")).text()).toBe("content of client-new12345.js");
  expect(await (await newer.get("/assets/client-old12345.js")).text()).toBe("content of client-old12345.js");
  expect(await newer.statusOf("/assets/client-gone1234.js")).toBe(404);
});

test("a takedown in one node's folder applies on all nodes", async () => {
  const url = await database.emptyDatabase();
  const [one, other] = [await nodeOn(url), await nodeOn(url)];
  expect(await other.statusOf(film)).toBe(200);
  writeFileSync(join(one.contentDir, "takedown.json"), JSON.stringify({ movies: [19] }));
  await eventually(async () => expect(await other.statusOf(film)).toBe(410));
  expect(await (await nodeOn(url)).statusOf(film)).toBe(410);
});

test("pages work while the database is down, at start or later, and its password is not logged", async () => {
  const own = await startPostgres();
  onTestFinished(own.stop);
  const url = own.urlOf("postgres");
  const before = await nodeOn(url);
  expect(await before.statusOf(film)).toBe(200);
  await own.end();
  const pages = ["/home", film, "/movie/228", "/search?q=metropolis", "/api/search/movies?q=metroplis", "/readyz", "/robots.txt"];
  const late = await nodeOn(url);
  for (const node of [before, late]) for (const path of pages) expect([path, await node.statusOf(path)]).toEqual([path, 200]);
  // An empty sitemap would tell crawlers that every page is gone.
  expect([await late.statusOf("/sitemap.xml"), await late.statusOf("/movie/999999998")]).toEqual([503, 404]);
  await own.start();
  await eventually(() => expect(late.lines.join()).toContain("connected again"));
  const log = [...before.lines, ...late.lines].join();
  expect(log.match(/no connection/g)).toHaveLength(2);
  expect(log).not.toContain(databasePassword);
});
