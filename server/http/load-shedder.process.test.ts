import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, expect, test } from "vitest";
import { createPageCache, type Rendered } from "#server/page-cache/page-cache.ts";
import { cacheFirstListener } from "./cache-first-listener.ts";
import { createLoadShedder } from "./load-shedder.ts";
import { createRequestTracker } from "./request-tracker.ts";

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const prefetch = { headers: { "sec-purpose": "prefetch;prerender" } };
const page: Rendered = { status: 200, headers: { "content-type": "text/html" }, body: "cached", cacheable: true };

/** A listener with a load shedder on a real socket. `begin(n)` starts n renders that never end. */
async function listening({ hasSpareQuota = () => true }: { hasSpareQuota?: () => boolean } = {}) {
  const cache = createPageCache({ maxBytes: 1024 * 1024, freshMs: 1000, staleMs: 1000, retryRefreshMs: 0, onError: () => undefined });
  const app: RequestListener = (_, response) => void response.end("app");
  const shed = createLoadShedder({ cache, hasSpareQuota, headers: { "x-content-type-options": "nosniff" } });
  const server = createServer(cacheFirstListener(app, { cache, shed, tracker: createRequestTracker() })).listen(0);
  closing.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  const get = (path: string, init?: RequestInit) => fetch(`http://localhost:${port}${path}`, init);
  const begin = async (count: number) => {
    for (let id = 1; id <= count; id += 1) void cache.getOrRender(`/movie/${id}`, () => new Promise(() => undefined), "identity");
    await Promise.resolve();
  };
  return { cache, port, get, begin };
}

test("nothing is refused under little load", async () => {
  const { get } = await listening();
  expect([await (await get("/movie/900")).text(), await (await get("/movie/901", prefetch)).text()]).toEqual(["app", "app"]);
});

test("prefetches are refused first, with an uncacheable 503", async () => {
  const { get, begin } = await listening();
  await begin(24);
  const prefetched = await get("/movie/900", prefetch);
  expect([prefetched.status, prefetched.headers.get("cache-control"), prefetched.headers.get("x-content-type-options")]).toEqual([503, "no-store", "nosniff"]);
  expect((await get("/movie/900")).status).toBe(200);
  const refused = await get("/functions/v1/get-movie", { method: "POST", headers: { purpose: "prefetch" } });
  expect([refused.status, Object.keys(await refused.json())]).toEqual([503, ["error"]]);
});

test("prefetches are refused without spare quota of the film database", async () => {
  const { get } = await listening({ hasSpareQuota: () => false });
  expect([(await get("/movie/900", prefetch)).status, (await get("/movie/900")).status]).toEqual([503, 200]);
});

test("an uncached page is refused under overload, with Retry-After", async () => {
  const { get, begin } = await listening();
  await begin(500);
  const refused = await get("/movie/900");
  expect([refused.status, refused.headers.get("retry-after"), refused.headers.get("cache-control")]).toEqual([503, "2", "no-store"]);
  expect(await refused.text()).toContain("Back in a moment");
  expect((await get("/api/movies/popular")).headers.get("content-type")).toBe("application/json");
});

test("cached pages, pages that are rendering, and files are never refused", async () => {
  const { get, begin, cache } = await listening();
  await cache.getOrRender("/", async () => page, "identity");
  await begin(500);
  expect(await (await get("/", prefetch)).text()).toBe("cached");
  for (const path of ["/movie/7-seven", "/healthz", "/assets/client.js", "/player/2embed/movie/19"]) {
    expect([path, await (await get(path, prefetch)).text()]).toEqual([path, "app"]);
  }
});

test("each turn of the event loop accepts a limited number of requests", async () => {
  const { get, port } = await listening();
  const socket = connect(port, "localhost");
  // Node reads a packet's requests in one turn.
  const paths = Array.from({ length: 160 }, (_, index) => `/movie/${index + 1}`);
  socket.end(paths.map((path) => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n${path === "/movie/160" ? "connection: close\r\n" : ""}\r\n`).join(""));
  const statuses = (await text(socket)).match(/HTTP\/1\.1 \d+/g)?.map((line) => line.slice(-3));
  expect(statuses).toEqual([...Array(150).fill("200"), ...Array(10).fill("503")]);
  expect((await get("/movie/4")).status).toBe(200);
});
