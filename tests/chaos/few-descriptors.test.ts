import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type BuiltServer, startBuiltServer } from "#tests/support/built-server.ts";
import { eventually } from "#tests/support/eventually.ts";
import { freePort } from "#tests/support/free-port.ts";

const descriptors = 64;
const crowd = 200;

let site: BuiltServer;
let metricsUrl: string;
beforeAll(async () => {
  const port = await freePort();
  metricsUrl = `http://127.0.0.1:${port}/metrics`;
  site = await startBuiltServer({ METRICS_PORT: String(port) }, ["sh", "-c", `ulimit -n ${descriptors}; exec "$@"`, "sh"]);
});
afterAll(() => site.stop());

const refusedConnections = async (): Promise<number> => {
  const [, count = "0"] = /^matinee_http_connections_refused_total (\d+)$/m.exec(await (await fetch(metricsUrl)).text()) ?? [];
  return Number(count);
};

test("with 64 descriptors and 200 connections those that are accepted are served, and the others are refused, logged and counted", async () => {
  const sockets = Array.from({ length: crowd }, () => connect(Number(new URL(site.url).port), "localhost"));
  const closed = new Set<Socket>();
  for (const socket of sockets) socket.on("error", () => undefined).on("close", () => closed.add(socket));
  for (const socket of sockets) socket.resume();
  await eventually(async () => expect(await refusedConnections()).toBeGreaterThan(crowd - descriptors));
  const accepted = sockets.filter((socket) => !closed.has(socket));
  expect(accepted.length).toBeGreaterThan(4);

  // An uncached page and a file need the store and descriptors of their own.
  const paths = ["/movie/19", "/player/media/sample.en.vtt", "/movie/961"];
  for (const [index, path] of paths.entries()) {
    accepted[index]?.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    expect(String(await once(accepted[index] as Socket, "data"))).toMatch(/^HTTP\/1\.1 200 /);
  }
  const lines = site.output().split("\n");
  expect(lines.filter((line) => line.includes("as many as the file descriptors allow"))).toHaveLength(1);
  expect(lines.filter((line) => /"level":50|EMFILE/.test(line))).toEqual([]);

  for (const socket of sockets) socket.destroy();
  await eventually(async () => expect((await fetch(`${site.url}/`)).status).toBe(200));
});
