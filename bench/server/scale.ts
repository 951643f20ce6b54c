import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { freshFor } from "#server/catalog/fresh-for.ts";
import { createReadThroughCache } from "#server/catalog/read-through-cache.ts";
import { type RowType, storedRows } from "#server/catalog/stored-rows.ts";
import { createPageCache } from "#server/page-cache/page-cache.ts";
import { openSqliteStore } from "#server/store/sqlite-store.ts";
import { always } from "#tests/support/always.ts";
import { type Figure, reported } from "#tests/support/figure.ts";
import type { Metric } from "../metric.ts";
import { lruHitRate, type Popularity, refreshesASecond, zipf } from "./zipf.ts";

// What a million titles do to one node: views by Zipf's law against the real page cache, read-through cache and SQLite store, on a simulated clock.
// Bodies and rows are short; their sizes count as real ones by a smaller cache. docs/performance.md explains the result.

const titles = 1_000_000;
/** Of films on sites with large catalogs: 0.8 to 1. The lower, the harder for a cache. */
const exponent = 0.9;
const dayMs = 86_400_000;

/** A film's page in brotli with what the cache holds beside it. */
const pageBytes = 17_000;
/** What an entry of this simulation takes: its body, its key and the overhead that the page cache assumes. */
const simulatedPageBytes = 1100;

const lifetimes = { freshMs: 300_000, staleMs: 8 * dayMs, retryRefreshMs: 2000 };

type Title = { id: number };
const row: RowType<Title> = { table: "movies", schema: z.object({ id: z.number() }) };

type Counts = { views: number; pageHits: number; renders: number; calls: number };

type Simulated = { viewsADay: number; pageCacheMb: number; warmUp: number; views: number };

/** One node. @returns what happened after the warm-up */
async function simulate({ next }: Popularity, { viewsADay, pageCacheMb, warmUp, views }: Simulated): Promise<Counts> {
  const dataDir = mkdtempSync(join(tmpdir(), "matinee-bench-"));
  let nowMs = Date.now();
  const failed: unknown[] = [];
  const onError = (error: unknown): void => void failed.push(error);
  const store = openSqliteStore(dataDir, "scale");
  const rows = storedRows({ store, onError, warn: onError });
  const catalog = createReadThroughCache({ rows, now: () => Math.floor(nowMs), onError });
  const entries = (pageCacheMb * 1024 * 1024) / pageBytes;
  const pages = createPageCache({ ...lifetimes, maxBytes: Math.round(entries * simulatedPageBytes), now: () => nowMs, onError });
  const counts: Counts = { views: 0, pageHits: 0, renders: 0, calls: 0 };
  const page = (id: number) => async () => {
    counts.renders += 1;
    const load = async (): Promise<Title> => {
      counts.calls += 1;
      return { id };
    };
    await catalog({ row, key: String(id), freshMs: freshFor.details, load });
    return { status: 200, headers: {}, body: String(id), cacheable: true };
  };
  try {
    for (let view = 0; view < warmUp + views; view += 1) {
      if (view === warmUp) Object.assign(counts, { pageHits: 0, renders: 0, calls: 0 });
      nowMs += dayMs / viewsADay;
      const id = next() + 1;
      const { state } = await pages.getOrRender(`/movie/${id}`, always(page(id)), "br");
      if (state !== "miss") counts.pageHits += 1;
    }
    if (failed.length > 0) throw failed[0];
    return { ...counts, views };
  } finally {
    await store.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

async function oneNode(popularity: Popularity, simulated: Simulated): Promise<Figure[]> {
  const { viewsADay, pageCacheMb } = simulated;
  const { views, pageHits, renders, calls } = await simulate(popularity, simulated);
  const seconds = (views * dayMs) / viewsADay / 1000;
  const name = `${viewsADay.toLocaleString("en")} views a day, ${pageCacheMb} MB of pages`;
  const expected = lruHitRate(popularity.shares, (pageCacheMb * 1024 * 1024) / pageBytes);
  return [
    reported(`${name}: pages found in memory (by the formula)`, `${percent(pageHits / views)} (${percent(expected)})`),
    reported(`${name}: renderings a second; calls of the provider a second`, `${(renders / seconds).toFixed(2)}; ${(calls / seconds).toFixed(2)}`),
  ];
}

/** Beyond what one process can be taken through: the formulas alone. */
function byFormula({ shares }: Popularity, viewsADay: number, pageCacheMb: number): Figure[] {
  const name = `${viewsADay.toLocaleString("en")} views a day, ${pageCacheMb} MB of pages a node`;
  const calls = refreshesASecond(shares, viewsADay / 86_400, freshFor.details / 1000);
  return [
    reported(`${name}: pages found in memory, by the formula`, percent(lruHitRate(shares, (pageCacheMb * 1024 * 1024) / pageBytes))),
    reported(`${name}: calls of the provider a second, all nodes, by the formula`, calls, ""),
  ];
}

async function measure(): Promise<Figure[]> {
  const popularity = zipf(titles, exponent);
  return [
    ...(await oneNode(popularity, { viewsADay: 10_000, pageCacheMb: 64, warmUp: 60_000, views: 20_000 })),
    ...(await oneNode(popularity, { viewsADay: 1_000_000, pageCacheMb: 64, warmUp: 200_000, views: 100_000 })),
    ...byFormula(popularity, 1_000_000, 512),
    ...byFormula(popularity, 100_000_000, 64),
    ...byFormula(popularity, 100_000_000, 1024),
  ];
}

export const scale: Metric = { id: "SCALE", title: "a million titles, views by Zipf's law", run: measure };
