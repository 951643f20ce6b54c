import { describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { eventually } from "#tests/support/eventually.ts";
import { anyRow, down, freshMs, openCache, queryOf, returns, rowsOf, startMs } from "#tests/support/open-cache.ts";
import { sampleMovieSummary } from "#tests/support/sample-titles.ts";
import { storedMovies } from "./listed-names.ts";
import { createReadThroughCache } from "./read-through-cache.ts";

describe("a row", () => {
  test("is loaded for the visitor, stored, and cached while it is fresh", async () => {
    const { cached, rows, clock } = openCache();
    const load = vi.fn(async () => ({ title: "Metropolis" }));
    expect(await cached(queryOf(load))).toEqual({ title: "Metropolis" });
    expect(rows.get("movies:19")).toEqual({ body: '{"title":"Metropolis"}', fetchedAt: startMs });
    clock.nowMs += freshMs - 1;
    expect(await cached(queryOf(load))).toEqual({ title: "Metropolis" });
    expect(await cached(queryOf(load), { priority: "refresh" })).toEqual({ title: "Metropolis" });
    expect(load.mock.calls).toEqual([[{ priority: "visitor" }]]);
  });

  test("is as old as the start of its call", async () => {
    const { cached, rows, clock } = openCache();
    await cached(
      queryOf(async () => {
        clock.nowMs += 5000;
        return 1;
      }),
    );
    expect(rows.get("movies:19")?.fetchedAt).toBe(startMs);
  });

  test("is read from the store after a restart, without the provider", async () => {
    const { cached, open } = openCache();
    await cached(queryOf(returns("stored")));
    const load = vi.fn(returns("loaded"));
    expect([await open()(queryOf(load)), load.mock.calls.length]).toEqual(["stored", 0]);
  });

  test("that is only wanted from the cache is never loaded: missing it is null, stale it is returned without a refresh", async () => {
    const { cached, open, clock } = openCache();
    const load = vi.fn(async () => "loaded");
    expect(await cached(queryOf(load), { cachedOnly: true })).toBeNull();
    await cached(queryOf(load));
    clock.nowMs += freshMs;
    for (const read of [cached, open()]) expect(await read(queryOf(load), { cachedOnly: true })).toBe("loaded");
    expect(load).toHaveBeenCalledTimes(1);
  });

  test.each(["of a running node", "after a restart"])("from the future is stale once the clock is right again, %s", async (when) => {
    const { cached, open, clock, rows } = openCache();
    clock.nowMs += 400 * 86_400_000;
    await cached(queryOf(returns("from the future")));
    clock.nowMs = startMs;
    const reopened = when === "after a restart" ? open() : cached;
    const load = vi.fn(async () => "right");
    expect(await reopened(queryOf(load))).toBe("from the future");
    await eventually(() => expect(rows.get("movies:19")).toEqual({ body: '"right"', fetchedAt: startMs }));
    expect([await reopened(queryOf(load)), load.mock.calls.length]).toEqual(["right", 1]);
  });

  test("that another node's clock made a little early is fresh", async () => {
    const { cached, open, clock } = openCache();
    clock.nowMs += 30_000;
    await cached(queryOf(returns("stored")));
    clock.nowMs = startMs;
    const load = vi.fn(async () => "again");
    expect([await open()(queryOf(load)), load.mock.calls]).toEqual(["stored", []]);
  });

  test("stays in memory while rows are of the usual size; large ones push it out", async () => {
    const { cached } = openCache();
    const loadOf = (characters: number) => vi.fn(async () => "x".repeat(characters));
    const inMemory = (name: string, load: () => Promise<string>) => cached({ row: null, key: name, freshMs, load });
    const first = loadOf(20_000);
    await inMemory("first", first);
    for (let row = 0; row < 1000; row += 1) await inMemory(`usual ${row}`, loadOf(20_000));
    await inMemory("first", first);
    expect(first).toHaveBeenCalledTimes(1);
    for (let row = 0; row < 30; row += 1) await inMemory(`large ${row}`, loadOf(2_000_000));
    await inMemory("first", first);
    expect(first).toHaveBeenCalledTimes(2);
  });

  test("is loaded once for a thousand concurrent requests", async () => {
    const { cached } = openCache();
    const load = vi.fn(async () => "one");
    const values = await Promise.all(Array.from({ length: 1000 }, () => cached(queryOf(load))));
    expect(new Set(values)).toEqual(new Set(["one"]));
    expect(load).toHaveBeenCalledTimes(1);
  });

  test("that a refresh is loading is raised to a visitor's priority once", async () => {
    const { cached } = openCache();
    const flight = Promise.withResolvers<string>();
    const load = vi.fn(() => flight.promise);
    const values = [cached(queryOf(load), { priority: "refresh" })];
    await eventually(() => expect(load).toHaveBeenCalled());
    values.push(cached(queryOf(load)), cached(queryOf(load)));
    await eventually(() => expect(load.mock.calls).toEqual([[{ priority: "refresh" }], [{ priority: "visitor" }]]));
    flight.resolve("one");
    expect(await Promise.all(values)).toEqual(["one", "one", "one"]);
    expect(load).toHaveBeenCalledTimes(2);
  });

  test("belongs to its key and table", async () => {
    const { cached } = openCache();
    await cached(queryOf(returns("film")));
    expect(await cached(queryOf(returns("series"), { row: anyRow("tv_series") }))).toBe("series");
    expect(await cached(queryOf(returns("other"), { key: "20" }))).toBe("other");
    expect(await cached(queryOf(down))).toBe("film");
  });

  test("without a table is cached in memory alone", async () => {
    const { cached, rows, broken, errors } = openCache();
    broken.read = true;
    const search = queryOf(async () => ["found"], { row: null, key: "search:kid" });
    expect(await cached(search)).toEqual(["found"]);
    expect(await cached({ ...search, load: down })).toEqual(["found"]);
    expect([rows.size, errors]).toEqual([0, []]);
  });

  test("that fails rejects, and is loaded by the next call", async () => {
    const { cached, rows } = openCache();
    await expect(cached(queryOf(down))).rejects.toThrow("the provider is down");
    expect(rows.size).toBe(0);
    expect(await cached(queryOf(returns("back")))).toBe("back");
  });

  test("stores its titles for 'Did you mean'", async () => {
    const { cached, titles } = openCache();
    await cached(queryOf(async () => [sampleMovieSummary(19, { title: "Metropolis" })], { titlesIn: storedMovies }));
    expect(titles).toMatchObject([{ type: "movies", id: 19, title: "Metropolis" }]);
  });
});

describe("a stale row", () => {
  async function stale() {
    const opened = openCache();
    await opened.cached(queryOf(returns("old")));
    opened.clock.nowMs += freshMs;
    return opened;
  }

  test("is returned at once while one refresh runs", async () => {
    const { cached, rows } = await stale();
    const flight = Promise.withResolvers<string>();
    const load = vi.fn(() => flight.promise);
    for (const _ of Array(100)) expect(await cached(queryOf(load))).toBe("old");
    expect(load.mock.calls).toEqual([[{ priority: "refresh" }]]);
    flight.resolve("new");
    await eventually(async () => expect(await cached(queryOf(load))).toBe("new"));
    expect(rows.get("movies:19")).toEqual({ body: '"new"', fetchedAt: startMs + freshMs });
  });

  test("is replaced before a refresh returns", async () => {
    const { cached } = await stale();
    expect(await cached(queryOf(returns("new")), { priority: "refresh" })).toBe("new");
  });

  test("is what a refresh returns if the provider fails", async () => {
    const { cached, errors, rows } = await stale();
    expect(await cached(queryOf(down), { priority: "refresh" })).toBe("old");
    expect(await cached(queryOf(down))).toBe("old");
    await eventually(() => expect(errors).toHaveLength(2));
    expect(rows.get("movies:19")?.body).toBe('"old"');
  });

  test("is returned at any age, from the store as well", async () => {
    const { open, clock, errors } = await stale();
    clock.nowMs += 1000 * freshMs;
    expect(await open()(queryOf(down))).toBe("old");
    await eventually(() => expect(errors).toHaveLength(1));
  });
});

describe("a failing store", () => {
  test("is logged; the provider's response is cached in memory", async () => {
    const { cached, broken, errors } = openCache();
    Object.assign(broken, { read: true, write: true });
    const load = vi.fn(async () => [sampleMovieSummary(19)]);
    const query = queryOf(load, { titlesIn: storedMovies });
    expect(await cached(query)).toEqual([sampleMovieSummary(19)]);
    expect(await cached(query)).toEqual([sampleMovieSummary(19)]);
    expect(load).toHaveBeenCalledTimes(1);
    expect(errors).toHaveLength(3);
  });

  test("is read once more before a failing provider fails the visitor", async () => {
    const { rows, store } = openCache();
    rows.set("movies:19", { body: '"stored"', fetchedAt: startMs });
    let reads = 0;
    const busyAtFirst: typeof store = { ...store, read: async (...place) => (reads++ === 0 ? Promise.reject(new Error("too busy")) : store.read(...place)) };
    const cached = createReadThroughCache({ rows: rowsOf(busyAtFirst), now: () => startMs, onError: () => undefined });
    expect(await cached(queryOf(down))).toBe("stored");
    await expect(cached(queryOf(down, { key: "20" }))).rejects.toThrow("the provider is down");
  });
});

describe("a row that does not match its schema", () => {
  const numbers = { row: { table: "movies" as const, schema: z.object({ id: z.number() }), belongs: ({ id }: { id: number }) => id === 19 } };

  test.each([
    ["not JSON", '{"id":'],
    ["of another shape", '{"id":"19"}'],
    ["without a field", "{}"],
    ["null", "null"],
    ["of another key", '{"id":20}'],
  ])("is a miss that the provider's response replaces: %s", async (_, body) => {
    const { cached, rows, warnings, errors, open } = openCache();
    rows.set("movies:19", { body, fetchedAt: startMs });
    expect(await cached(queryOf(returns({ id: 19 }), numbers))).toEqual({ id: 19 });
    expect(rows.get("movies:19")?.body).toBe('{"id":19}');
    expect(await open()(queryOf(down, numbers))).toEqual({ id: 19 });
    expect([warnings.length, errors]).toEqual([1, []]);
  });

  test("is a failure only if the provider fails too", async () => {
    const { cached, rows } = openCache();
    rows.set("movies:19", { body: "{}", fetchedAt: startMs });
    await expect(cached(queryOf(down, numbers))).rejects.toThrow("the provider is down");
    expect(rows.get("movies:19")?.body).toBe("{}");
  });

  test("is removed if the provider no longer has the title", async () => {
    const { cached, rows } = openCache();
    rows.set("movies:19", { body: "{}", fetchedAt: startMs });
    expect(await cached(queryOf(returns<{ id: number } | null>(null), numbers))).toBeNull();
    expect(rows.size).toBe(0);
  });

  test("is logged once for its kind, without the values", async () => {
    const { cached, rows, warnings } = openCache();
    for (const key of ["19", "20", "21"]) {
      rows.set(`movies:${key}`, { body: '{"id":"secret"}', fetchedAt: startMs });
      await cached(queryOf(returns({ id: 19 }), { ...numbers, key }));
    }
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain('row "19" of movies does not match its schema (id: ');
    expect(warnings[0]).not.toContain("secret");
  });

  test("may have fields of a newer build: they are dropped", async () => {
    const { cached, rows } = openCache();
    rows.set("movies:19", { body: '{"id":19,"videos":[]}', fetchedAt: startMs });
    expect(await cached(queryOf(down, numbers))).toEqual({ id: 19 });
  });
});
