import { Hono } from "hono";
import { expect, test } from "vitest";
import { createClientKeys } from "./client-address.ts";
import { createClientLimits } from "./client-limits.ts";
import { createTokenBuckets } from "./token-buckets.ts";

const burst = 60;

/** A route with the search limit. `request` sends from a socket's address. */
function limitedRoute() {
  const clock = { nowMs: 0 };
  const refused: string[] = [];
  const app = new Hono();
  const clientLimits = createClientLimits({
    clientKeys: createClientKeys({ trustedProxyHops: 0 }),
    takeTokens: createTokenBuckets(() => clock.nowMs),
    onRefusal: (route) => refused.push(route),
  });
  app.get("/", clientLimits("search", { "x-kind": "file" }), (context) => context.text("ok"));
  const request = async (remoteAddress: string, headers: Record<string, string> = {}) =>
    app.request("/", { headers }, { incoming: { headers, socket: { remoteAddress } } });
  const exhaust = async (address: string, headers?: Record<string, string>) => {
    for (let count = 0; count < burst; count++) expect((await request(address, headers)).status).toBe(200);
  };
  return { request, exhaust, clock, refused };
}

test("beyond the burst 429 with Retry-After and the document's headers; a second later 200", async () => {
  const { request, exhaust, clock, refused: refusals } = limitedRoute();
  await exhaust("192.0.2.1");
  const refused = await request("192.0.2.1");
  expect([refused.status, refused.headers.get("retry-after"), refused.headers.get("x-kind"), refused.headers.get("cache-control")]).toEqual([
    ...[429, "1", "file", "no-store"],
  ]);
  expect(await refused.json()).toEqual({ error: expect.stringContaining("Too many") });
  expect(refusals).toEqual(["search"]);
  clock.nowMs = 1000;
  expect((await request("192.0.2.1")).status).toBe(200);
});

test("a page is refused in plain text", async () => {
  const { request, exhaust } = limitedRoute();
  await exhaust("192.0.2.1");
  const refused = await request("192.0.2.1", { accept: "text/html,*/*" });
  expect(refused.headers.get("content-type")).toMatch(/^text\/plain/);
});

test("a bucket does not exceed its burst", async () => {
  const { request, exhaust, clock } = limitedRoute();
  await exhaust("192.0.2.1");
  clock.nowMs = 3_600_000;
  await exhaust("192.0.2.1");
  expect((await request("192.0.2.1")).status).toBe(429);
});

test("other clients are not affected", async () => {
  const { request, exhaust } = limitedRoute();
  await exhaust("192.0.2.1");
  expect((await request("192.0.2.2")).status).toBe(200);
});
