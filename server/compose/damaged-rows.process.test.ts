import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { sqliteFileIn } from "#server/store/sqlite-store.ts";
import { eventually } from "#tests/support/eventually.ts";
import { startFaultyProvider } from "#tests/support/faulty-provider.ts";
import { everyNight } from "#tests/support/nightly.ts";
import { type PostgresServer, startPostgres } from "#tests/support/postgres.ts";
import { readPage } from "#tests/support/read-page.ts";
import { postgresRows, type StoredRows, sqliteRows } from "#tests/support/stored-rows.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { openTestDeployment } from "#tests/support/test-deployment.ts";

// quality.md, R24, on real stores: what another build wrote, or a damaged disk, is never a visitor's failure.

/** Between them they read a row of each kind. */
const pages = ["/top", "/tv", "/movie/19", "/tv/900000505", "/actor/900100200", "/genres?genre=28", "/genres?genre=80&tab=tv"];
/** A film, a series, a season, a person, a list of films, a list of series. */
const kinds = 6;

type Store = { variables: Record<string, string>; rows: StoredRows };

function sqlite(): Store {
  const folder = temporaryFolder();
  return { variables: { DATA_DIR: folder }, rows: sqliteRows(sqliteFileIn(folder)) };
}

let server: PostgresServer | null = null;
const provider = await startFaultyProvider();
afterAll(() => Promise.all([server?.stop(), provider.close()]));
beforeEach(() => void vi.spyOn(console, "warn").mockImplementation(() => undefined));

async function postgresql(): Promise<Store> {
  server ??= await startPostgres();
  const url = await server.emptyDatabase();
  return { variables: { DATA_DIR: temporaryFolder(), DATABASE_URL: url }, rows: postgresRows(url) };
}

async function open({ variables }: Store) {
  const { get, lines, close } = await openTestDeployment({ TMDB_API_KEY: "key", TMDB_BASE_URL: provider.url, ...variables });
  provider.setFault(null);
  provider.calls.length = 0;
  /** A node that has just started may have no quota yet: visits each page until it is complete. */
  const visitAll = async () => {
    for (const path of pages) await eventually(async () => expect((await get(path)).headers.get("cache-control")).not.toBe("no-store"));
  };
  const warnings = () => lines.filter((line) => line.includes("does not match its schema"));
  return { get, visitAll, warnings, lines, close };
}

/** A store whose rows another process wrote and something changed. */
async function filled(store: Store, change: (body: string) => string): Promise<Store> {
  const before = await open(store);
  await before.visitAll();
  await before.close();
  for (const column of await store.rows.columns())
    if (column.name === "body" && column.type.toLowerCase() === "text") await store.rows.change(column, (body) => change(String(body)));
  return store;
}

const damages: [name: string, change: (body: string) => string][] = [
  ["without an array field, as an older build wrote them", (body) => body.replaceAll(/"(genre_ids|cast|episodes)":/g, '"other":')],
  ["with a field of another type", (body) => body.replaceAll(/"(overview|biography)":"/g, '"overview":["","')],
  ["not JSON", (body) => body.slice(0, -1)],
  ["null", () => "null"],
];

const stores = [
  ["SQLite", sqlite, damages],
  ["PostgreSQL", postgresql, damages.slice(0, 1)],
] as const;

describe.each(everyNight(stores))("rows in %s", (_, openStore, cases) => {
  test.each(cases)("that are %s are loaded again, and logged once for each kind", async (_name, change) => {
    const store = await filled(await openStore(), change);
    const { get, visitAll, warnings, lines, close } = await open(store);
    await visitAll();
    expect((await get("/")).status).toBe(200);
    expect(provider.calls.length).toBeGreaterThanOrEqual(pages.length);
    expect(warnings()).toHaveLength(kinds);
    expect(lines.filter((line) => line.includes('"level":50'))).toEqual([]);
    await close();
    const after = await open(store);
    provider.setFault({ kind: "status", status: 500 });
    await after.visitAll();
    expect([provider.calls, after.warnings()]).toEqual([[], []]);
  });

  // The first release wrote both under this name. Its rows have another shape, its names of titles have not.
  test("of the release before are loaded again, and its titles stay in the sitemap", async () => {
    const store = await openStore();
    const before = await open(store);
    await before.visitAll();
    const listed = (await (await before.get("/sitemaps/movies-1.xml")).text()).match(/<loc>/g)?.length;
    await before.close();
    for (const column of await store.rows.columns()) if (column.name === "source") await store.rows.change(column, () => `${provider.url} rows-1`);
    const { get } = await open(store);
    expect((await (await get("/sitemaps/movies-1.xml")).text()).match(/<loc>/g)).toHaveLength(listed ?? 0);
    expect(listed).toBeGreaterThan(20);
    provider.calls.length = 0;
    expect((await get("/movie/19")).status).toBe(200);
    expect(provider.calls).toEqual(["/movie/19"]);
  });

  test("of other titles are not shown as the title", async () => {
    const change = (body: string) => body.replace(/"id":19,(.*?)"title":"[^"]*"/, '"id":20,$1"title":"Another film"');
    const { get, warnings } = await open(await filled(await openStore(), change));
    expect((await readPage(await get("/movie/19"))).page.title).toContain("Metropolis");
    expect(warnings().join()).toContain("belongs to another key");
  });

  test("with fields of a newer build are read as they are", async () => {
    const { visitAll, warnings } = await open(await filled(await openStore(), (body) => body.replaceAll(/"id":/g, '"videos":[],"id":')));
    provider.setFault({ kind: "status", status: 500 });
    await visitAll();
    expect([provider.calls, warnings()]).toEqual([[], []]);
  });

  test("that do not match are a 503 while the provider is down, not a 500", async () => {
    const { get } = await open(await filled(await openStore(), () => "{}"));
    provider.setFault({ kind: "status", status: 500 });
    for (const path of pages) expect([200, 503]).toContain((await get(path)).status);
  });
});
