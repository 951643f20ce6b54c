import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { steadyLoad } from "./steady-load.ts";

test("every request is sent, counted by its status, and judged", async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    if (request.url === "/3") return void request.socket.destroy();
    response.writeHead(request.url === "/5" ? 503 : 200).end(`page ${request.url}`);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const report = await steadyLoad({
    ratePerS: 500,
    forMs: 20,
    question: (index) => ({ url: `${url}/${index}` }),
    good: (reply, index) => reply.status === 200 && reply.body === `page /${index}` && index !== 7,
  });
  server.close();
  expect(asked.toSorted()).toEqual(Array.from({ length: 10 }, (_, index) => `/${index}`));
  expect(report).toMatchObject({ sent: 10, statuses: { "200": 8, "503": 1, error: 1 }, failed: 3 });
  expect(report.p50Ms).toBeLessThanOrEqual(report.p99Ms);
  expect(report.p99Ms).toBeLessThanOrEqual(report.worstMs);
});
