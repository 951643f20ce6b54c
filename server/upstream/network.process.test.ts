import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { eventually } from "#tests/support/eventually.ts";
import { failureOf } from "#tests/support/failure-of.ts";
import { type FaultyProvider, startFaultyProvider } from "#tests/support/faulty-provider.ts";
import { manualClock } from "#tests/support/manual-clock.ts";
import { createBreaker } from "./breaker.ts";
import type { Fetch } from "./exchange.ts";
import { networkFetch } from "./network-fetch.ts";
import { createQuota } from "./quota.ts";
import { createTransport, type Transport, type TransportDeps } from "./transport.ts";

describe("over a real connection", () => {
  let provider: FaultyProvider;
  let network: ReturnType<typeof networkFetch>;

  const transportTo = (overrides: Partial<TransportDeps> = {}): Transport =>
    createTransport({ baseUrl: provider.url, credential: null, fetch: network.fetch, quota: createQuota(), breaker: createBreaker(), ...overrides });
  const popular = (transport: Transport) => transport.get("/movie/popular", {}, "visitor");

  beforeEach(async () => {
    provider = await startFaultyProvider();
    network = networkFetch();
  });
  afterEach(async () => {
    await provider.close();
    await network.close();
  });

  test("reuses the connection for the next call", async () => {
    const transport = transportTo();
    for (let page = 1; page <= 20; page += 1) expect(await transport.get("/movie/popular", { page }, "visitor")).toMatchObject({ page });
    // A call may start before the connection of the one before it is put back.
    expect(provider.connections()).toBeLessThanOrEqual(2);
  });

  test("a thousand concurrent requests for one film are one call (R3)", async () => {
    const transport = transportTo();
    const answers = await Promise.all(Array.from({ length: 1000 }, () => popular(transport)));
    expect(answers.every((answer) => answer === answers[0])).toBe(true);
    expect(provider.calls).toEqual(["/movie/popular"]);
  });

  test("a 404 of the provider is not retried", async () => {
    expect(await failureOf(transportTo().get("/movie/999999998", {}, "visitor"))).toMatchObject({ kind: "status", status: 404, path: "/movie/999999998" });
    expect(provider.calls).toHaveLength(1);
  });

  test.each([
    { fault: { kind: "status", status: 500 }, says: { kind: "status", status: 500 }, calls: 2 },
    { fault: { kind: "status", status: 503, retryAfter: "3" }, says: { kind: "status", status: 503, retryAfterMs: 3000 }, calls: 2 },
    { fault: { kind: "status", status: 401 }, says: { kind: "status", status: 401 }, calls: 1 },
    { fault: { kind: "status", status: 429, retryAfter: "7" }, says: { kind: "status", status: 429, retryAfterMs: 7000 }, calls: 1 },
    { fault: { kind: "reset" }, says: { kind: "network", status: null }, calls: 2 },
    { fault: { kind: "large" }, says: { kind: "malformed", status: null }, calls: 1 },
    { fault: { kind: "html" }, says: { kind: "malformed", status: null }, calls: 1 },
    { fault: { kind: "malformed" }, says: { kind: "malformed", status: null }, calls: 1 },
    { fault: { kind: "redirect", to: "http://127.0.0.1:9/3/movie/popular" }, says: { kind: "status", status: 302 }, calls: 1 },
  ] as const)("$fault.kind $fault.status: $says.kind, $calls calls", async ({ fault, says, calls }) => {
    provider.setFault(fault);
    expect(await failureOf(popular(transportTo()))).toMatchObject({ ...says, path: "/movie/popular" });
    expect(provider.calls).toHaveLength(calls);
  });

  test.each([{ kind: "hang" }, { kind: "drip", everyMs: 20 }] as const)("$kind: timeout, 2 calls", async (fault) => {
    const clock = manualClock();
    const attemptMs = 1_000_000;
    provider.setFault(fault);
    const failure = failureOf(popular(transportTo({ clock, limits: { headersMs: attemptMs, attemptMs, callMs: 3 * attemptMs } })));
    for (const calls of [1, 2]) {
      await eventually(async () => {
        // The wait before the second attempt.
        await clock.advance(1000);
        expect(provider.calls).toHaveLength(calls);
      });
      await clock.advance(attemptMs);
    }
    expect(await failure).toMatchObject({ kind: "timeout", status: null, path: "/movie/popular" });
    expect(provider.calls).toHaveLength(2);
  });

  test("retries one failure", async () => {
    const fetch: Fetch = (request) => {
      provider.setFault(provider.calls.length === 0 ? { kind: "reset" } : null);
      return network.fetch(request);
    };
    expect(await popular(transportTo({ fetch }))).toMatchObject({ page: 1 });
    expect(provider.calls).toHaveLength(2);
  });

  test("no server at the address", async () => {
    await provider.close();
    expect(await failureOf(popular(transportTo()))).toMatchObject({ kind: "network", status: null });
  });
});
