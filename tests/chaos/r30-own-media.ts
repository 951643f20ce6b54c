import { mkdirSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, renameSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { OwnFilm } from "#domain/own-film.ts";
import { type BuiltServer, startBuiltServer } from "#tests/support/built-server.ts";
import { atMost, exactly, type Figure, reported } from "#tests/support/figure.ts";
import { filmPage, listPages } from "#tests/support/film-pages.ts";
import { hangFolder } from "#tests/support/hanging-folder.ts";
import { steadyLoad } from "#tests/support/steady-load.ts";
import { until } from "./cluster/until.ts";
import type { Scale, Scenario } from "./scenario.ts";
import { isView, requestOf } from "./views.ts";

const counts: Record<Scale, { readers: number; ratePerS: number; durationMs: number }> = {
  short: { readers: 40, ratePerS: 50, durationMs: 2000 },
  full: { readers: 200, ratePerS: 200, durationMs: 10_000 },
};
const films = [
  [19, "Metropolis (1927) [tmdbid-19].mp4"],
  [653, "Nosferatu (1922) [tmdbid-653].mp4"],
  [10098, "The Kid (1921) [tmdbid-10098].mp4"],
] as const;
/** No buffer of the system holds it. */
const filmBytes = 200_000_000;
const pages = [filmPage(19), filmPage(961), ...listPages];
/** A difference below this is noise of the machine. */
const noiseMs = 20;
const hangsForMs = 12_000;

/** Bytes behind the sample film, in a box that players pass over. */
function makeFilms(folder: string, sample: Buffer): void {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(filmBytes - sample.length, 0);
  head.write("free", 4);
  for (const [, name] of films) {
    writeFileSync(join(folder, name), Buffer.concat([sample, head]));
    truncateSync(join(folder, name), filmBytes);
  }
}

async function addressOf(site: BuiltServer, id: number): Promise<string> {
  let address = "";
  await until("a film", async () => {
    const film = (await (await fetch(`${site.url}/api/media/movie/${id}`)).json()) as Partial<OwnFilm>;
    address = film.versions?.[0]?.parts[0]?.sources[0]?.url ?? "";
    return address !== "";
  });
  return address;
}

/** A reader that takes a few bytes and no more. */
function slowReader(site: BuiltServer, path: string): Socket {
  const socket = connect(Number(new URL(site.url).port), "127.0.0.1");
  socket.on("error", () => undefined).pause();
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  return socket;
}

/** It may have been closed meanwhile. */
function linkOf(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return "";
  }
}

const filmDescriptors = (site: BuiltServer, folder: string): number =>
  readdirSync(`/proc/${site.pid()}/fd`).filter((name) => linkOf(`/proc/${site.pid()}/fd/${name}`).startsWith(folder)).length;

const pageLoad = (site: BuiltServer, scale: Scale) =>
  steadyLoad({
    ratePerS: counts[scale].ratePerS,
    durationMs: counts[scale].durationMs,
    request: (index) => requestOf(site.url, pages[index % pages.length] ?? filmPage(19)),
    isExpected: isView,
  });

const statusOf = async (site: BuiltServer, path: string): Promise<number> => {
  const { status, body } = await fetch(site.url + path, { headers: { range: "bytes=0-9" } });
  await body?.cancel();
  return status;
};

/** Slow readers of one film, while another is replaced, a third removed, and theirs shortened. */
async function beside(site: BuiltServer, folder: string, scale: Scale, aloneP99Ms: number): Promise<Figure[]> {
  const [first, second, third] = await Promise.all(films.map(([id]) => addressOf(site, id)));
  const sockets = Array.from({ length: counts[scale].readers }, () => slowReader(site, first ?? ""));
  const load = await pageLoad(site, scale);
  const held = filmDescriptors(site, folder);
  const cut = Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once("close", resolve))));
  truncateSync(join(folder, films[0][1]), 1000);
  writeFileSync(join(folder, "new"), "another film");
  renameSync(join(folder, "new"), join(folder, films[1][1]));
  rmSync(join(folder, films[2][1]));
  const statuses = await Promise.all([second, third].map((path) => statusOf(site, path ?? "")));
  for (const socket of sockets) socket.resume();
  await cut;
  await until("closed films", async () => filmDescriptors(site, folder) === 0).catch(() => undefined);
  const ratio = Math.max(load.p99Ms, noiseMs) / Math.max(aloneP99Ms, noiseMs);
  return [
    atMost(`pages' p99 beside ${sockets.length} slow readers (${load.p99Ms.toFixed(1)} ms; alone ${aloneP99Ms.toFixed(1)} ms)`, ratio, 2, " x"),
    exactly("pages without a view", load.failed, 0),
    exactly("films open for them", held, sockets.length),
    exactly(
      "status of a film that was replaced, and of one that was removed",
      statuses.map((status) => (status === 410 ? 404 : status)).join(", "),
      "404, 404",
    ),
    exactly("descriptors left when a film was cut short", filmDescriptors(site, folder), 0),
  ];
}

/** The folder's server goes away while films are requested. */
async function whileHanging(site: BuiltServer, folder: string, scale: Scale, aloneP99Ms: number): Promise<Figure[]> {
  const path = await addressOf(site, films[0][0]);
  const release = await hangFolder(folder);
  if (release === null) return [reported("a folder that hangs", "this user may not mount one")];
  const startedAt = performance.now();
  const responses = Promise.all(Array.from({ length: 20 }, () => statusOf(site, path))).then((statuses) => ({
    statuses,
    tookMs: performance.now() - startedAt,
  }));
  const load = await pageLoad(site, scale);
  const { statuses, tookMs } = await responses;
  await release();
  await until("the folder", async () => (await statusOf(site, path)) === 206).catch(() => undefined);
  const ratio = Math.max(load.p99Ms, noiseMs) / Math.max(aloneP99Ms, noiseMs);
  return [
    exactly("a folder that hangs: statuses of 20 requests for its films", [...new Set(statuses)].join(", "), "503"),
    atMost("the last of them", tookMs, hangsForMs, " ms"),
    atMost(`pages' p99 meanwhile (${load.p99Ms.toFixed(1)} ms)`, ratio, 2, " x"),
    exactly("pages without a view meanwhile", load.failed, 0),
    exactly("status of a film when the folder is back", await statusOf(site, path), 206),
  ];
}

async function run(scale: Scale): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), "matinee-films-"));
  const shared = join(folder, "films");
  mkdirSync(shared);
  makeFilms(shared, readFileSync("sample/film/sample.mp4"));
  const site = await startBuiltServer({ MEDIA_DIR: shared, MEDIA_STREAMS: "1000", UV_THREADPOOL_SIZE: "8" });
  try {
    await Promise.all(films.map(([id]) => addressOf(site, id)));
    await pageLoad(site, "short");
    const alone = await pageLoad(site, scale);
    const hanging = await whileHanging(site, shared, scale, alone.p99Ms);
    return [...hanging, ...(await beside(site, shared, scale, alone.p99Ms))];
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

export const r30: Scenario = { id: "R30", title: "own media: slow readers, files that change, a folder that hangs", run };
