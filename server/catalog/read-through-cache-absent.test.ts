import { describe, expect, test, vi } from "vitest";
import { down, freshMs, keepOf, openKept, says } from "#tests/support/open-cache.ts";

const absentFreshMs = 5 * 60_000;

describe("a title that the provider withdraws", () => {
  test("is forgotten by its refresh, in the store as well", async () => {
    const { kept, rows, clock, open } = openKept();
    await kept("visitor", keepOf(says("old")));
    clock.nowMs += freshMs;
    expect(await kept("refresh", keepOf(says(null)))).toBeNull();
    expect(rows.size).toBe(0);
    expect(await kept("visitor", keepOf(down))).toBeNull();
    expect(await open()("visitor", keepOf(says(null)))).toBeNull();
  });

  test("is absent all the same where the store cannot forget it", async () => {
    const { kept, clock, broken, errors } = openKept();
    await kept("visitor", keepOf(says("old")));
    clock.nowMs += freshMs;
    broken.write = true;
    expect(await kept("refresh", keepOf(says(null)))).toBeNull();
    expect(await kept("visitor", keepOf(down))).toBeNull();
    expect(errors).toHaveLength(1);
  });
});

describe("an absent title", () => {
  test("is remembered for five minutes, in memory alone", async () => {
    const { kept, rows, clock, open } = openKept();
    const load = vi.fn(async () => null);
    expect(await kept("visitor", keepOf(load))).toBeNull();
    clock.nowMs += absentFreshMs - 1;
    expect(await kept("visitor", keepOf(load))).toBeNull();
    expect(load).toHaveBeenCalledTimes(1);
    expect(rows.size).toBe(0);
    await open()("visitor", keepOf(load));
    expect(load).toHaveBeenCalledTimes(2);
  });

  test("is asked for again after that, whatever its kind is fresh for", async () => {
    const { kept, clock } = openKept();
    const forADay = { freshMs: 24 * 60 * 60_000 };
    await kept("visitor", keepOf(says(null), forADay));
    clock.nowMs += absentFreshMs;
    expect(await kept("refresh", keepOf(says("there now"), forADay))).toBe("there now");
  });
});
