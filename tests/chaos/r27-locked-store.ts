import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type BuiltServer, startBuiltServer } from "#tests/support/built-server.ts";
import { startEndlessProvider } from "#tests/support/endless-provider.ts";
import { acrossConditions, atMost, exactly, type Figure } from "#tests/support/figure.ts";
import { endlessFilm, endlessFilms, firstEndlessId } from "#tests/support/film-pages.ts";
import { steadyLoad } from "#tests/support/steady-load.ts";
import type { Scale, Scenario } from "./scenario.ts";
import { isServed, isView, msUntil, requestOf, visit, wait } from "./views.ts";

const lockedMs: Record<Scale, number> = { short: 1500, full: 8000 };
const seen = 10;
/** A new film has two writes: its row, and its title for "Did you mean". */
const newFilmEveryMs = 200;
const requestsPerS = 100;

/** Locks the store's file. @returns what releases it */
type Lock = (file: string, ms: number) => Promise<() => Promise<void>>;

/** As a backup, or a program that writes for long. */
const byWriter: Lock = async (file) => {
  const database = new DatabaseSync(file, { timeout: 5000 });
  database.exec("BEGIN EXCLUSIVE");
  return async () => {
    database.exec("COMMIT");
    database.close();
  };
};

function isLocked(file: string): boolean {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec("BEGIN IMMEDIATE; ROLLBACK");
    return false;
  } catch {
    return true;
  } finally {
    database.close();
  }
}

/** A checkpoint that waits for a reader holds the write lock. */
const byCheckpoint: Lock = async (file, ms) => {
  const reader = new DatabaseSync(file, { timeout: 5000 });
  reader.exec("BEGIN");
  reader.prepare("SELECT count(*) FROM movies").get();
  const script = `new (require("node:sqlite").DatabaseSync)(process.argv[1], { timeout: ${ms + 5000} }).exec("PRAGMA wal_checkpoint(TRUNCATE)")`;
  const checkpoint = once(spawn(process.execPath, ["--eval", script, file], { stdio: "ignore" }), "exit");
  await msUntil(async () => isLocked(file));
  return async () => {
    reader.exec("COMMIT");
    reader.close();
    await checkpoint;
  };
};

/** Visits one film that was never seen after another. @returns those that were served, and those that were not */
async function newFilms({ url }: BuiltServer, first: number, ms: number): Promise<{ served: number[]; failed: number }> {
  const served: number[] = [];
  let failed = 0;
  const visits = Array.from({ length: Math.floor(ms / newFilmEveryMs) }, async (_, index) => {
    await wait(index * newFilmEveryMs);
    if (await isServed(url, endlessFilm(first + index))) served.push(first + index);
    else failed += 1;
  });
  await Promise.all(visits);
  return { served, failed };
}

function storedOf(file: string, films: readonly number[]): number {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  const find = database.prepare("SELECT 1 FROM movies WHERE key = ?");
  const stored = films.filter((index) => find.get(firstEndlessId + index) !== undefined).length;
  database.close();
  return stored;
}

async function underLock(site: BuiltServer, lock: Lock, first: number, ms: number): Promise<Figure[]> {
  const file = join(site.dataDir, "matinee.sqlite");
  const release = await lock(file, ms);
  const [films, cached, health] = await Promise.all([
    newFilms(site, first, ms),
    steadyLoad({
      ratePerS: requestsPerS,
      durationMs: ms,
      request: (index) => requestOf(site.url, endlessFilm(index % seen)),
      isExpected: isView,
    }),
    steadyLoad({ ratePerS: requestsPerS, durationMs: ms, request: () => ({ url: `${site.url}/healthz` }) }),
  ]);
  const storedWhileLocked = storedOf(file, films.served);
  await release();
  await msUntil(async () => storedOf(file, films.served) === films.served.length);
  return [
    exactly("failed views of cached pages, failed /healthz", `${cached.failed}, ${health.failed}`, "0, 0"),
    atMost("slowest cached page", cached.worstMs, 500, " ms"),
    atMost("slowest /healthz", health.worstMs, 500, " ms"),
    exactly(`failed views of new films, of ${films.served.length + films.failed}`, films.failed, 0),
    exactly("of their rows, stored while the file is locked", storedWhileLocked, 0),
    exactly("lost", films.served.length - storedOf(file, films.served), 0),
  ];
}

async function run(scale: Scale): Promise<Figure[]> {
  const provider = await startEndlessProvider();
  const site = await startBuiltServer({ TMDB_API_KEY: "any", TMDB_BASE_URL: provider.url });
  try {
    await visit(site.url, endlessFilms(seen));
    return acrossConditions([
      ["a writer", await underLock(site, byWriter, 1000, lockedMs[scale])],
      ["a checkpoint", await underLock(site, byCheckpoint, 2000, lockedMs[scale])],
    ]);
  } finally {
    await site.stop();
    await provider.close();
  }
}

export const r27: Scenario = { id: "R27", title: "another process holds the SQLite file locked for 8 s", run };
