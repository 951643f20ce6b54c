import { describe, expect, test, vi } from "vitest";
import { down, freshMs, openCache, queryOf, returns } from "#tests/support/open-cache.ts";

const absentFreshMs = 5 * 60_000;

describe("a title that the provider withdraws", () => {
  test("is removed by its refresh, from the store as well", async () => {
    const { cached, rows, clock, open } = openCache();
    await cached(queryOf(returns("old")));
    clock.nowMs += freshMs;
    expect(await cached(queryOf(returns(null)), { priority: "refresh" })).toBeNull();
    expect(rows.size).toBe(0);
    expect(await cached(queryOf(down))).toBeNull();
    expect(await open()(queryOf(returns(null)))).toBeNull();
  });

  test("is absent even if the store cannot remove it", async () => {
    const { cached, clock, broken, errors } = openCache();
    await cached(queryOf(returns("old")));
    clock.nowMs += freshMs;
    broken.write = true;
    expect(await cached(queryOf(returns(null)), { priority: "refresh" })).toBeNull();
    expect(await cached(queryOf(down))).toBeNull();
    expect(errors).toHaveLength(1);
  });
});

describe("an absent title", () => {
  test("is cached for five minutes, in memory alone", async () => {
    const { cached, rows, clock, open } = openCache();
    const load = vi.fn(async () => null);
    expect(await cached(queryOf(load))).toBeNull();
    clock.nowMs += absentFreshMs - 1;
    expect(await cached(queryOf(load))).toBeNull();
    expect(load).toHaveBeenCalledTimes(1);
    expect(rows.size).toBe(0);
    await open()(queryOf(load));
    expect(load).toHaveBeenCalledTimes(2);
  });

  test("is loaded again after that, however long its kind is fresh", async () => {
    const { cached, clock } = openCache();
    const forADay = { freshMs: 24 * 60 * 60_000 };
    await cached(queryOf(returns(null), forADay));
    clock.nowMs += absentFreshMs;
    expect(await cached(queryOf(returns("there now"), forADay), { priority: "refresh" })).toBe("there now");
  });
});
