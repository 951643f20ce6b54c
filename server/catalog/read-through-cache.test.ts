import { describe, expect, test, vi } from "vitest";
import { eventually } from "#tests/support/eventually.ts";
import { down, freshMs, openCache, queryOf, says, start } from "#tests/support/open-cache.ts";
import { sampleMovieSummary } from "#tests/support/sample-titles.ts";
import { createReadThroughCache } from "./read-through-cache.ts";
import { movieHints } from "./title-hints.ts";

describe("an answer", () => {
  test("is loaded for the visitor, stored, and kept while it is fresh", async () => {
    const { kept, rows, clock } = openCache();
    const load = vi.fn(async () => ({ title: "Metropolis" }));
    expect(await kept("visitor", queryOf(load))).toEqual({ title: "Metropolis" });
    expect(rows.get("movies:19")).toEqual({ body: '{"title":"Metropolis"}', fetchedAt: start });
    clock.nowMs += freshMs - 1;
    expect(await kept("visitor", queryOf(load))).toEqual({ title: "Metropolis" });
    expect(await kept("refresh", queryOf(load))).toEqual({ title: "Metropolis" });
    expect(load.mock.calls).toEqual([["visitor"]]);
  });

  test("counts its age from when it was asked for, not from when it came", async () => {
    const { kept, rows, clock } = openCache();
    await kept(
      "visitor",
      queryOf(async () => {
        clock.nowMs += 5000;
        return 1;
      }),
    );
    expect(rows.get("movies:19")?.fetchedAt).toBe(start);
  });

  test("is read from the store after a restart, without the provider", async () => {
    const { kept, open } = openCache();
    await kept("visitor", queryOf(says("kept")));
    expect(
      await open()(
        "visitor",
        queryOf(() => expect.unreachable("the provider is asked")),
      ),
    ).toBe("kept");
  });

  test("is asked for once by a thousand at once", async () => {
    const { kept } = openCache();
    const load = vi.fn(async () => "one");
    const answers = await Promise.all(Array.from({ length: 1000 }, () => kept("visitor", queryOf(load))));
    expect(new Set(answers)).toEqual(new Set(["one"]));
    expect(load).toHaveBeenCalledTimes(1);
  });

  test("that a refresh waits for is hastened, once, by a visitor who wants it as well", async () => {
    const { kept } = openCache();
    const flight = Promise.withResolvers<string>();
    const load = vi.fn(() => flight.promise);
    const answers = [kept("refresh", queryOf(load))];
    await eventually(() => expect(load).toHaveBeenCalled());
    answers.push(kept("visitor", queryOf(load)), kept("visitor", queryOf(load)));
    await eventually(() => expect(load.mock.calls).toEqual([["refresh"], ["visitor"]]));
    flight.resolve("one");
    expect(await Promise.all(answers)).toEqual(["one", "one", "one"]);
    expect(load).toHaveBeenCalledTimes(2);
  });

  test("is one's own: keys and tables do not mix", async () => {
    const { kept } = openCache();
    await kept("visitor", queryOf(says("film")));
    expect(await kept("visitor", queryOf(says("series"), { table: "tv_series" }))).toBe("series");
    expect(await kept("visitor", queryOf(says("other"), { key: "20" }))).toBe("other");
    expect(await kept("visitor", queryOf(down))).toBe("film");
  });

  test("without a table never reaches the store", async () => {
    const { kept, rows, broken, errors } = openCache();
    broken.read = true;
    const search = queryOf(async () => ["found"], { table: null, key: "search:kid" });
    expect(await kept("visitor", search)).toEqual(["found"]);
    expect(await kept("visitor", { ...search, load: down })).toEqual(["found"]);
    expect([rows.size, errors]).toEqual([0, []]);
  });

  test("that fails is a failure for the visitor, and tried anew", async () => {
    const { kept, rows } = openCache();
    await expect(kept("visitor", queryOf(down))).rejects.toThrow("the provider is down");
    expect(rows.size).toBe(0);
    expect(await kept("visitor", queryOf(says("back")))).toBe("back");
  });

  test("leaves its titles for 'Did you mean'", async () => {
    const { kept, titles } = openCache();
    await kept(
      "visitor",
      queryOf(async () => [sampleMovieSummary(19, { title: "Metropolis" })], { titlesIn: movieHints }),
    );
    expect(titles).toMatchObject([{ type: "movies", id: 19, title: "Metropolis" }]);
  });
});

