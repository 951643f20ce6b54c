import { brotliDecompressSync } from "node:zlib";
import { describe, expect, test, vi } from "vitest";
import { always } from "#tests/support/always.ts";
import { eventually } from "#tests/support/eventually.ts";
import { createPageCache, type Rendered } from "./page-cache.ts";

const freshMs = 1000;

const page = (body: string): Rendered => ({ status: 200, headers: {}, body, cacheable: true });

function cache() {
  const clock = { nowMs: 0 };
  const onError = (error: unknown) => expect.unreachable(String(error));
  return { pages: createPageCache({ maxBytes: 1024 * 1024, freshMs, staleMs: 10_000, retryRefreshMs: 200, now: () => clock.nowMs, onError }), clock };
}

describe("an encoding", () => {
  const long = "film ".repeat(1000);
  const encodings = (result: { page: { body: { variants: object } } } | null) => result && Object.keys(result.page.body.variants).toSorted();

  test("is made from the cached page for its first request", async () => {
    const { pages } = cache();
    const render = vi.fn(async () => page(long));
    expect(encodings(await pages.getOrRender("/", always(render), "br"))).toEqual(["br"]);
    expect(pages.get("/", "gzip")).toBeNull();
    expect(encodings(await pages.getOrRender("/", always(render), "gzip"))).toEqual(["br", "gzip"]);
    expect(encodings(pages.get("/", "gzip"))).toEqual(["br", "gzip"]);
    expect(render).toHaveBeenCalledTimes(1);
  });

  test.each(["br", "zstd", "gzip"] as const)("replaces the unencoded text (%s), which is decoded again if a client accepts no other", async (name) => {
    const { pages } = cache();
    const render = vi.fn(async () => page(long));
    await pages.getOrRender("/", always(render), name);
    expect(pages.info().bytes).toBeLessThan(long.length);
    expect(pages.get("/", "identity")).toBeNull();
    const { page: decoded } = await pages.getOrRender("/", always(render), "identity");
    expect(Buffer.from(decoded.body.variants.identity ?? "").toString()).toBe(long);
    expect(encodings(pages.get("/", "identity"))).toEqual([name, "identity"].toSorted());
    expect(render).toHaveBeenCalledTimes(1);
  });

  test("is ready after a refresh that changes the page", async () => {
    const { pages, clock } = cache();
    await pages.getOrRender(
      "/",
      always(async () => page(long)),
      "br",
    );
    await pages.getOrRender(
      "/",
      always(async () => page(long)),
      "identity",
    );
    clock.nowMs = freshMs;
    await pages.getOrRender(
      "/",
      always(async () => page(`${long}!`)),
      "br",
    );
    const refreshed = await eventually(() => {
      const cached = pages.get("/", "br");
      expect(cached?.state).toBe("hit");
      return cached;
    });
    expect(Buffer.from(brotliDecompressSync(refreshed?.page.body.variants.br ?? "")).toString()).toBe(`${long}!`);
    expect(Buffer.from(refreshed?.page.body.variants.identity ?? "").toString()).toBe(`${long}!`);
  });

  test("is reused after a refresh that changes nothing", async () => {
    const { pages, clock } = cache();
    const before = await pages.getOrRender(
      "/",
      always(async () => page(long)),
      "br",
    );
    clock.nowMs = freshMs;
    await pages.getOrRender(
      "/",
      always(async () => page(long)),
      "br",
    );
    const refreshed = await eventually(() => {
      const cached = pages.get("/", "br");
      expect(cached?.state).toBe("hit");
      return cached;
    });
    expect(refreshed?.page.body.variants.br).toBe(before.page.body.variants.br);
  });

  test("gets smaller for a page with many hits", async () => {
    const { pages } = cache();
    const text = Array.from({ length: 4000 }, (_, index) => `line ${index * 7919} of the same long text`).join("\n");
    const first =
      (
        await pages.getOrRender(
          "/",
          always(async () => page(text)),
          "br",
        )
      ).page.body.variants.br?.length ?? 0;
    await eventually(() => expect(pages.get("/", "br")?.page.body.variants.br?.length).toBeLessThan(first));
  });
});
