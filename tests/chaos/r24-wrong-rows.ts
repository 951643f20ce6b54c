import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startBuiltServer } from "#tests/support/built-server.ts";
import { type FaultyProvider, startFaultyProvider } from "#tests/support/faulty-provider.ts";
import { exactly, type Figure } from "#tests/support/figure.ts";
import { endlessFilm, filmPage, listPages, type NamedPage } from "#tests/support/film-pages.ts";
import { startPostgres } from "#tests/support/postgres.ts";
import type { LoadResponse } from "#tests/support/steady-load.ts";
import { type Change, type Column, postgresRows, type StoredRows, sqliteRows } from "#tests/support/stored-rows.ts";
import { oddValuesOf } from "./odd-values.ts";
import type { Scale, Scenario } from "./scenario.ts";
import { isUsefulRefusal, isView, msUntil } from "./views.ts";

/** Between them they read a row of each kind. */
const pages: readonly NamedPage[] = [
  ...listPages,
  { path: "/home", name: "Movies" },
  filmPage(19),
  endlessFilm(0),
  { path: "/tv/900000505", name: "Flash Gordon Conquers the Universe" },
  { path: "/tv/900000501?season=1", name: "Les Vampires" },
  { path: "/actor/900100200", name: "Bronislau Kaper" },
  { path: "/genres?genre=28", name: "Browse by Genre" },
  { path: "/genres?genre=80&tab=tv", name: "Browse by Genre" },
];
/** Without names: what else reads the store. */
const others = [
  ...["/sitemap.xml", "/sitemaps/movies-1.xml", "/sitemaps/tv-1.xml", "/sitemaps/people-1.xml", "/search?q=metropolsi", "/api/search/movies?q=metropolsi"],
  ...["/api/movies/19/extras", "/api/movies/top-rated", "/readyz"],
];

/** A filled store: each copy of it is changed in another way. */
type Original = { copy: () => Promise<{ env: Record<string, string>; rows: StoredRows }>; remove: () => Promise<unknown> };
type Attack = { name: string; changes: { column: Column; change: Change }[] };

/** The tables of a store have columns of the same name for the same thing: they are changed together. */
async function attacksOn(rows: StoredRows): Promise<Attack[]> {
  const changes = (await rows.columns())
    .filter(({ table }) => table !== "matinee_migrations")
    .flatMap((column) => oddValuesOf(column).map(([value, change]) => ({ name: `${column.name} ${value}`, column, change })));
  return [...Map.groupBy(changes, ({ name }) => name)].map(([name, changes]) => ({ name, changes }));
}

/** A node that has just started may have no quota yet, and a busy one may be late: then a page is incomplete for a moment. */
const completeWithinMs = 10_000;

type Visited = { serverErrors: number; views: number };

async function visitAll(url: string): Promise<Visited> {
  const visited = { serverErrors: 0, views: 0 };
  const get = async (path: string): Promise<LoadResponse> => {
    const answer = await fetch(url + path);
    const response = { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() };
    if (response.status >= 500 && !isUsefulRefusal(response)) visited.serverErrors += 1;
    return response;
  };
  for (const page of pages) {
    const isWhole = async () => {
      const response = await get(page.path);
      return isView(response, page) && response.headers["cache-control"] !== "no-store";
    };
    if (Number.isFinite(await msUntil(isWhole, completeWithinMs))) visited.views += 1;
  }
  for (const path of others) await get(path);
  return visited;
}

type Outcome = { name: string; attacked: Visited; healed: Visited };

/** Visits with these rows; then, after a restart, with the provider down. @returns `null` if the tables refuse such rows */
async function withOddRows(original: Original, { name, changes }: Attack, provider: FaultyProvider): Promise<Outcome | null> {
  const { env, rows } = await original.copy();
  let changed = 0;
  for (const { column, change } of changes) changed += await rows.change(column, change);
  if (changed === 0) return null;
  const site = await startBuiltServer({ LOG_LEVEL: "fatal", TMDB_API_KEY: "any", TMDB_BASE_URL: provider.url, ...env });
  try {
    const attacked = await visitAll(site.url);
    provider.setFault({ kind: "reset" });
    await site.restart();
    return { name, attacked, healed: await visitAll(site.url) };
  } finally {
    provider.setFault(null);
    await site.stop();
  }
}

async function filledSqlite(provider: FaultyProvider): Promise<Original> {
  const folder = mkdtempSync(join(tmpdir(), "matinee-r24-"));
  const dataDir = join(folder, "original");
  const site = await startBuiltServer({ TMDB_API_KEY: "any", TMDB_BASE_URL: provider.url, DATA_DIR: dataDir });
  await visitAll(site.url);
  await site.stop();
  const copy = async () => {
    const DATA_DIR = mkdtempSync(join(folder, "copy-"));
    cpSync(dataDir, DATA_DIR, { recursive: true });
    return { env: { DATA_DIR }, rows: sqliteRows(join(DATA_DIR, "matinee.sqlite")) };
  };
  return { copy, remove: async () => rmSync(folder, { recursive: true, force: true }) };
}

async function filledPostgres(provider: FaultyProvider): Promise<Original> {
  const server = await startPostgres();
  const original = await server.emptyDatabase();
  const site = await startBuiltServer({ TMDB_API_KEY: "any", TMDB_BASE_URL: provider.url, DATABASE_URL: original });
  await visitAll(site.url);
  await site.stop();
  const copy = async () => {
    const DATABASE_URL = await server.copyOf(original);
    return { env: { DATABASE_URL }, rows: postgresRows(DATABASE_URL) };
  };
  return { copy, remove: () => server.stop() };
}

/** For `npm test`, which tries wrong bodies of rows in server/compose/damaged-rows.process.test.ts. */
const shortAttacks = new Set(["fetched_at greatest", "id greatest"]);

async function wrongRows(name: string, fill: (provider: FaultyProvider) => Promise<Original>, scale: Scale): Promise<Figure[]> {
  const provider = await startFaultyProvider();
  try {
    const original = await fill(provider);
    const all = await attacksOn((await original.copy()).rows);
    const attacks = scale === "full" ? all : all.filter((attack) => shortAttacks.has(attack.name));
    const outcomes: Outcome[] = [];
    for (const attack of attacks) {
      const outcome = await withOddRows(original, attack, provider);
      if (outcome) outcomes.push(outcome);
    }
    await original.remove();
    const failing = (hasFailed: (outcome: Outcome) => boolean) =>
      outcomes
        .filter(hasFailed)
        .map((outcome) => outcome.name)
        .join(", ") || "none";
    const changes = `${name}: of ${outcomes.length} changes of all rows`;
    return [
      exactly(
        `${changes}, those with a 5xx`,
        failing(({ attacked }) => attacked.serverErrors > 0),
        "none",
      ),
      exactly(
        `${changes}, those with a page without a view`,
        failing(({ attacked }) => attacked.views < pages.length),
        "none",
      ),
      exactly(
        `${changes}, those not healed for a restart with the provider down`,
        failing(({ healed }) => healed.views < pages.length),
        "none",
      ),
    ];
  } finally {
    await provider.close();
  }
}

export const r24: Scenario = {
  id: "R24",
  title: "rows of a wrong shape, of another schema, of another title; odd values in every column",
  run: async (scale) => [
    ...(await wrongRows("SQLite", filledSqlite, scale)),
    ...(scale === "full" ? await wrongRows("PostgreSQL", filledPostgres, scale) : []),
  ],
};
