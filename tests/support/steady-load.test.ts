import { createServer } from "node:http";
import type { Socket } from "node:net";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { listenLocally } from "./listen-locally.ts";
import { steadyLoad } from "./steady-load.ts";

test("every request is sent, counted by its status, and checked by its text, compressed or not", async () => {
  const received: string[] = [];
  const server = createServer((request, response) => {
    received.push(request.url ?? "");
    if (request.url === "/3") return void request.socket.destroy();
    if (request.url === "/2") return void response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync("page /2"));
    if (request.url === "/4") return void response.writeHead(200, { "content-encoding": "br" }).end(brotliCompressSync("page /4"));
    if (request.url === "/6") return void response.writeHead(200, { "content-encoding": "br" }).end("page /6");
    response.writeHead(request.url === "/5" ? 503 : 200).end(`page ${request.url}`);
  });
  const { origin, close } = await listenLocally(server);
  const report = await steadyLoad({
    ratePerS: 500,
    durationMs: 20,
    request: (index) => ({ url: `${origin}/${index}` }),
    isExpected: (response, _, index) => response.status === 200 && response.body === `page /${index}` && index !== 7,
  });
  await close();
  expect([...new Set(received)].toSorted()).toEqual(Array.from({ length: 10 }, (_, index) => `/${index}`));
  expect(report).toMatchObject({ sent: 10, statuses: { "200": 8, "503": 1, error: 1 }, failed: 4 });
  expect(report.p50Ms).toBeLessThanOrEqual(report.p99Ms);
  expect(report.p99Ms).toBeLessThanOrEqual(report.worstMs);
});

// At the higher rate the second request waits for the connection of the first.
test.each([100, 3000])("a request on a connection that the server closes meanwhile is sent again, once, at %d a second", async (ratePerS) => {
  const used = new WeakSet<Socket>();
  let closed = 0;
  const server = createServer((request, response) => {
    if (request.url === "/always" || used.has(request.socket)) {
      closed += 1;
      return void request.socket.resetAndDestroy();
    }
    used.add(request.socket);
    response.end("page");
  });
  const { origin, close } = await listenLocally(server);
  const paths = ["/first", "/second", "/always"];
  const report = await steadyLoad({ ratePerS, durationMs: 3000 / ratePerS, connections: 1, request: (index) => ({ url: origin + paths[index] }) });
  await close();
  expect(report.statuses).toEqual({ "200": 2, error: 1 });
  expect(closed).toBeGreaterThan(1);
});
