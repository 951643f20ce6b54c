import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { always } from "#tests/support/always.ts";
import { createPageCache } from "./page-cache.ts";

const long = "film ".repeat(1000);

function cacheOf(text: string) {
  const onError = (error: unknown) => expect.unreachable(String(error));
  const pages = createPageCache({ maxBytes: 1024 * 1024, freshMs: 1000, staleMs: 10_000, retryRefreshMs: 200, onError });
  const render = vi.fn(async () => ({ status: 200, headers: {}, body: text, cacheable: true }));
  const page = async (encoding: "br" | "gzip" | "identity") => (await pages.getOrRender("/", always(render), encoding)).page;
  return { pages, render, page };
}

test("a page is rendered once, and compressed once for each encoding that clients want", async () => {
  const { pages, render, page } = cacheOf(long);
  const first = await page("br");
  expect([first.headers["content-encoding"], brotliDecompressSync(first.body).toString()]).toEqual(["br", long]);
  expect(pages.get("/", "gzip")).toBeNull();
  const second = await page("gzip");
  expect([second.headers["content-encoding"], gunzipSync(second.body).toString()]).toEqual(["gzip", long]);
  const plain = await page("identity");
  expect([plain.headers["content-encoding"], plain.body.toString()]).toEqual([undefined, long]);
  for (const encoding of ["br", "gzip", "identity"] as const) await page(encoding);
  expect(render).toHaveBeenCalledTimes(1);
});

test("in another encoding a page has the same age", async () => {
  let now = 0;
  const pages = createPageCache({ maxBytes: 1024 * 1024, freshMs: 1000, staleMs: 10_000, retryRefreshMs: 200, now: () => now, onError: () => undefined });
  const render = vi.fn(async () => ({ status: 200, headers: {}, body: long, cacheable: true }));
  await pages.getOrRender("/", always(render), "br");
  now = 1500;
  render.mockRejectedValue(new Error("the provider is down"));
  const { page, state } = await pages.getOrRender("/", always(render), "gzip");
  expect([gunzipSync(page.body).toString(), state]).toEqual([long, "stale"]);
});

test("each encoding has an etag of its own, the same for the same text", async () => {
  const etags = async () => {
    const { page } = cacheOf(long);
    return Promise.all((["br", "gzip", "identity"] as const).map(async (encoding) => (await page(encoding)).headers.etag));
  };
  const all = await etags();
  expect(new Set(all).size).toBe(3);
  expect(await etags()).toEqual(all);
});

test("a small body is sent as it is", async () => {
  const { headers, body } = await cacheOf("small").page("br");
  expect([headers["content-encoding"], headers.vary, headers["content-length"], body.toString()]).toEqual([undefined, "accept-encoding", "5", "small"]);
});

test("a cached body holds no more memory than its bytes", async () => {
  for (const [text, encoding] of [
    [long, "br"],
    ["small", "identity"],
  ] as const) {
    const { body } = await cacheOf(text).page(encoding);
    expect(body.buffer.byteLength).toBe(body.length);
  }
});
