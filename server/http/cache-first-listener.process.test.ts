import { createServer, type RequestListener } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { createPageCache, type Rendered } from "#server/page-cache/page-cache.ts";
import { always } from "#tests/support/always.ts";
import { listenLocally } from "#tests/support/listen-locally.ts";
import { cacheFirstListener } from "./cache-first-listener.ts";
import { createRequestTracker } from "./request-tracker.ts";

const body = "<!doctype html>".padEnd(2000, "film ");
const rendered = async (): Promise<Rendered> => ({
  status: 200,
  headers: { "content-type": "text/html; charset=utf-8", "cache-control": "public" },
  body,
  cacheable: true,
});

/** A page that is cached in another encoding goes on to the app. */
const plain = { "accept-encoding": "identity" };

/** A listener on a real socket. `reached`: the requests that went on to the app. */
async function listening() {
  const cache = createPageCache({ maxBytes: 1024 * 1024, freshMs: 1000, staleMs: 1000, retryRefreshMs: 0, onError: () => undefined });
  const reached: string[] = [];
  const app: RequestListener = (request, response) => {
    reached.push(`${request.method} ${request.url}`);
    response.end("app");
  };
  const { origin, close } = await listenLocally(createServer(cacheFirstListener(app, { cache, tracker: createRequestTracker(), languages: ["en"] })));
  onTestFinished(close);
  const get = (path: string, init?: RequestInit) => fetch(origin + path, { headers: plain, ...init });
  return { cache, reached, get };
}

test("a cached page is sent without the app", async () => {
  const { cache, reached, get } = await listening();
  await cache.getOrRender("/movie/19", always(rendered), "br");
  const response = await get("/movie/19-metropolis?utm=x", { headers: { "accept-encoding": "gzip, br" } });
  expect(await response.text()).toBe(body);
  expect(response.headers.get("cache-status")).toBe("matinee; hit");
  expect(response.headers.get("content-encoding")).toBe("br");
  expect(reached).toEqual([]);
});

test("a page that is not cached in the visitor's encoding goes on to the app", async () => {
  const { cache, reached, get } = await listening();
  await cache.getOrRender("/movie/19", always(rendered), "br");
  await get("/movie/19", { headers: { "accept-encoding": "gzip" } });
  expect(reached).toEqual(["GET /movie/19"]);
});

test("cached data are sent without the app under their canonical address alone", async () => {
  const { cache, reached, get } = await listening();
  await cache.getOrRender("/api/discover/movies?genres=18%2C35", always(rendered), "identity");
  expect((await get("/api/discover/movies?genres=18%2C35")).headers.get("cache-status")).toBe("matinee; hit");
  await get("/api/discover/movies?genres=18,35");
  expect(reached).toEqual(["GET /api/discover/movies?genres=18,35"]);
});

test("a cached sitemap is sent without the app, and so without its admission", async () => {
  const { cache, reached, get } = await listening();
  await cache.getOrRender("/sitemaps/movies-1.xml", always(rendered), "identity");
  expect(await (await get("/sitemaps/movies-1.xml")).text()).toBe(body);
  expect(reached).toEqual([]);
});

test("uncached pages and other methods go on to the app", async () => {
  const { cache, reached, get } = await listening();
  await cache.getOrRender("/", always(rendered), "identity");
  await get("/home");
  await get("/", { method: "POST" });
  await get("//evil.example/");
  await get("/api/movies/popular?x=1");
  expect(reached).toEqual(["GET /home", "POST /", "GET //evil.example/", "GET /api/movies/popular?x=1"]);
});

test("the cached 404 page is not sent for files, the sitemap or the player", async () => {
  const { cache, reached, get } = await listening();
  await cache.getOrRender("/404", always(rendered), "identity");
  const paths = ["/favicon.svg", "/sitemap.xml", "/robots.txt", "/player/2embed/movie/19", "/healthz", "/nowhere"];
  for (const path of paths) await get(path);
  expect(reached).toEqual(paths.map((path) => `GET ${path}`));
});

test("HEAD has the headers alone, and a matching etag gets 304", async () => {
  const { cache, get } = await listening();
  await cache.getOrRender("/api/movies/popular", always(rendered), "identity");
  const head = await get("/api/movies/popular", { method: "HEAD" });
  expect([head.status, await head.text()]).toEqual([200, ""]);
  const etag = head.headers.get("etag") ?? "";
  const matching = await get("/api/movies/popular", { headers: { ...plain, "if-none-match": etag } });
  expect([matching.status, await matching.text()]).toEqual([304, ""]);
});
