import { describe, expect, test, vi } from "vitest";
import { always } from "#tests/support/always.ts";
import { collectGarbage } from "#tests/support/collect-garbage.ts";
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
  const latest = new Map<string, (refresh: boolean) => Promise<Rendered>>();
  const again = async (key: string) => latest.get(key)?.(true) ?? expect.unreachable();
  /** A refresh calls the latest function of its key. */
  const request = async (key: string, render: (refresh: boolean) => Promise<Rendered>) => {
    latest.set(key, render);
    const result = await pages.getOrRender(key, { first: () => render(false), again: () => again(key) }, "identity");
    return [result.state, result.page.body.toString()];
  };
  return { pages, clock, errors, request };
}

/** A render function whose results the test resolves. */
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
  test("is rendered for the visitor, then cached while it is fresh", async () => {
    const { request, clock } = cache();
    const render = vi.fn(async () => page("one"));
    expect(await request("/", render)).toEqual(["miss", "one"]);
    clock.nowMs = freshMs - 1;
    expect(await request("/", render)).toEqual(["hit", "one"]);
    expect(render.mock.calls).toEqual([[false]]);
  });

  test("is cached with status and headers", async () => {
    const { pages } = cache();
    await pages.getOrRender(
      "/",
      always(async () => page("gone", { status: 404, headers: { a: "b" } })),
      "identity",
    );
    const { page: cached, state } = await pages.getOrRender(
      "/",
      always(() => expect.unreachable()),
      "identity",
    );
    expect([state, cached.status, cached.headers.a]).toEqual(["hit", 404, "b"]);
  });

  test("is separate for each key", async () => {
    const { request } = cache();
    await request("/a", async () => page("a"));
    expect(await request("/b", async () => page("b"))).toEqual(["miss", "b"]);
    expect(await request("/a", async () => page("c"))).toEqual(["hit", "a"]);
  });

  test("is rendered once for a thousand concurrent requests", async () => {
    const { pages } = cache();
    const { render, flight } = heldRenderer();
    const results = Promise.all(
      Array.from({ length: 1000 }, () =>
        pages.getOrRender(
          "/",
          always(() => render(false)),
          "identity",
        ),
      ),
    );
    await eventually(() => expect(render).toHaveBeenCalled());
    flight(0).resolve(page("one"));
    expect(new Set((await results).map((result) => result.page)).size).toBe(1);
    expect(render).toHaveBeenCalledTimes(1);
  });

  test("rejects for all waiting requests if its render fails, and is rendered again", async () => {
    const { pages, request } = cache();
    const failed = await Promise.allSettled(
      [1, 2].map(() =>
        pages.getOrRender(
          "/",
          always(() => Promise.reject(new Error("no"))),
          "identity",
        ),
      ),
    );
    expect(failed.map((one) => one.status)).toEqual(["rejected", "rejected"]);
    expect(await request("/", async () => page("one"))).toEqual(["miss", "one"]);
  });

  test("that is not cacheable is sent and not stored", async () => {
    const { request, pages } = cache();
    expect(await request("/", async () => page("half", { cacheable: false }))).toEqual(["miss", "half"]);
    expect(pages.info().entries).toBe(0);
    expect(await request("/", async () => page("whole"))).toEqual(["miss", "whole"]);
  });
});

