import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { atMost, type Figure, reported } from "#tests/support/figure.ts";
import { generateNames } from "#tests/support/media-names/generate-names.ts";
import { knownTitles } from "#tests/support/media-names/known-titles.ts";
import { makeFiles } from "#tests/support/media-names/make-files.ts";
import type { Metric } from "../metric.ts";

const root = process.cwd();
const files = 10_000;
const lookEveryMs = 500;

type Scan = { tookS: number; delayMs: number; matched: number };

/** Scans a library by `npm run media`, whose store is in `dataDir`. */
export async function scan(folders: readonly string[], dataDir: string): Promise<Scan> {
  const delayFile = join(dataDir, "delay");
  const env = { ...process.env, MEDIA_DIR: folders.join(delimiter), DATA_DIR: dataDir, EVENT_LOOP_DELAY_FILE: delayFile };
  const begin = performance.now();
  const words = ["--import", join(root, "bench/server/event-loop-delay.mjs"), join(root, "build/server/media.js"), "--json"];
  const { stdout } = await promisify(execFile)(process.execPath, words, { env, maxBuffer: 64 * 1024 * 1024 });
  const tookS = (performance.now() - begin) / 1000;
  const matched = stdout.split("\n").filter((line) => /"kind":"(?:movie|episode)"/.test(line)).length;
  return { tookS, delayMs: Number(readFileSync(delayFile, "utf8")), matched };
}

/** Makes 10,000 files with names of films and episodes below `folder`. @returns the folders for MEDIA_DIR */
export function makeLibrary(folder: string): string[] {
  const cases = generateNames(knownTitles(root), { seed: 15, each: 140 }).slice(0, files);
  if (cases.length < files) throw new Error(`only ${cases.length} names`);
  return makeFiles(folder, cases);
}

/** Waits until the site has read every file of its library. */
export async function filesRead(metricsPort: number): Promise<void> {
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  if (/^matinee_media_waiting_files 0$/m.test(metrics)) return;
  await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
  await filesRead(metricsPort);
}

async function measure(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "matinee-bench-"));
  const dataDir = mkdtempSync(join(tmpdir(), "matinee-bench-"));
  try {
    const folders = makeLibrary(folder);
    await scan(folders, dataDir);
    rmSync(join(dataDir, "media.sqlite"));
    const first = await scan(folders, dataDir);
    const second = await scan(folders, dataDir);
    if (first.matched !== second.matched) throw new Error(`${first.matched} files were matched, then ${second.matched}`);
    return [
      atMost("10,000 files, first scan with a warm store", first.tookS, 120, " s"),
      reported("of which matched", first.matched, ""),
      atMost("a scan that finds nothing changed", second.tookS, 10, " s"),
      atMost("event loop delay, p99, of both scans", Math.max(first.delayMs, second.delayMs), 20, " ms"),
    ];
  } finally {
    for (const made of [folder, dataDir]) rmSync(made, { recursive: true, force: true });
  }
}

export const mediaScan: Metric = { id: "P15", title: "scan of a media library", run: measure };
