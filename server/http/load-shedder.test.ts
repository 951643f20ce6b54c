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
const page: Rendered = { status: 200, headers: { "content-type": "text/html" }, body: "kept", cacheable: true };

/** A front on a real socket with shedding; `begin(n)` starts n pages that never end. */
async function front({ hasSpareQuota = () => true }: { hasSpareQuota?: () => boolean } = {}) {
  const cache = createPageCache({ maxBytes: 1024 * 1024, freshMs: 1000, staleMs: 1000, retryRefreshMs: 0, onError: () => undefined });
  const behind: RequestListener = (_, response) => void response.end("behind");
  const shed = createLoadShedder({ cache, hasSpareQuota, headers: { "x-content-type-options": "nosniff" } });
  const server = createServer(cacheFirstListener(behind, { cache, shed, tracker: createRequestTracker() })).listen(0);
  closing.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  const get = (path: string, init?: RequestInit) => fetch(`http://localhost:${port}${path}`, init);
  const begin = async (count: number) => {
    for (let id = 1; id <= count; id += 1) void cache.getOrRender(`/movie/${id}`, () => new Promise(() => undefined), "identity");
    await Promise.resolve();
  };
  return { cache, port, get, begin };
}

test("nobody is turned away while there is little to do", async () => {
  const { get } = await front();
  expect([await (await get("/movie/900")).text(), await (await get("/movie/901", prefetch)).text()]).toEqual(["behind", "behind"]);
});

test("what is fetched ahead goes first: 503, kept by nobody", async () => {
  const { get, begin } = await front();
  await begin(24);
  const ahead = await get("/movie/900", prefetch);
  expect([ahead.status, ahead.headers.get("cache-control"), ahead.headers.get("x-content-type-options")]).toEqual([503, "no-store", "nosniff"]);
  expect((await get("/movie/900")).status).toBe(200);
  const asked = await get("/functions/v1/get-movie", { method: "POST", headers: { purpose: "prefetch" } });
  expect([asked.status, Object.keys(await asked.json())]).toEqual([503, ["error"]]);
});

test("what is fetched ahead is not begun where the film database has no room for it", async () => {
  const { get } = await front({ hasSpareQuota: () => false });
  expect([(await get("/movie/900", prefetch)).status, (await get("/movie/900")).status]).toEqual([503, 200]);
});

test("a new page is turned away at once where too much is under way, and told when to come again", async () => {
  const { get, begin } = await front();
  await begin(500);
  const refused = await get("/movie/900");
  expect([refused.status, refused.headers.get("retry-after"), refused.headers.get("cache-control")]).toEqual([503, "2", "no-store"]);
  expect(await refused.text()).toContain("Back in a moment");
  expect((await get("/api/movies/popular")).headers.get("content-type")).toBe("application/json");
});

test("what is kept, what is being made and what costs nothing is never turned away", async () => {
  const { get, begin, cache } = await front();
  await cache.getOrRender("/", async () => page, "identity");
  await begin(500);
  expect(await (await get("/", prefetch)).text()).toBe("kept");
  for (const path of ["/movie/7-seven", "/healthz", "/assets/client.js", "/player/2embed/movie/19"]) {
    expect([path, await (await get(path, prefetch)).text()]).toEqual([path, "behind"]);
  }
});

test("a turn of the event loop takes on only so much work; the next begins anew", async () => {
  const { get, port } = await front();
  const socket = connect(port, "localhost");
  // What comes in one packet is read in one turn.
  const paths = Array.from({ length: 160 }, (_, index) => `/movie/${index + 1}`);
  socket.end(paths.map((path) => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n${path === "/movie/160" ? "connection: close\r\n" : ""}\r\n`).join(""));
  const statuses = (await text(socket)).match(/HTTP\/1\.1 \d+/g)?.map((line) => line.slice(-3));
  expect(statuses).toEqual([...Array(150).fill("200"), ...Array(10).fill("503")]);
  expect((await get("/movie/4")).status).toBe(200);
});
