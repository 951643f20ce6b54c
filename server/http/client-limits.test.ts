import { Hono } from "hono";
import { expect, test } from "vitest";
import { createClientLimits } from "./client-limits.ts";

const burst = 60;

/** A door with a limit on it; `ask` comes from a socket's address, with what proxies said. */
function limitedDoor(trustedProxyHops = 0) {
  const clock = { nowMs: 0 };
  const app = new Hono();
  app.get("/", createClientLimits({ trustedProxyHops, now: () => clock.nowMs })("search", { "x-kind": "file" }), (context) => context.text("in"));
  const ask = async (remoteAddress: string, headers: Record<string, string> = {}) => app.request("/", { headers }, { incoming: { socket: { remoteAddress } } });
  const exhaust = async (address: string, headers?: Record<string, string>) => {
    for (let count = 0; count < burst; count++) expect((await ask(address, headers)).status).toBe(200);
  };
  return { ask, exhaust, clock };
}

test("beyond the burst 429 with Retry-After and the document's headers; a second later there is room again", async () => {
  const { ask, exhaust, clock } = limitedDoor();
  await exhaust("192.0.2.1");
  const refused = await ask("192.0.2.1");
  expect([refused.status, refused.headers.get("retry-after"), refused.headers.get("x-kind"), refused.headers.get("cache-control")]).toEqual([
    ...[429, "1", "file", "no-store"],
  ]);
  expect(await refused.json()).toEqual({ error: expect.stringContaining("Too many") });
  clock.nowMs = 1000;
  expect((await ask("192.0.2.1")).status).toBe(200);
});

test("a page is refused in words", async () => {
  const { ask, exhaust } = limitedDoor();
  await exhaust("192.0.2.1");
  const refused = await ask("192.0.2.1", { accept: "text/html,*/*" });
  expect(refused.headers.get("content-type")).toMatch(/^text\/plain/);
});

test("a bucket is never fuller than full", async () => {
  const { ask, exhaust, clock } = limitedDoor();
  await exhaust("192.0.2.1");
  clock.nowMs = 3_600_000;
  await exhaust("192.0.2.1");
  expect((await ask("192.0.2.1")).status).toBe(429);
});

test("others are not refused for it", async () => {
  const { ask, exhaust } = limitedDoor();
  await exhaust("192.0.2.1");
  expect((await ask("192.0.2.2")).status).toBe(200);
});

test("a /64 of IPv6 is one client, however it is written", async () => {
  const { ask, exhaust } = limitedDoor();
  await exhaust("2001:db8:0:1::7");
  for (const spelling of ["2001:db8::1:0:0:0:9", "2001:0DB8:0000:0001::7"]) expect((await ask(spelling)).status).toBe(429);
  expect((await ask("2001:db8:0:2::7")).status).toBe(200);
});

test("an IPv4-mapped IPv6 address is the IPv4 client", async () => {
  const { ask, exhaust } = limitedDoor();
  await exhaust("::ffff:192.0.2.1");
  for (const spelling of ["192.0.2.1", "::ffff:c000:201"]) expect((await ask(spelling)).status).toBe(429);
  for (const other of ["::ffff:192.0.2.2", "::ffff:c000:203"]) expect((await ask(other)).status).toBe(200);
});

test("what a client says of itself counts only as far as proxies are trusted", async () => {
  const trustingNobody = limitedDoor(0);
  await trustingNobody.exhaust("192.0.2.1", { "x-forwarded-for": "198.51.100.1" });
  expect((await trustingNobody.ask("192.0.2.1", { "x-forwarded-for": "198.51.100.2" })).status).toBe(429);

  const behindOne = limitedDoor(1);
  await behindOne.exhaust("10.0.0.1", { "x-forwarded-for": "203.0.113.9, 198.51.100.1" });
  expect((await behindOne.ask("10.0.0.1", { "x-forwarded-for": "203.0.113.8, 198.51.100.1" })).status).toBe(429);
  expect((await behindOne.ask("10.0.0.1", { "x-forwarded-for": "203.0.113.9, 198.51.100.2" })).status).toBe(200);
});
