import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startBuiltServer } from "#tests/support/built-server.ts";
import { type FaultyProvider, startFaultyProvider } from "#tests/support/faulty-provider.ts";
import { acrossConditions, exactly, type Figure } from "#tests/support/figure.ts";
import { endlessFilm, filmPage, listPages, type NamedPage } from "#tests/support/film-pages.ts";
import { startPostgres } from "#tests/support/postgres.ts";
import { type Change, type Column, postgresRows, type StoredRows, sqliteRows } from "#tests/support/stored-rows.ts";
import { oddValuesOf } from "./odd-values.ts";
import type { Scale, Scenario } from "./scenario.ts";
import { isView } from "./views.ts";

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

type Visited = { serverErrors: number; views: number };

async function visitAll(url: string): Promise<Visited> {
  const visited = { serverErrors: 0, views: 0 };
  for (const page of [...pages, ...others.map((path) => ({ path, name: undefined }))]) {
    const response = await fetch(url + page.path);
    const isComplete = response.headers.get("cache-control") !== "no-store";
    if (isView({ status: response.status, body: await response.text() }, page) && isComplete) visited.views += 1;
    if (response.status >= 500) visited.serverErrors += 1;
  }
  return visited;
}

/** The pages with these rows; then, started again, with the provider down. */
async function withOddRows(original: Original, { changes }: Attack, provider: FaultyProvider): Promise<Figure[]> {
  const { env, rows } = await original.copy();
  let changed = 0;
  for (const { column, change } of changes) changed += await rows.change(column, change);
  if (changed === 0) return [];
  const site = await startBuiltServer({ LOG_LEVEL: "fatal", TMDB_API_KEY: "any", TMDB_BASE_URL: provider.url, ...env });
  try {
    const attacked = await visitAll(site.url);
    provider.setFault({ kind: "reset" });
    await site.restart();
    const healed = await visitAll(site.url);
    return [
      exactly("5xx", attacked.serverErrors, 0),
      exactly(`views of ${pages.length} pages`, attacked.views, pages.length),
      exactly("views after a restart, with the provider down", healed.views, pages.length),
    ];
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

/** For `npm test`, which tries what the catalog makes of rows in server/compose/damaged-rows.process.test.ts. */
const shortAttacks = new Set(["body of wrong types", "body another title's", "source another", "fetched_at greatest", "title hostile"]);

async function wrongRows(name: string, fill: (provider: FaultyProvider) => Promise<Original>, scale: Scale): Promise<Figure[]> {
  const provider = await startFaultyProvider();
  try {
    const original = await fill(provider);
    const all = await attacksOn((await original.copy()).rows);
    const attacks = scale === "full" ? all : all.filter((attack) => shortAttacks.has(attack.name));
    const runs: [string, Figure[]][] = [];
    for (const attack of attacks) runs.push([attack.name, await withOddRows(original, attack, provider)]);
    await original.remove();
    return acrossConditions(runs).map((figure) => ({ ...figure, what: `${name}, ${attacks.length} changes of all rows: ${figure.what}` }));
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
