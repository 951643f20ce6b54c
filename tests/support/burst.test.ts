import { createServer } from "node:http";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { burst } from "./burst.ts";
import { listenLocally } from "./listen-locally.ts";

test("all connections get their own response, decoded; one that is cut has no status or no whole text", async () => {
  const text = "page ".repeat(100_000);
  const page = brotliCompressSync(text);
  const paths: string[] = [];
  let pages = 0;
  const server = createServer((request, response) => {
    paths.push(request.url ?? "");
    if (request.url === "/healthz") return void response.end("ok");
    pages += 1;
    if (pages === 1) return void request.socket.destroy();
    response.writeHead(pages === 2 ? 503 : 200, { "content-encoding": "br", "content-length": page.length }).end(page);
  });
  const { origin, close } = await listenLocally(server);
  const responses = await burst(origin, "/movie/19", 5);
  await close();
  expect(paths.toSorted()).toEqual([...Array.from({ length: 5 }, () => "/healthz"), ...Array.from({ length: 5 }, () => "/movie/19")]);
  expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([0, 200, 200, 200, 503]);
  expect(responses.filter(({ status }) => status > 0).every(({ body, tookMs }) => body === text && Number.isFinite(tookMs))).toBe(true);
});
