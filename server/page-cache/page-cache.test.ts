import { describe, expect, test, vi } from "vitest";
import { eventually } from "#tests/support/eventually.ts";
import { createPageCache, type Rendered } from "./page-cache.ts";

const freshMs = 1000;
const staleMs = 10_000;
const retryRefreshMs = 200;

const page = (body: string, facts: Partial<Rendered> = {}): Rendered => ({
  status: 200,
  headers: { "content-type": "text/html" },
  body,
  cacheable: true,
  ...facts,
});

function cache(maxBytes = 1024 * 1024) {
  const clock = { nowMs: 0 };
  const errors: unknown[] = [];
  const pages = createPageCache({ maxBytes, freshMs, staleMs, retryRefreshMs, now: () => clock.nowMs, onError: (error) => void errors.push(error) });
  const ask = async (key: string, render: (refresh: boolean) => Promise<Rendered>) => {
    const answer = await pages.getOrRender(key, render, "identity");
    return [answer.state, Buffer.from(answer.page.body.variants.identity ?? "").toString()];
  };
  return { pages, clock, errors, ask };
}

/** A renderer whose answers are given out by the test. */
function heldRenderer() {
  const flights: PromiseWithResolvers<Rendered>[] = [];
  const refreshes: boolean[] = [];
  const render = vi.fn((refresh: boolean) => {
    const flight = Promise.withResolvers<Rendered>();
    flights.push(flight);
    refreshes.push(refresh);
    return flight.promise;
  });
  return { render, refreshes, flight: (index: number) => flights[index] ?? expect.unreachable(`no rendering ${index}`) };
}

describe("a page", () => {
  test("is rendered for the visitor, then kept while it is fresh", async () => {
    const { ask, clock } = cache();
    const render = vi.fn(async () => page("one"));
    expect(await ask("/", render)).toEqual(["miss", "one"]);
    clock.nowMs = freshMs - 1;
    expect(await ask("/", render)).toEqual(["hit", "one"]);
    expect(render.mock.calls).toEqual([[false]]);
  });

  test("keeps its status and headers", async () => {
    const { pages } = cache();
    await pages.getOrRender("/", async () => page("gone", { status: 404, headers: { a: "b" } }), "identity");
    const { page: kept, state } = await pages.getOrRender("/", () => expect.unreachable(), "identity");
    expect([state, kept.status, kept.headers]).toEqual(["hit", 404, { a: "b" }]);
  });

  test("is one's own: keys do not mix", async () => {
    const { ask } = cache();
    await ask("/a", async () => page("a"));
    expect(await ask("/b", async () => page("b"))).toEqual(["miss", "b"]);
    expect(await ask("/a", async () => page("c"))).toEqual(["hit", "a"]);
  });

  test("is rendered once for a thousand who ask at once", async () => {
    const { pages } = cache();
    const { render, flight } = heldRenderer();
    const answers = Promise.all(Array.from({ length: 1000 }, () => pages.getOrRender("/", render, "identity")));
    await eventually(() => expect(render).toHaveBeenCalled());
    flight(0).resolve(page("one"));
    expect(new Set((await answers).map((answer) => answer.page)).size).toBe(1);
    expect(render).toHaveBeenCalledTimes(1);
  });

  test("whose rendering fails rejects for everybody, and is tried anew", async () => {
    const { pages, ask } = cache();
    const failed = await Promise.allSettled([1, 2].map(() => pages.getOrRender("/", () => Promise.reject(new Error("no")), "identity")));
    expect(failed.map((one) => one.status)).toEqual(["rejected", "rejected"]);
    expect(await ask("/", async () => page("one"))).toEqual(["miss", "one"]);
  });

  test("that is not to be kept is sent and forgotten", async () => {
    const { ask, pages } = cache();
    expect(await ask("/", async () => page("half", { cacheable: false }))).toEqual(["miss", "half"]);
    expect(pages.info().entries).toBe(0);
    expect(await ask("/", async () => page("whole"))).toEqual(["miss", "whole"]);
  });
});

