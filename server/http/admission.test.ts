import { Hono } from "hono";
import { expect, onTestFinished, test } from "vitest";
import type { Catalog } from "#features/catalog.ts";
import { createClientKeys } from "#server/request/client-address.ts";
import { priorityOf } from "#server/request/request-env.ts";
import { createTokenBuckets } from "#server/request/token-buckets.ts";
import { eventually } from "#tests/support/eventually.ts";
import { sampleApp } from "#tests/support/sample-app.ts";
import { sampleCatalog } from "#tests/support/sample-catalog.ts";
import { sampleMovie } from "#tests/support/sample-titles.ts";
import { admitted, createAdmission, type RefusalReason } from "./admission.ts";

const prefetch = { "sec-purpose": "prefetch;prerender" };
const headers = { "x-content-type-options": "nosniff" };

/** An admission behind a proxy, for pages that take `renderMs` each. */
function setUp({ hasSpareQuota = (): boolean => true, renderMs = 10 } = {}) {
  const clock = { nowMs: 0 };
  const refusals: RefusalReason[] = [];
  const clients = { clientKeys: createClientKeys({ trustedProxyHops: 1 }), takeTokens: createTokenBuckets(() => clock.nowMs) };
  const admission = createAdmission({ ...clients, averageMs: () => renderMs, hasSpareQuota, onRefusal: (reason) => refusals.push(reason) });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  onTestFinished(() => release());
  return { clock, refusals, admission, released, release };
}

type RequestOptions = { from?: string; headers?: Record<string, string>; method?: string; signal?: AbortSignal };
const requester =
  (app: Hono) =>
  async (path: string, { from = "192.0.2.1", ...init }: RequestOptions = {}): Promise<Response> =>
    app.request(path, init, { incoming: { headers: { "x-forwarded-for": from }, socket: {} } });

/** Routes that respond with the priority of the work; below /movie/9 only after `release`. */
function slowApp(options: Parameters<typeof setUp>[0] = {}) {
  const { admission, released, ...site } = setUp(options);
  let reached = 0;
  const app = new Hono();
  app.use("/api/*", admitted(admission, "data", headers)).use("/movie/*", admitted(admission, "page", headers));
  app.get("*", async (context) => {
    reached += 1;
    if (context.req.path.startsWith("/movie/9")) await released;
    return context.text(priorityOf(context));
  });
  const get = requester(app);
  const textOf = async (...request: Parameters<typeof get>) => (await get(...request)).text();
  /** Pages that stay in progress, by default of a client each. */
  const begin = async (count: number, clientOf = (index: number) => `198.51.${index >> 8}.${index & 255}`) => {
    const expected = reached + site.refusals.length + count;
    for (let index = 0; index < count; index += 1) void get(`/movie/9${index}`, { from: clientOf(index) });
    await eventually(() => expect(reached + site.refusals.length).toBe(expected));
  };
  return { ...site, get, textOf, begin };
}

test("an idle site admits everything, with its priority", async () => {
  const { textOf } = slowApp();
  expect([await textOf("/movie/1"), await textOf("/movie/2", { headers: prefetch })]).toEqual(["visitor", "speculative"]);
});

test("the work of a client that has left counts until it is done", async () => {
  const { get, release } = slowApp({ renderMs: 1600 });
  const client = new AbortController();
  const left = get("/movie/9", { signal: client.signal });
  client.abort();
  expect((await get("/movie/1")).status).toBe(503);
  release();
  await left;
  expect((await get("/movie/1")).status).toBe(200);
});

test("work that has failed counts no more", async () => {
  const { admission, refusals } = setUp({ renderMs: 1600 });
  const app = new Hono().onError((error, context) => context.text(error.message, 500));
  app.get("*", (context) => admission(context, () => Promise.reject(new Error("failed"))));
  const get = requester(app);
  for (const path of ["/movie/1", "/movie/2"]) expect(await (await get(path)).text()).toBe("failed");
  expect(refusals).toEqual([]);
});

test("beyond twelve requests in progress, a client's next one is beyond its share", async () => {
  const { textOf, begin } = slowApp();
  await begin(12, () => "192.0.2.1");
  expect([await textOf("/movie/1"), await textOf("/movie/1", { from: "192.0.2.2" })]).toEqual(["excess", "visitor"]);
});

test("prefetches are refused first, with an uncacheable 503", async () => {
  const { get, begin, refusals } = slowApp();
  await begin(11);
  const prefetched = await get("/movie/1", { headers: prefetch });
  expect([prefetched.status, prefetched.headers.get("cache-control"), prefetched.headers.get("x-content-type-options")]).toEqual([503, "no-store", "nosniff"]);
  expect((await get("/movie/1")).status).toBe(200);
  const refused = await get("/api/movies/popular", { headers: { purpose: "prefetch" } });
  expect([refused.status, Object.keys((await refused.json()) as object)]).toEqual([503, ["error"]]);
  expect(refusals).toEqual(["prefetch", "prefetch"]);
});

