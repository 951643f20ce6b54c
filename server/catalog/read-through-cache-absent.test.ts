import { describe, expect, test, vi } from "vitest";
import { down, freshMs, openCache, queryOf, says } from "#tests/support/open-cache.ts";

const absentFreshMs = 5 * 60_000;

describe("a title that the provider withdraws", () => {
  test("is forgotten by its refresh, in the store as well", async () => {
    const { kept, rows, clock, open } = openCache();
    await kept("visitor", queryOf(says("old")));
    clock.nowMs += freshMs;
    expect(await kept("refresh", queryOf(says(null)))).toBeNull();
    expect(rows.size).toBe(0);
    expect(await kept("visitor", queryOf(down))).toBeNull();
    expect(await open()("visitor", queryOf(says(null)))).toBeNull();
  });

  test("is absent all the same where the store cannot forget it", async () => {
    const { kept, clock, broken, errors } = openCache();
    await kept("visitor", queryOf(says("old")));
    clock.nowMs += freshMs;
    broken.write = true;
    expect(await kept("refresh", queryOf(says(null)))).toBeNull();
    expect(await kept("visitor", queryOf(down))).toBeNull();
    expect(errors).toHaveLength(1);
  });
});

describe("an absent title", () => {
  test("is remembered for five minutes, in memory alone", async () => {
    const { kept, rows, clock, open } = openCache();
    const load = vi.fn(async () => null);
    expect(await kept("visitor", queryOf(load))).toBeNull();
    clock.nowMs += absentFreshMs - 1;
    expect(await kept("visitor", queryOf(load))).toBeNull();
    expect(load).toHaveBeenCalledTimes(1);
    expect(rows.size).toBe(0);
    await open()("visitor", queryOf(load));
    expect(load).toHaveBeenCalledTimes(2);
  });

  test("is asked for again after that, whatever its kind is fresh for", async () => {
    const { kept, clock } = openCache();
    const forADay = { freshMs: 24 * 60 * 60_000 };
    await kept("visitor", queryOf(says(null), forADay));
    clock.nowMs += absentFreshMs;
    expect(await kept("refresh", queryOf(says("there now"), forADay))).toBe("there now");
  });
});
