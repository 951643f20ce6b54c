import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test, vi } from "vitest";
import type { Catalog } from "#features/catalog.ts";
import { eventually } from "#tests/support/eventually.ts";
import { sampleApp } from "#tests/support/sample-app.ts";
import { neverResolving, sampleCatalog } from "#tests/support/sample-catalog.ts";
import { sampleMovie } from "#tests/support/sample-titles.ts";

const freshMs = 300_000;
/** Each encoding is rendered for itself. */
const withoutTimes = (page: Buffer): string => page.toString().replaceAll(/"(dataUpdatedAt|dehydratedAt)":\d+/g, "");
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

function siteWithSpy() {
  const movie = vi.fn(sampleCatalog().movie);
  return { movie, ...sampleApp({ catalog: sampleCatalog({ movie }) }) };
}

describe("a rendered page", () => {
  test("is served from memory while it is fresh", async () => {
    const { get, movie, clock } = siteWithSpy();
    expect((await get("/movie/19")).headers.get("cache-status")).toBe("matinee; fwd=miss");
    clock.nowMs = freshMs - 1;
    expect((await get("/movie/19")).headers.get("cache-status")).toBe("matinee; hit");
    expect(movie).toHaveBeenCalledTimes(1);
  });

  test("names the same lifetimes for shared caches", async () => {
    expect((await siteWithSpy().get("/movie/19")).headers.get("cache-control")).toBe(
      "public, max-age=60, s-maxage=300, stale-while-revalidate=86400, stale-if-error=604800",
    );
  });

  test("is one entry for all addresses that differ in ignored parts", async () => {
    const { get, movie, cache } = siteWithSpy();
    for (const path of ["/movie/19", "/movie/19-film-19", "/movie/19-x?utm_source=a", "/movie/19?q=b&genre=1", "/movie/19?__proto__=1"]) await get(path);
    for (const n of Array(20).keys()) await get(`/movie/19-${n}?n=${n}`);
    expect(movie).toHaveBeenCalledTimes(1);
    expect(cache.info().entries).toBe(1);
  });

  test("404 pages of all unknown addresses share one entry", async () => {
    const { get, cache } = siteWithSpy();
    for (const n of Array(20).keys()) await get(`/nowhere-${n}`);
    for (const n of Array(20).keys()) await get(`/movie/x${n}`);
    expect(cache.info().entries).toBe(2);
  });

  test("is served stale after that, and refreshed in the background with the refresh catalog", async () => {
    const movie = vi.fn<Catalog["movie"]>(async (id, options) => sampleMovie(id, { title: options?.priority === "refresh" ? "Newer" : "Film 19" }));
    const { get, clock, cache } = sampleApp({ catalog: sampleCatalog({ movie }) });
    await get("/movie/19");
    clock.nowMs = freshMs;
    const stale = await get("/movie/19");
    expect(stale.headers.get("cache-status")).toBe("matinee; hit; detail=stale");
    expect(await stale.text()).toContain("Watch Film 19");
    await eventually(async () => expect(await (await get("/movie/19")).text()).toContain("Watch Newer"));
    expect(movie.mock.calls.map(([, options]) => options?.priority)).toEqual(["visitor", "refresh"]);
    expect(cache.info().entries).toBe(1);
  });

  test("is rendered once for a thousand concurrent requests", async () => {
    const { get, movie } = siteWithSpy();
    const responses = await Promise.all(Array.from({ length: 1000 }, () => get("/movie/19")));
    expect(movie).toHaveBeenCalledTimes(1);
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  });

  test("is served while its refresh hangs", async () => {
    const movie: Catalog["movie"] = async (id, options) => (options?.priority === "refresh" ? neverResolving() : sampleMovie(id));
    const { get, clock } = sampleApp({ catalog: sampleCatalog({ movie }) });
    await get("/movie/19");
    clock.nowMs = freshMs;
    expect((await get("/movie/19")).status).toBe(200);
    expect((await get("/movie/19")).status).toBe(200);
  });
});

describe("a page that the browser has cached", () => {
  test.each([(etag: string) => etag, (etag: string) => `W/${etag}`, (etag: string) => `"other", ${etag}`])("is 304 without a body", async (tags) => {
    const { get } = siteWithSpy();
    const etag = (await get("/movie/19")).headers.get("etag") ?? "";
    expect(etag).toMatch(/^"[\w-]+"$/);
    const again = await get("/movie/19", { "if-none-match": tags(etag) });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
    expect(again.headers.get("etag")).toBe(etag);
    expect(again.headers.get("vary")).toBe("accept-encoding");
    expect(again.headers.get("content-length")).toBeNull();
  });

  test("is sent whole if it has changed or has another encoding", async () => {
    const { get } = siteWithSpy();
    const etag = (await get("/movie/19")).headers.get("etag") ?? "";
    expect((await get("/movie/19", { "if-none-match": '"other"' })).status).toBe(200);
    expect((await get("/movie/20", { "if-none-match": etag })).status).toBe(200);
    expect((await get("/movie/19", { "if-none-match": etag, "accept-encoding": "br" })).status).toBe(200);
  });

  test("is sent whole if it is an error page", async () => {
    const { get } = siteWithSpy();
    const etag = (await get("/nowhere")).headers.get("etag") ?? "";
    expect((await get("/nowhere", { "if-none-match": etag })).status).toBe(404);
  });
});

describe("the encodings of a page", () => {
  test("decode to the same page", async () => {
    const { get } = siteWithSpy();
    const plain = await get("/movie/19");
    const body = await bytesOf(plain);
    expect(plain.headers.get("content-encoding")).toBeNull();
    for (const [accepted, encoding, decode] of [
      ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
      ["gzip", "gzip", gunzipSync],
      ["br;q=0, gzip;q=0.5", "gzip", gunzipSync],
    ] as const) {
      const response = await get("/movie/19", { "accept-encoding": accepted });
      const sent = await bytesOf(response);
      expect(response.headers.get("content-encoding")).toBe(encoding);
      expect(response.headers.get("content-length")).toBe(String(sent.byteLength));
      expect(response.headers.get("etag")).not.toBe(plain.headers.get("etag"));
      expect(withoutTimes(decode(sent))).toBe(withoutTimes(body));
    }
  });

  test("are skipped if the client accepts none", async () => {
    const response = await siteWithSpy().get("/movie/19", { "accept-encoding": "identity, br;q=0" });
    expect(response.headers.get("content-encoding")).toBeNull();
    expect(response.headers.get("vary")).toBe("accept-encoding");
  });
});

test("HEAD has the headers of GET", async () => {
  const { app, get } = siteWithSpy();
  const response = await app.request("/movie/19", { method: "HEAD" });
  expect(response.status).toBe(200);
  expect(await response.text()).toBe("");
  const { headers } = await get("/movie/19");
  for (const name of ["content-type", "content-length", "etag", "cache-control", "content-security-policy"])
    expect(response.headers.get(name)).toBe(headers.get(name));
});

test.each(["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACEX"])("%s is 405 for pages", async (method) => {
  const response = await siteWithSpy().app.request("/movie/19", { method });
  expect(response.status).toBe(405);
  expect(response.headers.get("allow")).toBe("GET, HEAD");
});
