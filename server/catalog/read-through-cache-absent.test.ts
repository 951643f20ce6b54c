import { describe, expect, test, vi } from "vitest";
import { down, freshMs, openCache, queryOf, returns } from "#tests/support/open-cache.ts";

const absentFreshMs = 5 * 60_000;

describe("a title that the provider withdraws", () => {
  test("is forgotten by its refresh, in the store as well", async () => {
    const { cached, rows, clock, open } = openCache();
    await cached("visitor", queryOf(returns("old")));
    clock.nowMs += freshMs;
    expect(await cached("refresh", queryOf(returns(null)))).toBeNull();
    expect(rows.size).toBe(0);
    expect(await cached("visitor", queryOf(down))).toBeNull();
    expect(await open()("visitor", queryOf(returns(null)))).toBeNull();
  });

  test("is absent all the same where the store cannot forget it", async () => {
    const { cached, clock, broken, errors } = openCache();
    await cached("visitor", queryOf(returns("old")));
    clock.nowMs += freshMs;
    broken.write = true;
    expect(await cached("refresh", queryOf(returns(null)))).toBeNull();
    expect(await cached("visitor", queryOf(down))).toBeNull();
    expect(errors).toHaveLength(1);
  });
});

describe("an absent title", () => {
  test("is remembered for five minutes, in memory alone", async () => {
    const { cached, rows, clock, open } = openCache();
    const load = vi.fn(async () => null);
    expect(await cached("visitor", queryOf(load))).toBeNull();
    clock.nowMs += absentFreshMs - 1;
    expect(await cached("visitor", queryOf(load))).toBeNull();
    expect(load).toHaveBeenCalledTimes(1);
    expect(rows.size).toBe(0);
    await open()("visitor", queryOf(load));
    expect(load).toHaveBeenCalledTimes(2);
  });

  test("is asked for again after that, whatever its kind is fresh for", async () => {
    const { cached, clock } = openCache();
    const forADay = { freshMs: 24 * 60 * 60_000 };
    await cached("visitor", queryOf(returns(null), forADay));
    clock.nowMs += absentFreshMs;
    expect(await cached("refresh", queryOf(returns("there now"), forADay))).toBe("there now");
  });
});
