import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { observedStore } from "#server/store/observed-store.ts";
import { openSqliteStore } from "#server/store/sqlite-store.ts";
import type { StoreSize } from "#server/store/store.ts";
import { startBuiltServer } from "#tests/support/built-server.ts";
import { startEndlessProvider } from "#tests/support/endless-provider.ts";
import { atMost, exactly, type Figure, reported } from "#tests/support/figure.ts";
import { endlessFilm, firstEndlessId } from "#tests/support/film-pages.ts";
import type { Scale, Scenario } from "./scenario.ts";
import { isServed, msUntil } from "./views.ts";

/** A film of the provider takes 20.5 KB. */
const sizes: Record<Scale, { films: number; bodyBytes: number; limitMb: number }> = {
  short: { films: 4000, bodyBytes: 2000, limitMb: 2 },
  full: { films: 1_000_000, bodyBytes: 20_500, limitMb: 1024 },
};
const megabyte = 1024 * 1024;

/** Writes films one after another, each a second later than the one before. */
async function growth(scale: Scale): Promise<Figure[]> {
  const { films, bodyBytes, limitMb } = sizes[scale];
  const folder = mkdtempSync(join(tmpdir(), "matinee-r28-"));
  let most: StoreSize = { rows: 0, bytes: 0, evicted: 0 };
  let longestBlockMs = 0;
  const onSize = (size: StoreSize) => {
    if (size.bytes > most.bytes) most = size;
  };
  const onError = (error: unknown) => {
    throw error;
  };
  const store = observedStore(openSqliteStore(folder, "provider"), () => undefined, { maxBytes: limitMb * megabyte, onSize, onError });
  const firstAt = Date.now() - films * 1000;
  const body = JSON.stringify("x".repeat(bodyBytes - 2));
  try {
    await store.write("answers", "movies:trending", { body, fetchedAt: firstAt });
    for (let id = 1; id <= films; id += 1) {
      const startedAt = performance.now();
      await store.write("movies", String(id), { body, fetchedAt: firstAt + id * 1000 });
      // Lets the eviction go on, as requests do between two writes.
      await new Promise((resolve) => setImmediate(resolve));
      longestBlockMs = Math.max(longestBlockMs, performance.now() - startedAt);
    }
    const isThere = async (id: number) => (await store.read("movies", String(id))) !== null;
    const newest = Math.floor((limitMb * megabyte) / bodyBytes / 2);
    return [
      exactly(
        `bodies after ${films} films, beyond the limit of ${limitMb} MB`,
        most.bytes <= limitMb * megabyte * 1.02 ? "none" : `${most.bytes} bytes`,
        "none",
      ),
      atMost("file, of the limit", statSync(join(folder, "matinee.sqlite")).size / (limitMb * megabyte), 1.5),
      exactly(
        "the oldest film, a newer one, the newest, the list are there",
        [await isThere(1), await isThere(films - newest), await isThere(films), (await store.read("answers", "movies:trending")) !== null].join(),
        "false,true,true,true",
      ),
      reported("longest write with its eviction", longestBlockMs, " ms"),
    ];
  } finally {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Copies film 0 of the store to others, which are fetched later, and makes it the oldest. */
function fill(file: string, count: number): void {
  const database = new DatabaseSync(file, { timeout: 5000 });
  database.exec(`WITH RECURSIVE ids (id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM ids WHERE id < ${count})
    INSERT INTO movies SELECT ${firstEndlessId} + id, source, body, fetched_at FROM movies, ids WHERE key = ${firstEndlessId}`);
  database.exec(`UPDATE movies SET fetched_at = fetched_at - 1000 WHERE key = ${firstEndlessId}`);
  database.close();
}

function storedIn(file: string): { bytes: number; hasFirst: boolean } {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  const bytes = Number(database.prepare("SELECT sum(octet_length(body)) AS bytes FROM movies").get()?.bytes);
  const hasFirst = database.prepare("SELECT 1 FROM movies WHERE key = ?").get(firstEndlessId) !== undefined;
  database.close();
  return { bytes, hasFirst };
}

/** A node whose store is larger than its limit. */
async function evictedFilm(): Promise<Figure[]> {
  const provider = await startEndlessProvider();
  const site = await startBuiltServer({ TMDB_API_KEY: "any", TMDB_BASE_URL: provider.url, STORE_MB: "1" });
  const file = join(site.dataDir, "matinee.sqlite");
  try {
    await isServed(site.url, endlessFilm(0));
    await site.signal("SIGINT");
    fill(file, 2000);
    const before = storedIn(file).bytes;
    await site.restart();
    await msUntil(async () => storedIn(file).bytes <= megabyte);
    const after = storedIn(file);
    const callsBefore = provider.calls();
    const served = await isServed(site.url, endlessFilm(0));
    return [
      exactly(
        "a store of more than 1 MB is cut to 1 MB by its node, the oldest film is gone",
        [before > megabyte, after.bytes <= megabyte, !after.hasFirst].join(),
        "true,true,true",
      ),
      exactly("that film is served again, and stored; calls for it", [served, storedIn(file).hasFirst, provider.calls() - callsBefore].join(), "true,true,1"),
    ];
  } finally {
    await site.stop();
    await provider.close();
  }
}

export const r28: Scenario = {
  id: "R28",
  title: "growth of the store: 1,000,000 titles",
  run: async (scale) => [...(await growth(scale)), ...(await evictedFilm())],
};