describe("a stale page", () => {
  test("is answered at once while one refresh runs behind it", async () => {
    const { ask, clock } = cache();
    await ask("/", async () => page("old"));
    clock.nowMs = freshMs;
    const { render, refreshes, flight } = heldRenderer();
    for (const _ of Array(100)) expect(await ask("/", render)).toEqual(["stale", "old"]);
    expect(refreshes).toEqual([true]);
    flight(0).resolve(page("new"));
    await eventually(async () => expect(await ask("/", render)).toEqual(["hit", "new"]));
  });

  test("stays where the refresh fails; the next try waits", async () => {
    const { ask, clock, errors } = cache();
    await ask("/", async () => page("old"));
    clock.nowMs = freshMs;
    const render = vi.fn(() => Promise.reject(new Error("the provider is down")));
    expect(await ask("/", render)).toEqual(["stale", "old"]);
    await eventually(() => expect(errors).toHaveLength(1));
    clock.nowMs = freshMs + retryRefreshMs - 1;
    expect(await ask("/", render)).toEqual(["stale", "old"]);
    expect(render).toHaveBeenCalledTimes(1);
    clock.nowMs = freshMs + retryRefreshMs;
    expect(await ask("/", render)).toEqual(["stale", "old"]);
    await eventually(() => expect(errors).toHaveLength(2));
  });

  test("is not replaced by one that is not to be kept", async () => {
    const { ask, clock } = cache();
    await ask("/", async () => page("old"));
    clock.nowMs = freshMs;
    const { render, flight } = heldRenderer();
    await ask("/", render);
    await eventually(() => expect(render).toHaveBeenCalled());
    flight(0).resolve(page("failed", { status: 503, cacheable: false }));
    // A second rendering says that the first has ended.
    await eventually(async () => {
      clock.nowMs += retryRefreshMs;
      expect(await ask("/", render)).toEqual(["stale", "old"]);
      expect(render).toHaveBeenCalledTimes(2);
    });
  });

  test("is forgotten where its refresh says that there is no such thing, kept or not", async () => {
    const { ask, clock, pages } = cache();
    await ask("/", async () => page("old"));
    clock.nowMs = freshMs;
    expect(await ask("/", async () => page("absent", { status: 404, cacheable: false }))).toEqual(["stale", "old"]);
    await eventually(() => expect(pages.info().entries).toBe(0));
  });

  test("is too old in the end, and rendered while the visitor waits", async () => {
    const { ask, clock } = cache();
    await ask("/", async () => page("old"));
    clock.nowMs = freshMs + staleMs;
    expect(await ask("/", async () => page("new"))).toEqual(["miss", "new"]);
  });
});

describe("the memory of pages", () => {
  /** Bytes that no compression makes smaller. */
  const noise = (length: number, seed: number) => {
    let state = seed;
    return Array.from({ length }, () => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
      return String.fromCharCode(33 + (state % 90));
    }).join("");
  };

  test("counts every encoding of a page, and its name", async () => {
    const { pages } = cache();
    const render = async () => page(noise(20_000, 1));
    await pages.getOrRender("/movie/19", render, "gzip");
    await pages.getOrRender("/movie/19", render, "br");
    const { page: kept } = await pages.getOrRender("/movie/19", () => expect.unreachable(), "zstd");
    expect(Object.keys(kept.body.variants).toSorted()).toEqual(["br", "gzip", "zstd"]);
    expect(kept.body.bytes).toBeGreaterThan(30_000);
    expect(pages.info().bytes).toBeGreaterThanOrEqual(kept.body.bytes + "/movie/19".length);
  });

  test("is bounded: what was not wanted longest leaves first", async () => {
    const maxBytes = 300_000;
    const { pages, ask } = cache(maxBytes);
    const render = (n: number) => async () => page(noise(20_000, n));
    for (const n of Array(40).keys()) {
      await ask(`/${n}`, render(n));
      await ask("/0", render(0));
      expect(pages.info().bytes).toBeLessThanOrEqual(maxBytes);
    }
    expect(pages.info().entries).toBeGreaterThan(2);
    expect((await ask("/0", render(0)))[0]).toBe("hit");
    expect((await ask("/39", render(39)))[0]).toBe("hit");
    expect((await ask("/1", render(1)))[0]).toBe("miss");
  });

  test("sends a page that is larger than all of it, and does not keep it", async () => {
    const { pages, ask } = cache(10_000);
    expect((await ask("/", async () => page(noise(20_000, 1))))[0]).toBe("miss");
    expect(pages.info()).toMatchObject({ entries: 0, bytes: 0 });
  });
});
