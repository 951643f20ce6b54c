import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { burst } from "./burst.ts";

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
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const responses = await burst(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, "/movie/19", 5);
  server.close();
  expect(paths.toSorted()).toEqual([...Array.from({ length: 5 }, () => "/healthz"), ...Array.from({ length: 5 }, () => "/movie/19")]);
  expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([0, 200, 200, 200, 503]);
  expect(responses.filter(({ status }) => status > 0).every(({ body, tookMs }) => body === text && Number.isFinite(tookMs))).toBe(true);
});
