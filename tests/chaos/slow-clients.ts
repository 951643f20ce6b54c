import { readFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { startBuiltServer } from "#tests/support/built-server.ts";
import { atMost, exactly, type Figure } from "#tests/support/figure.ts";
import { filmPage } from "#tests/support/film-pages.ts";
import { steadyLoad } from "#tests/support/steady-load.ts";
import type { Scale, Scenario } from "./scenario.ts";
import { isView, requestOf } from "./views.ts";

const counts: Record<Scale, number> = { short: 50, full: 1000 };
/** Of each kind; attack tools open about as many. */
const openedPerS = 100;
const loadPerS = 200;
const releasedWithinMs = 15_000;
const dripEveryMs = 1000;
/** A difference below this is noise of the machine. */
const noiseMs = 20;
/** Every tenth reader requests the film: a thousand films at once would be an overload of their own. */
const filmEvery = 10;

const starts = {
  /** A header without an end, a byte at a time. */
  headers: "GET /movie/19 HTTP/1.1\r\nhost: localhost\r\nx-slow: ",
  /** A body that is never complete. */
  body: "POST /functions/v1/get-movie HTTP/1.1\r\nhost: localhost\r\ncontent-length: 4000\r\n\r\n",
  /** Reads nothing of a page, or of a film of two megabytes. */
  reader: "GET /movie/19 HTTP/1.1\r\nhost: localhost\r\n\r\n",
  filmReader: "GET /player/media/sample.mp4 HTTP/1.1\r\nhost: localhost\r\n\r\n",
} as const;

/** Established connections of the server on `port` (Linux only). */
function connectionsOf(port: number): number {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, "0")}`;
  const established = "01";
  const lines = ["/proc/net/tcp", "/proc/net/tcp6"].flatMap((file) => readFileSync(file, "utf8").split("\n"));
  return lines.map((line) => line.trim().split(/\s+/)).filter(([, local, , state]) => local?.endsWith(suffix) && state === established).length;
}

function open(port: number, first: string, drips: boolean): Socket {
  const socket = connect(port, "localhost");
  // The server is expected to reset it.
  socket.on("error", () => undefined);
  socket.write(first);
  if (drips) socket.resume();
  else socket.pause();
  return socket;
}

/** Opens `count` connections of each kind. `opened` resolves after the last one; `end` closes all. */
function attack(port: number, count: number) {
  const dripping: Socket[] = [];
  const reading: Socket[] = [];
  const drip = setInterval(() => {
    for (const socket of dripping) if (socket.writable) socket.write("x");
  }, dripEveryMs);
  const { promise: opened, resolve } = Promise.withResolvers<void>();
  const opening = setInterval(() => {
    dripping.push(open(port, starts.headers, true), open(port, starts.body, true));
    reading.push(open(port, reading.length % filmEvery === 0 ? starts.filmReader : starts.reader, false));
    if (reading.length < count) return;
    clearInterval(opening);
    resolve();
  }, 1000 / openedPerS);
  const end = () => {
    clearInterval(opening);
    clearInterval(drip);
    for (const socket of [...dripping, ...reading]) socket.destroy();
  };
  return { opened, end };
}

async function run(scale: Scale): Promise<Figure[]> {
  const site = await startBuiltServer();
  const port = Number(new URL(site.url).port);
  const request = () => requestOf(site.url, filmPage(19));
  const load = { ratePerS: loadPerS, durationMs: (counts[scale] / openedPerS) * 1000, connections: 32, request, isExpected: isView };
  await fetch(`${site.url}/movie/19`);
  const alone = await steadyLoad(load);
  const { opened, end } = attack(port, counts[scale]);
  try {
    const beside = await steadyLoad(load);
    await opened;
    // The goal is the count at this moment: no polling.
    await new Promise((resolve) => setTimeout(resolve, releasedWithinMs));
    const held = connectionsOf(port);
    const ratio = Math.max(beside.p99Ms, noiseMs) / Math.max(alone.p99Ms, noiseMs);
    return [
      atMost(`others' p99 beside ${3 * counts[scale]} slow connections (${beside.p99Ms.toFixed(1)} ms; alone ${alone.p99Ms.toFixed(1)} ms)`, ratio, 2, " x"),
      exactly("others' requests without a view", beside.failed, 0),
      exactly(`connections held after ${releasedWithinMs / 1000} s`, held, 0),
    ];
  } finally {
    end();
    await site.stop();
  }
}

export const slowClients: Scenario = { id: "R15", title: "slow clients", run };
