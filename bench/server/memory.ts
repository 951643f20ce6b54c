import { createWriteStream, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { otherLanguages } from "#domain/languages.ts";
import { atMost, type Figure, reported } from "#tests/support/figure.ts";
import { freePort } from "#tests/support/free-port.ts";
import type { Metric } from "../metric.ts";
import { exportLine, madeUpTitles } from "./made-up-titles.ts";
import { filesRead, makeLibrary, scan } from "./media-scan.ts";
import { requestAll } from "./request-all.ts";
import { type Site, sitePaths, startSite } from "./site.ts";
import { buildIndex } from "./suggestions.ts";

/** Every further language may add 8 MB (quality.md). */
const allowedMb = (withEnglish: number): number => withEnglish + 8 * otherLanguages.length;

const total = 100_000;
const indexedTitles = 1_000_000;
const apiPaths = ["/api/movies/popular", "/api/movies/hero", "/api/tv/popular", "/api/movies/19/extras"];

/** Every page, most under an address of their own; for a tenth of them also data; some addresses that do not exist. */
const mixed = (paths: readonly string[]): string[] =>
  paths.flatMap((path, index) => {
    if (index % 10 === 0) return [path, apiPaths[(index / 10) % apiPaths.length] ?? path];
    return index % 25 === 1 ? [path, `/movie/${800_000_000 + index}`] : [`${path}?utm_source=${index}`];
  });

type Load = { residentMb: number; statuses: string };

/** The site's memory after the load. */
async function afterLoad(site: Site): Promise<Load> {
  const paths = mixed(await sitePaths(site.url));
  const { statuses } = await requestAll({ url: site.url, paths, total, connections: 32, headers: { "accept-encoding": "gzip, deflate, br, zstd" } });
  const failed = Object.entries(statuses).reduce((sum, [status, count]) => (Number(status) >= 500 ? sum + count : sum), 0);
  return { residentMb: site.running().residentMb(), statuses: `${statuses[200] ?? 0}, ${statuses[404] ?? 0}, ${failed}` };
}

async function plainLoad(): Promise<Load> {
  const site = await startSite();
  try {
    return await afterLoad(site);
  } finally {
    await site.stop();
  }
}

function* exportLines(): Generator<string> {
  for (const title of madeUpTitles(indexedTitles)) yield `${exportLine(title)}\n`;
}

/** With 10,000 files of the operator's, which the first start reads, and a million names for misspelled searches. */
async function loadsWithLibraryAndIndex(): Promise<{ first: Load; second: Load }> {
  const folder = mkdtempSync(join(tmpdir(), "matinee-bench-"));
  try {
    const [dataDir, library, names] = [join(folder, "data"), join(folder, "library"), join(folder, "names.json.gz")];
    mkdirSync(dataDir);
    await pipeline(Readable.from(exportLines()), createGzip({ level: 1 }), createWriteStream(names));
    await buildIndex(names, dataDir);
    const folders = makeLibrary(library);
    await scan(folders, dataDir);
    const metricsPort = await freePort();
    const site = await startSite({ DATA_DIR: dataDir, MEDIA_DIR: folders.join(delimiter), METRICS_PORT: String(metricsPort) });
    try {
      const first = await afterLoad(site);
      await filesRead(metricsPort);
      await site.restart();
      return { first, second: await afterLoad(site) };
    } finally {
      await site.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(): Promise<Figure[]> {
  const plain = await plainLoad();
  const { first, second } = await loadsWithLibraryAndIndex();
  return [
    atMost("resident memory after 100,000 mixed requests", plain.residentMb, allowedMb(256), " MB"),
    reported("responses 200, 404, 5xx", plain.statuses),
    atMost("the same with a library of 10,000 new files and an index of a million names", first.residentMb, allowedMb(320), " MB"),
    reported("responses 200, 404, 5xx", first.statuses),
    atMost("the same after a restart, the files read before", second.residentMb, allowedMb(320), " MB"),
    reported("responses 200, 404, 5xx", second.statuses),
  ];
}

export const memory: Metric = { id: "P12", title: "memory", run: measure };