describe("a stale page", () => {
  test("is served at once while one refresh runs in the background", async () => {
    const { request, clock } = cache();
    await request("/", async () => page("old"));
    clock.nowMs = freshMs;
    const { render, refreshes, flight } = heldRenderer();
    for (const _ of Array(100)) expect(await request("/", render)).toEqual(["stale", "old"]);
    expect(refreshes).toEqual([true]);
    flight(0).resolve(page("new"));
    await eventually(async () => expect(await request("/", render)).toEqual(["hit", "new"]));
  });

  test("stays if the refresh fails, and the next attempt waits", async () => {
    const { request, clock, errors } = cache();
    await request("/", async () => page("old"));
    clock.nowMs = freshMs;
    const render = vi.fn(() => Promise.reject(new Error("the provider is down")));
    expect(await request("/", render)).toEqual(["stale", "old"]);
    await eventually(() => expect(errors).toHaveLength(1));
    clock.nowMs = freshMs + retryRefreshMs - 1;
    expect(await request("/", render)).toEqual(["stale", "old"]);
    expect(render).toHaveBeenCalledTimes(1);
    clock.nowMs = freshMs + retryRefreshMs;
    expect(await request("/", render)).toEqual(["stale", "old"]);
    await eventually(() => expect(errors).toHaveLength(2));
  });

  test("is not replaced by an uncacheable one", async () => {
    const { request, clock } = cache();
    await request("/", async () => page("old"));
    clock.nowMs = freshMs;
    const { render, flight } = heldRenderer();
    await request("/", render);
    await eventually(() => expect(render).toHaveBeenCalled());
    flight(0).resolve(page("failed", { status: 503, cacheable: false }));
    // A second render proves that the first has ended.
    await eventually(async () => {
      clock.nowMs += retryRefreshMs;
      expect(await request("/", render)).toEqual(["stale", "old"]);
      expect(render).toHaveBeenCalledTimes(2);
    });
  });

  test("is deleted if its refresh is 404, cacheable or not", async () => {
    const { request, clock, pages } = cache();
    await request("/", async () => page("old"));
    clock.nowMs = freshMs;
    expect(await request("/", async () => page("absent", { status: 404, cacheable: false }))).toEqual(["stale", "old"]);
    await eventually(() => expect(pages.info().entries).toBe(0));
  });

  test("is rendered while the visitor waits once it is too old", async () => {
    const { request, clock } = cache();
    await request("/", async () => page("old"));
    clock.nowMs = freshMs + staleMs;
    expect(await request("/", async () => page("new"))).toEqual(["miss", "new"]);
  });
});

describe("a renewal", () => {
  test("renders the named pages again, and serves what is cached until then", async () => {
    const { pages, request } = cache();
    const { render, refreshes, flight } = heldRenderer();
    const other = vi.fn(async () => page("other"));
    const first = request("/movie/19", render);
    await eventually(() => expect(render).toHaveBeenCalled());
    flight(0).resolve(page("before"));
    await Promise.all([first, request("/movie/20", other)]);
    pages.renew((key) => key === "/movie/19");
    await eventually(() => expect(render).toHaveBeenCalledTimes(2));
    expect(await request("/movie/19", render)).toEqual(["stale", "before"]);
    flight(1).resolve(page("after"));
    await eventually(async () => expect(await request("/movie/19", render)).toEqual(["hit", "after"]));
    expect([refreshes, other.mock.calls.length]).toEqual([[false, true], 1]);
  });

  test("follows a render that began before", async () => {
    const { pages, request } = cache();
    const { render, flight } = heldRenderer();
    const first = request("/", render);
    await eventually(() => expect(render).toHaveBeenCalled());
    pages.renew(() => true);
    flight(0).resolve(page("before"));
    expect(await first).toEqual(["miss", "before"]);
    await eventually(() => expect(render).toHaveBeenCalledTimes(2));
    flight(1).resolve(page("after"));
    await eventually(async () => expect(await request("/", render)).toEqual(["hit", "after"]));
  });

  test("takes one page after another, each once however often it is named meanwhile", async () => {
    const { pages, request } = cache();
    const renders: string[] = [];
    const flights: PromiseWithResolvers<void>[] = [];
    const renderer = (name: string) => async (refresh: boolean) => {
      const flight = Promise.withResolvers<void>();
      if (refresh) {
        renders.push(name);
        flights.push(flight);
        await flight.promise;
      }
      return page(name);
    };
    for (const name of ["/a", "/b"]) await request(name, renderer(name));
    pages.renew(() => true);
    await eventually(() => expect(renders).toHaveLength(1));
    const [first = "", second = ""] = renders[0] === "/a" ? ["/a", "/b"] : ["/b", "/a"];
    pages.renew((key) => key === second);
    flights[0]?.resolve();
    await eventually(() => expect(renders).toEqual([first, second]));
    // Named while it is rendered: what it has read may be older.
    pages.renew((key) => key === second);
    flights[1]?.resolve();
    await eventually(() => expect(renders).toEqual([first, second, second]));
    flights[2]?.resolve();
    await eventually(async () => expect(await request(second, () => expect.unreachable())).toEqual(["hit", second]));
    expect(renders).toHaveLength(3);
  });

  test.each([
    ["fails", () => Promise.reject(new Error("down")), 1],
    ["comes too late", async () => page("busy", { status: 503, cacheable: false }), 0],
  ])("that %s leaves the page, which the next request refreshes", async (_, failing, errorCount) => {
    const { pages, request, errors, clock } = cache();
    clock.nowMs = 500;
    const renders = [async () => page("one"), failing, async () => page("two")];
    const render = vi.fn(() => renders.shift()?.() ?? expect.unreachable());
    await request("/", render);
    clock.nowMs = 600;
    pages.renew(() => true);
    await eventually(() => expect(render).toHaveBeenCalledTimes(2));
    expect(await request("/", render)).toEqual(["stale", "one"]);
    await eventually(async () => {
      clock.nowMs += retryRefreshMs;
      expect(await request("/", render)).toEqual(["hit", "two"]);
    });
    expect(errors).toHaveLength(errorCount);
  });
});

