import { once } from "node:events";
import { createWriteStream, mkdtempSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { finished } from "node:stream/promises";
import type { OwnFilm } from "#domain/own-film.ts";
import { atLeast, type Figure, median, reported } from "#tests/support/figure.ts";
import { alternating } from "../alternating.ts";
import type { Metric } from "../metric.ts";
import { hasNginx, startNginx } from "./nginx.ts";
import type { PinnedProcess } from "./process.ts";
import { startSite } from "./site.ts";

/**
 * One turn differs from the next by a quarter: a processor second moves more bytes while others leave the memory alone. So the servers take many
 * short turns, in the other order each time.
 */
const rounds = 24;
const clients = 50;
const turnMs = 1000;
const warmMs = 300;
const filmBytes = 2_000_000_000;
/** Players ask for all that is left, and read on. */
const rangeBytes = 100_000_000;
/** Between two ranges, so that they are spread over the file. */
const stepBytes = 37_000_000;
const chunkBytes = 8_000_000;

/** The sample film with bytes behind its end, which players pass over. */
async function largeFilm(folder: string): Promise<void> {
  const path = join(folder, "Metropolis (1927) [tmdbid-19].mp4");
  const file = createWriteStream(path);
  const sample = await readFile("sample/film/sample.mp4");
  const filler = filmBytes - sample.length;
  const head = Buffer.alloc(8);
  head.writeUInt32BE(filler, 0);
  head.write("free", 4);
  file.write(sample);
  file.write(head);
  for (let left = filler - head.length; left > 0; left -= chunkBytes) if (!file.write(Buffer.alloc(Math.min(left, chunkBytes), 120))) await once(file, "drain");
  file.end();
  await finished(file);
}

/** Bytes a second of the servers' own processor time, by clients that read one range after another. */
async function bytesPerProcessorSecond(url: string, ...servers: readonly (() => PinnedProcess)[]): Promise<number> {
  const cpuS = () => servers.reduce((sum, server) => sum + server().cpuS(), 0);
  const { hostname, port, pathname, search } = new URL(url);
  const scratch = Buffer.alloc(1024 * 1024);
  let [bytes, ranges] = [0, 0];
  const read = () => {
    let left = 0;
    const request = () => {
      const start = (ranges++ * stepBytes) % (filmBytes - rangeBytes);
      left = rangeBytes;
      socket.write(`GET ${pathname}${search} HTTP/1.1\r\nHost: localhost\r\nRange: bytes=${start}-${start + rangeBytes - 1}\r\n\r\n`);
    };
    const callback = (count: number) => {
      bytes += count;
      left -= count;
      // The heads of answers count as well: a thousandth of a percent.
      if (left <= 0) request();
      return true;
    };
    const socket = connect({ port: Number(port), host: hostname, onread: { buffer: scratch, callback } }, request);
    socket.on("error", () => undefined);
    return socket;
  };
  const sockets = Array.from({ length: clients }, read);
  await new Promise((resolve) => setTimeout(resolve, warmMs));
  const before = { bytes, cpuS: cpuS() };
  await new Promise((resolve) => setTimeout(resolve, turnMs));
  const rate = (bytes - before.bytes) / (cpuS() - before.cpuS);
  for (const socket of sockets) socket.destroy();
  return rate;
}

/** A film as a file, and by the site's hand-over. */
const forFilms = (films: string, upstream: string) => ({
  http: `sendfile on; sendfile_max_chunk 2m; default_type video/mp4; upstream site { server ${new URL(upstream).host}; keepalive 64; }`,
  server: `
    location = /file { alias "${films}/Metropolis (1927) [tmdbid-19].mp4"; }
    location /internal/0/ { internal; alias ${films}/; }
    location / { proxy_pass http://site; proxy_http_version 1.1; proxy_set_header Connection ""; proxy_set_header X-Forwarded-For $remote_addr; proxy_max_temp_file_size 0; }`,
});

/** The film's address, once it was found and read. */
async function addressOn(url: string): Promise<string> {
  for (;;) {
    const response = await fetch(`${url}/api/media/movie/19`);
    const [source] = response.ok ? (((await response.json()) as OwnFilm).versions[0]?.parts[0]?.sources ?? []) : [];
    if (source) return url + source.url;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

async function measure(): Promise<Figure[]> {
  const films = mkdtempSync(join(tmpdir(), "matinee-films-"));
  await largeFilm(films);
  const common = { MEDIA_DIR: films, MEDIA_STREAMS: "400" };
  const [site, behind] = [await startSite(common), await startSite({ ...common, MEDIA_ACCEL: "/internal/", TRUSTED_PROXY_HOPS: "1" })];
  const nginx = hasNginx ? await startNginx(forFilms(films, behind.url)) : null;
  try {
    const address = await addressOn(site.url);
    const handedOver = (await addressOn(behind.url)).replace(behind.url, nginx?.url ?? "");
    const rates: Record<"own" | "file" | "handed", number[]> = { own: [], file: [], handed: [] };
    const turns = [async () => rates.own.push(await bytesPerProcessorSecond(address, site.running))];
    if (nginx)
      turns.push(
        async () => rates.file.push(await bytesPerProcessorSecond(`${nginx.url}/file`, nginx.running)),
        async () => rates.handed.push(await bytesPerProcessorSecond(handedOver, nginx.running, behind.running)),
      );
    for (const turn of alternating(turns, rounds)) await turn();
    const share = (values: readonly number[]) => (100 * median(values)) / median(rates.file);
    const megabytes = (values: readonly number[]) => median(values) / 1e6;
    const own = reported(`from the process: MB a processor second, ${clients} clients, ranges of 100 MB`, megabytes(rates.own));
    if (!nginx) return [own, reported("against nginx", "nginx is not installed")];
    return [
      own,
      reported("nginx, the same file", megabytes(rates.file)),
      atLeast("from the process, of nginx", share(rates.own), 35, " %"),
      atLeast("with the hand-over, of nginx", share(rates.handed), 90, " %"),
    ];
  } finally {
    await nginx?.stop();
    await Promise.all([site.stop(), behind.stop()]);
    rmSync(films, { recursive: true, force: true });
  }
}

export const ownMedia: Metric = { id: "P14", title: "own media: bytes", run: measure };