test.each(["sec-purpose", "purpose"])("%s: prefetch is a prefetch", async (name) => {
  expect(await slowApp().textOf("/movie/1", { headers: { [name]: "prefetch" } })).toBe("speculative");
});

test("prefetches are refused without spare quota of the film database", async () => {
  const { get } = slowApp({ hasSpareQuota: () => false });
  expect([(await get("/movie/1", { headers: prefetch })).status, (await get("/movie/1")).status]).toEqual([503, 200]);
});

test("a visitor is refused if the pages before take more than 1.5 s, with the expected wait", async () => {
  const { get, begin, release, refusals } = slowApp();
  await begin(150);
  expect((await get("/movie/1")).status).toBe(200);
  await begin(1, () => "203.0.113.1");
  const refused = await get("/movie/1");
  expect([refused.status, refused.headers.get("retry-after"), refused.headers.get("cache-control")]).toEqual([503, "2", "no-store"]);
  expect(await refused.text()).toContain("Back in a moment");
  expect((await get("/api/movies/popular")).headers.get("content-type")).toBe("application/json");
  expect(refusals).toEqual(["overload", "overload"]);
  release();
  await eventually(async () => expect((await get("/movie/1")).status).toBe(200));
});

test("the site refuses pages, data and surprises, but no cached page, no page in progress and no file", async () => {
  const { admission, released, release } = setUp({ renderMs: 800 });
  const asked: number[] = [];
  const movie: Catalog["movie"] = async (id) => {
    asked.push(id);
    if (id > 90) await released;
    return sampleMovie(id);
  };
  const { app } = sampleApp({ catalog: sampleCatalog({ movie }), admission });
  const get = requester(app);
  const statuses = async (...paths: string[]) => Promise.all(paths.map(async (path) => (await get(path, { headers: prefetch })).status));
  expect((await get("/movie/1")).status).toBe(200);
  const held = [get("/movie/91"), get("/movie/92")];
  const joined = statuses("/movie/91", "/movie/91-a-title");
  expect(await statuses("/movie/1", "/healthz", "/robots.txt", "/player/2embed/movie/19")).toEqual([200, 200, 200, 200]);
  const refused = await Promise.all([
    get("/movie/2"),
    get("/api/movies/popular"),
    get("/functions/v1/get-movie", { method: "POST" }),
    get("/discover/surprise"),
  ]);
  expect(refused.map(({ status }) => status)).toEqual([503, 503, 503, 503]);
  expect(await refused[3]?.text()).toContain("Back in a moment");
  release();
  expect([await joined, (await Promise.all(held)).map(({ status }) => status), asked]).toEqual([
    [200, 200],
    [200, 200],
    [1, 91, 92],
  ]);
});

test("a client beyond its share gets spare capacity, until its share is refilled", async () => {
  const { get, textOf, begin, clock, refusals } = slowApp();
  for (let index = 0; index < 60; index += 1) await textOf(`/movie/${1000 + index}`);
  await begin(101);
  const refused = await get("/movie/1");
  expect([refused.status, refused.headers.get("retry-after"), refusals]).toEqual([503, "2", ["share"]]);
  expect(await textOf("/movie/1", { from: "192.0.2.2" })).toBe("visitor");
  clock.nowMs = 334;
  expect(await textOf("/movie/1")).toBe("visitor");
});

test("an idle site admits a client beyond its share, behind visitors", async () => {
  const { textOf } = slowApp();
  const priorities: string[] = [];
  for (let index = 0; index < 61; index += 1) priorities.push(await textOf(`/movie/${1000 + index}`));
  expect(priorities).toEqual([...Array(60).fill("visitor"), "excess"]);
});

test("a share counts for an address with all its ports and for a /64", async () => {
  const { textOf, begin } = slowApp({ renderMs: 1 });
  await begin(60, (index) => `192.0.2.1:${5000 + index}`);
  await begin(60, (index) => `2001:db8::${index.toString(16)}`);
  expect([await textOf("/movie/1", { from: "192.0.2.1:9" }), await textOf("/movie/1", { from: "2001:db8::ffff" })]).toEqual(["excess", "excess"]);
});

test("twenty visitors behind one address are visitors, with ten calls each beside their page", async () => {
  const { textOf, clock } = slowApp();
  const priorities = new Set<string>();
  for (let visitor = 0; visitor < 20; visitor += 1) {
    clock.nowMs += 500;
    priorities.add(await textOf(`/movie/${1000 + visitor}`));
    for (let call = 0; call < 10; call += 1) priorities.add(await textOf(`/api/movies/${visitor}/extras?${call}`));
  }
  expect([...priorities]).toEqual(["visitor"]);
});

test("a crawler at a page a second is a visitor for good", async () => {
  const { textOf, clock } = slowApp();
  const priorities = new Set<string>();
  for (let second = 0; second < 200; second += 1) {
    clock.nowMs = second * 1000;
    priorities.add(await textOf(`/movie/${1000 + second}`, { from: "203.0.113.5" }));
  }
  expect([...priorities]).toEqual(["visitor"]);
});
