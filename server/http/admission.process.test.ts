import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { createPageCache, type Rendered } from "#server/page-cache/page-cache.ts";
import { always } from "#tests/support/always.ts";
import { type Admission, createAdmission, type RefusalReason } from "./admission.ts";
import { cacheFirstListener } from "./cache-first-listener.ts";
import { createClientKeys } from "./client-address.ts";
import { createRequestTracker } from "./request-tracker.ts";
import { createTokenBuckets } from "./token-buckets.ts";
import { WorkTimeout } from "./work-queue.ts";

const prefetch = { "sec-purpose": "prefetch;prerender" };
const page: Rendered = { status: 200, headers: { "content-type": "text/html" }, body: "cached", cacheable: true };

/** Answers with the priority of the work; below /movie/9 only after `release`. */
function slowApp(work: Admission["work"]) {
  const reached: string[] = [];
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const app: RequestListener = (request, response) =>
    void (async () => {
      const answer = await work(request, async ({ priority = "visitor" }) => {
        reached.push(request.url ?? "");
        if (request.url?.startsWith("/movie/9")) await released;
        return new Response(priority);
      });
      response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
    })();
  return { app, release, reached };
}

/** A real server behind a proxy, whose pages take `renderMs` each. `arrived`: the requests that are refused, joined or on their way to the app. */
async function listening({ hasSpareQuota = (): boolean => true, renderMs = 10, start = async (_priority: string): Promise<void> => undefined } = {}) {
  const clock = { nowMs: 0 };
  const refusals: RefusalReason[] = [];
  const cache = createPageCache({ maxBytes: 1024 * 1024, freshMs: 1000, staleMs: 1000, retryRefreshMs: 0, onError: () => undefined });
  const admission = createAdmission({
    cache,
    queue: { start, averageMs: () => renderMs },
    clientKeys: createClientKeys({ trustedProxyHops: 1 }),
    takeTokens: createTokenBuckets(() => clock.nowMs),
    hasSpareQuota,
    headers: { "x-content-type-options": "nosniff" },
    onRefusal: (reason) => refusals.push(reason),
  });
  const { app, release, reached } = slowApp(admission.work);
  const arrived: string[] = [];
  const listener = cacheFirstListener(app, { cache, admission, tracker: createRequestTracker() });
  const server = createServer((request, response) => {
    listener(request, response);
    arrived.push(request.url ?? "");
  }).listen(0);
  onTestFinished(() => {
    release();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const get = (path: string, { from = "192.0.2.1", headers = {}, method = "GET" } = {}) =>
    fetch(`http://localhost:${port}${path}`, { method, headers: { "x-forwarded-for": from, ...headers } });
  const textOf = async (path: string, options?: Parameters<typeof get>[1]) => (await get(path, options)).text();
  /** Pages that stay in progress, by default of a client each. They arrive in one packet. */
  const begin = async (count: number, clientOf = (index: number) => `198.51.${index >> 8}.${index & 255}`) => {
    const expected = reached.length + refusals.length + count;
    const targets = Array.from(
      { length: count },
      (_, index) => `GET /movie/9${index} HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: ${clientOf(index)}\r\n\r\n`,
    );
    const socket = connect(port, "localhost");
    onTestFinished(() => void socket.destroy());
    socket.on("error", () => undefined).write(targets.join(""));
    await expect.poll(() => reached.length + refusals.length).toBe(expected);
    return socket;
  };
  return { cache, clock, port, arrived, reached, refusals, get, textOf, begin, release };
}

test("an idle site admits everything, with its priority", async () => {
  const { textOf } = await listening();
  expect([await textOf("/movie/1"), await textOf("/movie/2", { headers: prefetch }), await textOf("/healthz")]).toEqual(["visitor", "speculative", "visitor"]);
});

test("prefetches are refused first, with an uncacheable 503", async () => {
  const { get, begin, refusals } = await listening();
  await begin(11);
  const prefetched = await get("/movie/1", { headers: prefetch });
  expect([prefetched.status, prefetched.headers.get("cache-control"), prefetched.headers.get("x-content-type-options")]).toEqual([503, "no-store", "nosniff"]);
  expect((await get("/movie/1")).status).toBe(200);
  const refused = await get("/functions/v1/get-movie", { method: "POST", headers: { purpose: "prefetch" } });
  expect([refused.status, Object.keys((await refused.json()) as object)]).toEqual([503, ["error"]]);
  expect(refusals).toEqual(["prefetch", "prefetch"]);
});

test.each(["sec-purpose", "purpose"])("%s: prefetch is a prefetch", async (name) => {
  const { textOf } = await listening();
  expect(await textOf("/movie/1", { headers: { [name]: "prefetch" } })).toBe("speculative");
});

test("prefetches are refused without spare quota of the film database", async () => {
  const { get } = await listening({ hasSpareQuota: () => false });
  expect([(await get("/movie/1", { headers: prefetch })).status, (await get("/movie/1")).status]).toEqual([503, 200]);
});

test("a visitor is refused if the pages before take more than 1.5 s, with the expected wait", async () => {
  const { get, begin, release, refusals } = await listening();
  await begin(150);
  expect((await get("/movie/1")).status).toBe(200);
  await begin(1, () => "203.0.113.1");
  const refused = await get("/movie/1");
  expect([refused.status, refused.headers.get("retry-after"), refused.headers.get("cache-control")]).toEqual([503, "2", "no-store"]);
  expect(await refused.text()).toContain("Back in a moment");
  expect((await get("/api/movies/popular")).headers.get("content-type")).toBe("application/json");
  // Not in the page cache, but work like a page.
  expect(await (await get("/discover/surprise?genres=18")).text()).toContain("Back in a moment");
  expect(refusals).toEqual(["overload", "overload", "overload"]);
  release();
  await expect.poll(async () => (await get("/movie/1")).status).toBe(200);
});

test("requests that arrive in one packet are counted one by one", async () => {
  const { refusals, begin } = await listening();
  await begin(200);
  expect(refusals).toEqual(Array(200 - 151).fill("overload"));
});

test("cached pages, pages that are rendering, and files are never refused", async () => {
  const { textOf, begin, arrived, cache } = await listening();
  await cache.getOrRender(
    "/",
    always(async () => page),
    "identity",
  );
  const { promise, resolve } = Promise.withResolvers<Rendered>();
  void cache.getOrRender(
    "/movie/7",
    always(() => promise),
    "identity",
  );
  await begin(200);
  expect(await textOf("/", { headers: prefetch })).toBe("cached");
  for (const path of ["/healthz", "/assets/client.js", "/player/2embed/movie/19"]) {
    expect([path, await textOf(path, { headers: prefetch })]).toEqual([path, "visitor"]);
  }
  const rendering = textOf("/movie/7-seven", { headers: prefetch });
  await expect.poll(() => arrived.at(-1)).toBe("/movie/7-seven");
  resolve({ ...page, body: "rendered" });
  expect(await rendering).toBe("rendered");
});

/** A queue's `start` that waits for `turn`. `starts`: the priorities that have called it. */
function heldStart() {
  const turn = Promise.withResolvers<void>();
  const starts: string[] = [];
  const start = (priority: string) => {
    starts.push(priority);
    return turn.promise;
  };
  return { turn, starts, start };
}

test("requests for a page that waits for its turn wait with it, cost nothing, and get its 503 if that takes too long", async () => {
  const { turn, starts, start } = heldStart();
  const { get, arrived, reached, refusals } = await listening({ start });
  const first = get("/movie/1");
  await expect.poll(() => starts).toEqual(["visitor"]);
  const others = Promise.all(Array.from({ length: 200 }, () => get("/movie/1-one")));
  await expect.poll(() => arrived.length).toBe(201);
  turn.reject(new WorkTimeout());
  const responses = [await first, ...(await others)];
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([503]));
  expect(await responses[1]?.text()).toContain("Back in a moment");
  expect([starts, refusals, reached]).toEqual([["visitor"], [], []]);
});

test("requests that waited for another's turn, and whose page is not in the cache then, take no second turn", async () => {
  const { turn, starts, start } = heldStart();
  const { textOf, arrived } = await listening({ start });
  const first = textOf("/movie/1");
  await expect.poll(() => starts).toEqual(["visitor"]);
  const other = textOf("/movie/1-one", { headers: prefetch });
  await expect.poll(() => arrived).toEqual(["/movie/1", "/movie/1-one"]);
  turn.resolve();
  expect([await first, await other, starts]).toEqual(["visitor", "visitor", ["visitor"]]);
});

test("a client beyond its share gets spare capacity, until its share is refilled", async () => {
  const { get, textOf, begin, clock, refusals } = await listening();
  for (let index = 0; index < 60; index += 1) await textOf(`/movie/${1000 + index}`);
  await begin(101);
  const refused = await get("/movie/1");
  expect([refused.status, refused.headers.get("retry-after"), refusals]).toEqual([503, "2", ["share"]]);
  expect(await textOf("/movie/1", { from: "192.0.2.2" })).toBe("visitor");
  clock.nowMs = 334;
  expect(await textOf("/movie/1")).toBe("visitor");
});

test("an idle site admits a client beyond its share, behind visitors", async () => {
  const { textOf } = await listening();
  const priorities: string[] = [];
  for (let index = 0; index < 61; index += 1) priorities.push(await textOf(`/movie/${1000 + index}`));
  expect(priorities).toEqual([...Array(60).fill("visitor"), "excess"]);
});

test("a share counts for an address with all its ports and for a /64", async () => {
  const { textOf, begin } = await listening({ renderMs: 1 });
  await begin(40, (index) => `192.0.2.1:${5000 + index}`);
  await begin(20, () => "192.0.2.1");
  await begin(60, (index) => `2001:db8::${index.toString(16)}`);
  expect([await textOf("/api/movies/popular", { from: "192.0.2.1:9" }), await textOf("/api/movies/popular", { from: "2001:db8::ffff" })]).toEqual([
    "excess",
    "excess",
  ]);
});

test("twenty visitors behind one address are visitors, with ten calls each beside their page", async () => {
  const { textOf, clock } = await listening();
  const priorities = new Set<string>();
  for (let visitor = 0; visitor < 20; visitor += 1) {
    clock.nowMs += 500;
    priorities.add(await textOf(`/movie/${1000 + visitor}`));
    for (let call = 0; call < 10; call += 1) priorities.add(await textOf(`/api/movies/${visitor}/extras?${call}`));
  }
  expect([...priorities]).toEqual(["visitor"]);
});

test("a crawler at a page a second is a visitor for good", async () => {
  const { textOf, clock } = await listening();
  const priorities = new Set<string>();
  for (let second = 0; second < 200; second += 1) {
    clock.nowMs = second * 1000;
    priorities.add(await textOf(`/movie/${1000 + second}`, { from: "203.0.113.5" }));
  }
  expect([...priorities]).toEqual(["visitor"]);
});

test("work whose client has disconnected counts until it is done", async () => {
  const { begin, get, release } = await listening();
  const socket = await begin(200);
  socket.destroy();
  expect((await get("/movie/1")).status).toBe(503);
  release();
  await expect.poll(async () => (await get("/movie/1")).status).toBe(200);
});

test("what a client requests beside twelve requests in progress is beyond its share, and nobody else's", async () => {
  const { begin, textOf, release } = await listening();
  await begin(12, () => "192.0.2.1");
  expect([await textOf("/movie/1"), await textOf("/movie/2", { from: "192.0.2.2" })]).toEqual(["excess", "visitor"]);
  release();
  await expect.poll(() => textOf("/movie/3")).toBe("visitor");
});
