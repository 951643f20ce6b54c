import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type BuiltServer, startBuiltServer } from "#tests/support/built-server.ts";
import { type Fault, type FaultyProvider, startFaultyProvider } from "#tests/support/faulty-provider.ts";
import { everyNight } from "#tests/support/nightly.ts";

// The built server with a live provider that fails in every way: a seen page stays, a new one is a useful 503, nothing crashes.

let provider: FaultyProvider;
let site: BuiltServer;

beforeEach(async () => {
  provider = await startFaultyProvider();
  site = await startBuiltServer({ TMDB_API_KEY: "canary-4711", TMDB_BASE_URL: provider.url, IMAGE_BASE_URL: "http://localhost:9/t/p/" });
});

afterEach(async () => {
  await site.stop();
  await provider.close();
});

const faults: Fault[] = [
  { kind: "status", status: 500 },
  { kind: "hang" },
  { kind: "status", status: 429, retryAfter: "2" },
  { kind: "reset" },
  { kind: "html" },
  { kind: "malformed" },
];

describe("a provider that fails", () => {
  test.each(everyNight(faults, 2))("$kind $status: a seen page stays, an unseen one is 503 with a retry, and the server runs", async (fault) => {
    const seen = await fetch(`${site.url}/movie/19`);
    expect([seen.status, (await seen.text()).includes("Metropolis")]).toEqual([200, true]);

    provider.setFault(fault);
    const again = await fetch(`${site.url}/movie/19-metropolis`);
    expect([again.status, (await again.text()).includes("Metropolis")]).toEqual([200, true]);

    const unseen = await fetch(`${site.url}/movie/961`);
    const text = await unseen.text();
    expect(unseen.status).toBe(503);
    expect(unseen.headers.get("retry-after")).toMatch(/^\d+$/);
    expect(unseen.headers.get("cache-control")).toBe("no-store");
    expect(text).toContain("Unable to load movie details");
    expect(text).toContain("noindex");
    expect(text).not.toContain("canary-4711");
    expect(text).not.toMatch(/\bat .+\.js:\d+/);

    const invoked = await fetch(`${site.url}/functions/v1/get-movie`, { method: "POST", body: JSON.stringify({ movieId: 653 }) });
    expect(invoked.status).toBe(502);

    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
    expect(site.output()).not.toContain("canary-4711");
  });

  test("a page seen before a restart needs no provider after it", async () => {
    provider.setFault(null);
    await fetch(`${site.url}/movie/19`);
    const calls = provider.calls.length;
    await site.restart();
    provider.setFault({ kind: "reset" });
    const seen = await fetch(`${site.url}/movie/19`);
    expect([seen.status, (await seen.text()).includes("Metropolis")]).toEqual([200, true]);
    expect(provider.calls).toHaveLength(calls);
  });
});