describe("a stale answer", () => {
  async function stale() {
    const parts = openCache();
    await parts.kept("visitor", queryOf(says("old")));
    parts.clock.nowMs += freshMs;
    return parts;
  }

  test("is given to the visitor at once while one refresh runs behind", async () => {
    const { kept, rows } = await stale();
    const flight = Promise.withResolvers<string>();
    const load = vi.fn(() => flight.promise);
    for (const _ of Array(100)) expect(await kept("visitor", queryOf(load))).toBe("old");
    expect(load.mock.calls).toEqual([["refresh"]]);
    flight.resolve("new");
    await eventually(async () => expect(await kept("visitor", queryOf(load))).toBe("new"));
    expect(rows.get("movies:19")).toEqual({ body: '"new"', fetchedAt: start + freshMs });
  });

  test("is waited past by a refresh, which gets the new one", async () => {
    const { kept } = await stale();
    expect(await kept("refresh", queryOf(says("new")))).toBe("new");
  });

  test("is what a refresh gets where the provider fails", async () => {
    const { kept, errors, rows } = await stale();
    expect(await kept("refresh", queryOf(down))).toBe("old");
    expect(await kept("visitor", queryOf(down))).toBe("old");
    await eventually(() => expect(errors).toHaveLength(2));
    expect(rows.get("movies:19")?.body).toBe('"old"');
  });

  test("is given however old it is, from the store as well", async () => {
    const { open, clock, errors } = await stale();
    clock.nowMs += 1000 * freshMs;
    expect(await open()("visitor", queryOf(down))).toBe("old");
    await eventually(() => expect(errors).toHaveLength(1));
  });
});

describe("a store that fails", () => {
  test("is passed over and reported; the provider's answer is given and kept in memory", async () => {
    const { kept, broken, errors } = openCache();
    Object.assign(broken, { read: true, write: true });
    const load = vi.fn(async () => [sampleMovieSummary(19)]);
    const keep = queryOf(load, { titlesIn: movieHints });
    expect(await kept("visitor", keep)).toEqual([sampleMovieSummary(19)]);
    expect(await kept("visitor", keep)).toEqual([sampleMovieSummary(19)]);
    expect(load).toHaveBeenCalledTimes(1);
    expect(errors).toHaveLength(3);
  });

  test("is asked once more before a failing provider becomes the visitor's trouble", async () => {
    const { rows, store } = openCache();
    rows.set("movies:19", { body: '"kept"', fetchedAt: start });
    let reads = 0;
    const busyAtFirst: typeof store = { ...store, read: async (...asked) => (reads++ === 0 ? Promise.reject(new Error("too busy")) : store.read(...asked)) };
    const kept = createReadThroughCache({ store: busyAtFirst, now: () => start, onError: () => undefined });
    expect(await kept("visitor", queryOf(down))).toBe("kept");
    await expect(kept("visitor", queryOf(down, { key: "20" }))).rejects.toThrow("the provider is down");
  });

  test("and a row that is no JSON are alike: the provider is asked", async () => {
    const { kept, rows, errors } = openCache();
    rows.set("movies:19", { body: '{"title":', fetchedAt: start });
    expect(await kept("visitor", queryOf(says("asked")))).toBe("asked");
    expect(errors).toHaveLength(1);
    expect(rows.get("movies:19")?.body).toBe('"asked"');
  });
});
