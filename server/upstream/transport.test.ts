import { describe, expect, test } from "vitest";
import { failureOf } from "#tests/support/failure-of.ts";
import { manualClock } from "#tests/support/manual-clock.ts";
import { createBreaker } from "./breaker.ts";
import type { Fetch } from "./exchange.ts";
import { createQuota } from "./quota.ts";
import { createTransport, type TransportDeps } from "./transport.ts";
import type { UpstreamError } from "./upstream-error.ts";

describe("with a fetch that is passed in", () => {
  const respondingWith = (respond: (request: Request) => Response | Promise<Response>) => {
    const requests: Request[] = [];
    const fetch: Fetch = (request) => {
      requests.push(request);
      return respond(request);
    };
    return { fetch, requests };
  };
  const fine = () => Response.json({ results: [] });
  const down = () => new Response("no", { status: 500 });

  function transportOver(fetch: Fetch, overrides: Partial<TransportDeps> = {}) {
    const clock = manualClock();
    const quota = createQuota({ clock });
    const breaker = createBreaker({ clock });
    const transport = createTransport({ baseUrl: "http://provider/3/", credential: null, fetch, quota, breaker, clock, random: () => 0.5, ...overrides });
    return { clock, transport };
  }

  test("sends a key as a parameter, a token as a header", async () => {
    const { fetch, requests } = respondingWith(fine);
    for (const credential of [{ apiKey: "k&y" }, { readToken: "token" }, null]) {
      await transportOver(fetch, { credential }).transport.get("/search/movie", { query: "a & b", year: undefined }, "visitor");
    }
    expect(requests.map((request) => request.url)).toEqual([
      "http://provider/3/search/movie?query=a+%26+b&api_key=k%26y",
      "http://provider/3/search/movie?query=a+%26+b",
      "http://provider/3/search/movie?query=a+%26+b",
    ]);
    expect(requests.map((request) => request.headers.get("authorization"))).toEqual([null, "Bearer token", null]);
    expect(requests.every((request) => request.method === "GET" && request.headers.get("accept") === "application/json" && request.redirect === "manual")).toBe(
      true,
    );
  });

  test("gives up a fetch that never responds and ignores the signal", async () => {
    const { fetch, requests } = respondingWith(() => new Promise<Response>(() => {}));
    const { clock, transport } = transportOver(fetch);
    let failure: UpstreamError | null = null;
    void failureOf(transport.get("/movie/popular", {}, "visitor")).then((error) => {
      failure = error;
    });
    await clock.advance(2500);
    expect(requests[0]?.signal.aborted).toBe(true);
    await clock.advance(2499);
    expect(failure).toBeNull();
    await clock.advance(1);
    expect(failure).toMatchObject({ kind: "timeout" });
    expect(requests).toHaveLength(2);
  });

  test("counts a body while reading it, whatever its content-length", async () => {
    let chunks = 0;
    const endless = () =>
      new Response(
        new ReadableStream({
          pull: (controller) => {
            chunks += 1;
            controller.enqueue(new Uint8Array(64 * 1024).fill(32));
          },
        }),
      );
    const { transport } = transportOver(respondingWith(endless).fetch);
    expect(await failureOf(transport.get("/movie/popular", {}, "visitor"))).toMatchObject({ kind: "malformed" });
    expect(chunks).toBeLessThan(40);
  });

  test.each(["[]", "null", '"text"', "", "7"])("the body %j is malformed", async (body) => {
    const { transport } = transportOver(respondingWith(() => new Response(body)).fetch);
    expect(await failureOf(transport.get("/movie/popular", {}, "visitor"))).toMatchObject({ kind: "malformed", status: null });
  });

  test("does not take another server's 404 for a missing title", async () => {
    const { transport } = transportOver(respondingWith(() => new Response("<h1>Not here</h1>", { status: 404 })).fetch);
    expect(await failureOf(transport.get("/movie/19", {}, "visitor"))).toMatchObject({ kind: "malformed", status: null });
  });

  test("while the provider is down: at most two calls a second, fresh within five seconds of its return (R2)", async () => {
    let isDown = true;
    const { fetch, requests } = respondingWith(() => (isDown ? down() : fine()));
    const { clock, transport } = transportOver(fetch);
    const visit = (second: number): void => {
      for (let visitor = 0; visitor < 20; visitor += 1) transport.get(`/movie/${second * 20 + visitor + 1}`, {}, "visitor").catch(() => {});
    };
    const perSecond: number[] = [];
    for (let tick = 0; tick < 200; tick += 1) {
      const before = requests.length;
      visit(tick);
      await clock.advance(100);
      perSecond[Math.floor(tick / 10)] = (perSecond[Math.floor(tick / 10)] ?? 0) + requests.length - before;
    }
    expect(Math.max(...perSecond.slice(1))).toBeLessThanOrEqual(2);
    isDown = false;
    await clock.advance(1000);
    await transport.get("/movie/1", {}, "visitor");
    expect(transport.health().breaker).toBe("closed");
  });

  test.each([
    [401, "open"],
    [403, "open"],
    [400, "closed"],
  ])("after ten responses of %d the breaker is %s: a refused key is not sent again and again", async (status, state) => {
    const { fetch, requests } = respondingWith(() => new Response("no", { status }));
    const { transport } = transportOver(fetch);
    for (let index = 0; index < 10; index += 1) await failureOf(transport.get(`/movie/${index}`, {}, "visitor"));
    expect(transport.health().breaker).toBe(state);
    expect(requests).toHaveLength(state === "open" ? 5 : 10);
  });

  test("refuses calls at once while the provider is down, without using the quota", async () => {
    const { fetch } = respondingWith(down);
    const { clock, transport } = transportOver(fetch);
    for (let index = 0; index < 6; index += 1) transport.get(`/movie/${index}`, {}, "visitor").catch(() => {});
    await clock.advance(2000);
    const refused = await Promise.all(Array.from({ length: 200 }, (_, index) => failureOf(transport.get(`/tv/${index}`, {}, "refresh"))));
    expect(refused.filter((error) => error.kind === "open")).toHaveLength(199);
    expect(refused.filter((error) => error.kind === "status")).toHaveLength(1);
    expect(transport.health().quota).toEqual({ used: 1, limit: 38, waiting: 0 });
  });

  test("makes no call before the time that a 429 names (R7)", async () => {
    let respond = () => new Response(null, { status: 429, headers: { "retry-after": "30" } });
    const { fetch, requests } = respondingWith(() => respond());
    const { clock, transport } = transportOver(fetch);
    await failureOf(transport.get("/movie/1", {}, "visitor"));
    respond = fine;
    await clock.advance(29_999);
    expect(await failureOf(transport.get("/movie/2", {}, "visitor"))).toMatchObject({ kind: "open", retryAfterMs: 1 });
    expect(requests).toHaveLength(1);
    await clock.advance(1);
    await transport.get("/movie/2", {}, "visitor");
    expect(requests).toHaveLength(2);
  });

  test("never more than 38 calls a second, retries counted", async () => {
    const times: number[] = [];
    const { fetch } = respondingWith((request) => {
      times.push(clock.now());
      return request.url.endsWith("7") ? down() : fine();
    });
    const { clock, transport } = transportOver(fetch);
    for (let index = 0; index < 70; index += 1) transport.get(`/movie/${index}`, {}, "visitor").catch(() => {});
    await clock.advance(5000);
    expect(times.length).toBeGreaterThan(70);
    expect(Math.max(...times.map((start) => times.filter((time) => time >= start && time < start + 1000).length))).toBeLessThanOrEqual(38);
  });

  test("fails a call that exceeds the quota as such", async () => {
    const { transport } = transportOver(respondingWith(fine).fetch);
    const calls = Array.from({ length: 16 }, (_, index) => transport.get(`/movie/${index}`, {}, "speculative"));
    expect(await failureOf(calls[15] ?? Promise.resolve())).toMatchObject({ kind: "budget", path: "/movie/15" });
  });

  test("a visitor who joins a waiting refresh gets a visitor's priority", async () => {
    const paths: string[] = [];
    const { fetch } = respondingWith((request) => {
      paths.push(new URL(request.url).pathname);
      return fine();
    });
    const { clock, transport } = transportOver(fetch);
    for (let index = 0; index < 38; index += 1) void transport.get(`/movie/${index}`, {}, "visitor");
    void transport.get("/tv/first", {}, "refresh");
    void transport.get("/tv/joined", {}, "refresh");
    void transport.get("/tv/joined", {}, "visitor");
    await clock.advance(3000);
    expect(paths.slice(38)).toEqual(["/3/tv/joined", "/3/tv/first"]);
  });

  test("a wrong URL throws at creation", () => {
    expect(() => transportOver(fine, { baseUrl: "provider" })).toThrow();
  });
});