describe("the memory limit", () => {
  /** Incompressible text. */
  const noise = (length: number, seed: number) => {
    let state = seed;
    return Array.from({ length }, () => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
      return String.fromCharCode(33 + (state % 90));
    }).join("");
  };

  test("counts a page in each encoding, and its key", async () => {
    const { pages } = cache();
    const render = always(async () => page(noise(20_000, 1)));
    const sizes: number[] = [];
    for (const encoding of ["gzip", "br"] as const) sizes.push((await pages.getOrRender("/movie/19", render, encoding)).page.body.length);
    expect(pages.info()).toMatchObject({ entries: 2 });
    expect(pages.info().bytes).toBeGreaterThanOrEqual((sizes[0] ?? 0) + (sizes[1] ?? 0) + 2 * "/movie/19".length);
  });

  test("evicts the least recently used", async () => {
    const maxBytes = 300_000;
    const { pages, request } = cache(maxBytes);
    const render = (n: number) => async () => page(noise(20_000, n));
    for (const n of Array(40).keys()) {
      await request(`/${n}`, render(n));
      await request("/0", render(0));
      expect(pages.info().bytes).toBeLessThanOrEqual(maxBytes);
    }
    expect(pages.info().entries).toBeGreaterThan(2);
    expect((await request("/0", render(0)))[0]).toBe("hit");
    expect((await request("/39", render(39)))[0]).toBe("hit");
    expect((await request("/1", render(1)))[0]).toBe("miss");
  });

  test("has an eighth for absent pages, which evict no other", async () => {
    const maxBytes = 400_000;
    const { pages, request } = cache(maxBytes);
    await request("/movie/19", async () => page(noise(20_000, 0)));
    const absent = (n: number) => async () => page(noise(10_000, n), { status: 404 });
    for (const n of Array(60).keys()) await request(`/movie/${n + 1000}`, absent(n));
    expect((await request("/movie/19", () => expect.unreachable()))[0]).toBe("hit");
    expect((await request("/movie/1059", () => expect.unreachable()))[0]).toBe("hit");
    expect((await request("/movie/1000", absent(0)))[0]).toBe("miss");
    expect(pages.info().bytes).toBeLessThan(maxBytes / 8 + 25_000);
  });

  test("counts a page once that becomes absent", async () => {
    const { pages, request, clock } = cache();
    await request("/movie/19", async () => page(noise(20_000, 0)));
    clock.nowMs = freshMs;
    await request("/movie/19", async () => page("gone", { status: 404 }));
    await eventually(async () => expect((await request("/movie/19", () => expect.unreachable()))[1]).toBe("gone"));
    expect(pages.info().entries).toBe(1);
    expect(pages.info().bytes).toBeLessThan(2000);
  });

  test("does not cache a page that is larger than all of it", async () => {
    const { pages, request } = cache(10_000);
    expect((await request("/", async () => page(noise(20_000, 1))))[0]).toBe("miss");
    expect(pages.info()).toMatchObject({ entries: 0, bytes: 0 });
  });
});

test("a cached page does not hold the function that rendered it for the first visitor", async () => {
  const { pages, clock } = cache();
  const render = async () => {
    const first = async () => page("one");
    await pages.getOrRender("/", { first, again: async () => page("two") }, "identity");
    return new WeakRef(first);
  };
  const first = await render();
  await eventually(() => {
    collectGarbage();
    // Compared first: a failed expectation would hold a reference to its value.
    expect(first.deref() === undefined).toBe(true);
  });
  clock.nowMs = freshMs;
  pages.get("/", "identity");
  await eventually(() => expect(pages.get("/", "identity")?.page.body.toString()).toBe("two"));
});
