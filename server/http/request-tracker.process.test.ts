import { createServer, type RequestListener } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { createPageCache } from "#server/page-cache/page-cache.ts";
import { always } from "#tests/support/always.ts";
import { eventually } from "#tests/support/eventually.ts";
import { listenLocally } from "#tests/support/listen-locally.ts";
import { cacheFirstListener } from "./cache-first-listener.ts";
import { type CompletedRequest, createRequestTracker, requestScope } from "./request-tracker.ts";

/** A listener on a real socket, over an app that responds with the id in its request scope. */
async function tracked(trustedProxyHops = 0) {
  const completed: CompletedRequest[] = [];
  const tracker = createRequestTracker({ trustedProxyHops, onComplete: (one) => void completed.push(one) });
  const cache = createPageCache({ maxBytes: 1024 * 1024, freshMs: 1000, staleMs: 1000, retryRefreshMs: 0, onError: () => undefined });
  const { promise: isWaiting, resolve: onWait } = Promise.withResolvers<void>();
  const app: RequestListener = (request, response) => {
    if (request.url === "/movie/1") return onWait();
    if (request.url === "/movie/500") response.statusCode = 500;
    setImmediate(() => response.writeHead(response.statusCode, { "content-type": "text/plain" }).end(requestScope.getStore()?.id));
  };
  const { origin, close } = await listenLocally(createServer(cacheFirstListener(app, { cache, tracker, languages: ["en"] })));
  onTestFinished(close);
  const get = (path: string, init?: RequestInit) => fetch(origin + path, init);
  return { get, cache, tracker, completed, isWaiting };
}

const cached = async () => ({ status: 200, headers: {}, body: "cached", cacheable: true });

const idOf = (response: Response): string => response.headers.get("x-request-id") ?? "";

test("every response has its own id, cached ones too, and the app's code can read it", async () => {
  const { get, cache } = await tracked();
  await cache.getOrRender("/movie/19", always(cached), "gzip");
  const responses = await Promise.all(["/movie/19", "/movie/19", "/movie/20", "/assets/x.js"].map((path) => get(path)));
  const ids = responses.map(idOf);
  expect(new Set(ids).size).toBe(4);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{10}-[0-9a-z]+$/);
  expect(await Promise.all(responses.map((response) => response.text()))).toEqual(["cached", "cached", ids[2], ids[3]]);
});

test.each([
  [0, "edge-12345678", false],
  [1, "edge-12345678", true],
  [1, "short", false],
  [1, "x".repeat(65), false],
  [1, "<script>alert(1)", false],
])("with %i trusted proxies the id %s is used: %s", async (hops, given, isUsed) => {
  const { get } = await tracked(hops);
  expect(idOf(await get("/movie/20", { headers: { "x-request-id": given } })) === given).toBe(isUsed);
});

test("responses are counted by kind and status class, without their addresses", async () => {
  const { get, cache, tracker, completed } = await tracked();
  await cache.getOrRender("/movie/19", always(cached), "gzip");
  const paths = ["/movie/19", "/movie/19-metropolis?utm=1", "/movie/500", "/search?q=my+secret", "/api/movies/popular", "/assets/a.js", "/nowhere/at/all"];
  for (const path of paths) await (await get(path)).text();
  await (await get("/functions/v1/get-movie", { method: "POST", body: "{}" })).text();
  await eventually(() => expect(completed).toHaveLength(6));
  const counts = Object.fromEntries([...tracker.counts].map(([kind, ofKind]) => [kind, ofKind.join("")]));
  expect(counts).toEqual({ movie: "002001", search: "001000", api: "001000", asset: "001000", "not-found": "001000", function: "001000" });
  expect(JSON.stringify(completed)).not.toContain("secret");
  expect(completed.map(({ kind, method, status }) => `${method} ${kind} ${status}`)).toContain("POST function 200");
});

test("a request whose client leaves before the response has no status", async () => {
  const { get, completed, isWaiting } = await tracked();
  const client = new AbortController();
  const left = get("/movie/1", { signal: client.signal });
  await isWaiting;
  client.abort();
  await expect(left).rejects.toThrow();
  await eventually(() => expect(completed.map(({ kind, status }) => [kind, status])).toEqual([["movie", 0]]));
});
