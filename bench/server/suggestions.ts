import { spawn } from "node:child_process";
import { createWriteStream, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { randomFrom } from "#sample/artwork/random.ts";
import { indexFileIn, openIndexFile } from "#server/title-index/index-file.ts";
import { createTitleFinder } from "#server/title-index/title-finder.ts";
import { atLeast, atMost, type Figure, reported, timed } from "#tests/support/figure.ts";
import { inventedWords } from "#tests/support/invented-words.ts";
import { misspelled } from "#tests/support/misspelled.ts";
import type { Metric } from "../metric.ts";
import { exportLine, madeUpTitles } from "./made-up-titles.ts";
import { cores, pinned } from "./process.ts";

const titles = 1_000_000;
const searches = 2000;

/** Runs `npm run index` on one file without its launcher. @returns seconds, and the most memory that it took in MB */
export async function buildIndex(file: string, dataDir: string): Promise<{ seconds: number; peakMb: number }> {
  const begin = performance.now();
  const [command, ...args] = pinned(cores.server, [process.execPath, "build/server/index-titles.js", file]);
  const child = spawn(command, args, { env: { PATH: process.env.PATH, DATA_DIR: dataDir }, stdio: ["ignore", "ignore", "inherit"] });
  let peakKb = 0;
  const looking = setInterval(() => {
    try {
      peakKb = Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1] ?? peakKb);
    } catch {
      // It has ended.
    }
  }, 200);
  const code = await new Promise<number | null>((resolve) => child.once("exit", resolve));
  clearInterval(looking);
  if (code !== 0) throw new Error(`npm run index ended with ${code}`);
  return { seconds: (performance.now() - begin) / 1000, peakMb: peakKb / 1024 };
}

const percentile = (sorted: readonly number[], part: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;

function timesOf(queries: readonly string[], run: (query: string) => void): number[] {
  for (const query of queries.slice(0, 200)) run(query);
  return queries
    .map((query) => {
      const begin = performance.now();
      run(query);
      return performance.now() - begin;
    })
    .sort((a, b) => a - b);
}

/** About one film in so many is searched with a misspelled word. */
const everyFilm = Math.floor(titles / searches / 4);

/** The names are not retained, because garbage collection would be measured. */
function* namesWithSearches(wanted: { name: string; query: string }[]): Generator<string> {
  const random = randomFrom("misspelled");
  for (const title of madeUpTitles(titles)) {
    const isWanted = title.type === "movies" && title.id % everyFilm === 0 && wanted.length < searches;
    const query = isWanted ? misspelled(title.name, random) : null;
    if (query !== null) wanted.push({ name: title.name, query });
    yield `${exportLine(title)}\n`;
  }
}

async function measureIn(folder: string): Promise<Figure[]> {
  const wanted: { name: string; query: string }[] = [];
  const file = join(folder, "names.json.gz");
  await pipeline(Readable.from(namesWithSearches(wanted)), createGzip({ level: 1 }), createWriteStream(file));
  const { seconds, peakMb } = await buildIndex(file, folder);
  const { heapUsed, external } = process.memoryUsage();
  const { index } = await openIndexFile(indexFileIn(folder));
  const after = process.memoryUsage();
  const takenMb = (after.heapUsed - heapUsed + after.external - external) / 1e6;
  const finder = createTitleFinder({ exported: () => index, isBlocked: () => false, onError: console.error });
  const find = (query: string) => finder.find(query, "movies");

  const invented = inventedWords(500);
  const queries = wanted.map(({ query }) => query);
  const begun = queries.map((query) => query.slice(0, Math.max(3, Math.floor(query.length * 0.6))));
  const times = timesOf(queries, find);
  const found = wanted.filter(({ name, query }) => find(query).movies?.name === name).length;
  const prefixes = timesOf(begun, find);
  const corrected = invented.filter((word) => (find(word).movies?.text ?? word) !== word).length;
  index.close();
  return [
    timed(atMost(`p95 of ${searches.toLocaleString("en")} misspelled films among a million names, one core`, percentile(times, 0.95), 100, " ms")),
    reported("p50", percentile(times, 0.5), " ms"),
    atMost("longest hold of the event loop by a search", percentile(times, 1), 100, " ms"),
    reported("p95 of their beginnings", percentile(prefixes, 0.95), " ms"),
    atLeast("found as the closest film", (found / wanted.length) * 100, 90, " %"),
    atMost(`of ${invented.length} invented words "corrected"`, (corrected / invented.length) * 100, 1, " %"),
    atMost("on disk", statSync(indexFileIn(folder)).size / 1e6, 300, " MB"),
    timed(atMost("built in, one core", seconds, 300, " s")),
    reported("memory of a server that uses it; of the command", `${takenMb.toFixed(0)}; ${peakMb.toFixed(0)} MB`),
  ];
}

async function measure(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "matinee-titles-"));
  try {
    return await measureIn(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const suggestions: Metric = { id: "P18", title: "suggestions that forgive", run: measure };
