import { Hono } from "hono";
import { expect, test } from "vitest";
import { createClientLimits } from "./client-limits.ts";

const burst = 60;

/** A route with the search limit. `request` sends from a socket's address, with the proxies' headers. */
function limitedRoute(trustedProxyHops = 0) {
  const clock = { nowMs: 0 };
  const app = new Hono();
  app.get("/", createClientLimits({ trustedProxyHops, now: () => clock.nowMs })("search", { "x-kind": "file" }), (context) => context.text("ok"));
  const request = async (remoteAddress: string, headers: Record<string, string> = {}) =>
    app.request("/", { headers }, { incoming: { socket: { remoteAddress } } });
  const exhaust = async (address: string, headers?: Record<string, string>) => {
    for (let count = 0; count < burst; count++) expect((await request(address, headers)).status).toBe(200);
  };
  return { request, exhaust, clock };
}

test("beyond the burst 429 with Retry-After and the document's headers; a second later 200", async () => {
  const { request, exhaust, clock } = limitedRoute();
  await exhaust("192.0.2.1");
  const refused = await request("192.0.2.1");
  expect([refused.status, refused.headers.get("retry-after"), refused.headers.get("x-kind"), refused.headers.get("cache-control")]).toEqual([
    ...[429, "1", "file", "no-store"],
  ]);
  expect(await refused.json()).toEqual({ error: expect.stringContaining("Too many") });
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

test("a /64 of IPv6 is one client in every spelling", async () => {
  const { request, exhaust } = limitedRoute();
  await exhaust("2001:db8:0:1::7");
  for (const spelling of ["2001:db8::1:0:0:0:9", "2001:0DB8:0000:0001::7"]) expect((await request(spelling)).status).toBe(429);
  expect((await request("2001:db8:0:2::7")).status).toBe(200);
});

test("an IPv4-mapped IPv6 address is the IPv4 client", async () => {
  const { request, exhaust } = limitedRoute();
  await exhaust("::ffff:192.0.2.1");
  for (const spelling of ["192.0.2.1", "::ffff:c000:201"]) expect((await request(spelling)).status).toBe(429);
  for (const other of ["::ffff:192.0.2.2", "::ffff:c000:203"]) expect((await request(other)).status).toBe(200);
});

test("X-Forwarded-For counts as far as proxies are trusted", async () => {
  const withoutProxy = limitedRoute(0);
  await withoutProxy.exhaust("192.0.2.1", { "x-forwarded-for": "198.51.100.1" });
  expect((await withoutProxy.request("192.0.2.1", { "x-forwarded-for": "198.51.100.2" })).status).toBe(429);

  const withOneProxy = limitedRoute(1);
  await withOneProxy.exhaust("10.0.0.1", { "x-forwarded-for": "203.0.113.9, 198.51.100.1" });
  expect((await withOneProxy.request("10.0.0.1", { "x-forwarded-for": "203.0.113.8, 198.51.100.1" })).status).toBe(429);
  expect((await withOneProxy.request("10.0.0.1", { "x-forwarded-for": "203.0.113.9, 198.51.100.2" })).status).toBe(200);
});
