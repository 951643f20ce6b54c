import { describe, expect, onTestFinished, test } from "vitest";
import { observedStore } from "#server/store/observed-store.ts";
import type { EvictableStore, StoreSize } from "#server/store/store.ts";
import { eventually } from "#tests/support/eventually.ts";

const bodyBytes = 1000;
const row = (fetchedAt: number) => ({ body: JSON.stringify("x".repeat(bodyBytes - 2)), fetchedAt });
const daysFromNow = (days: number): number => Date.now() + days * 86_400_000;

/** An empty store, and a statement on its database. */
type OpenStore = () => Promise<{ store: EvictableStore; execute: (sql: string) => Promise<void> }>;

/** The tests of eviction that SQLite and PostgreSQL pass. */
export function evictionContract(name: string, open: OpenStore) {
  const openDatabase: OpenStore = async () => {
    const opened = await open();
    onTestFinished(() => opened.store.close().catch(() => undefined));
    return opened;
  };
  const openStore = async () => (await openDatabase()).store;
  const isStored = async (store: EvictableStore, table: "movies" | "tv_series" | "answers", key: string) => (await store.read(table, key)) !== null;

  describe(`eviction in ${name}`, () => {
    test("removes nothing below the limit, and counts", async () => {
      const store = await openStore();
      expect(await store.evict(0)).toEqual({ rows: 0, bytes: 0, evicted: 0 });
      await store.write("movies", "19", row(daysFromNow(-2)));
      await store.write("answers", "person:5", { body: '"é"', fetchedAt: daysFromNow(-1) });
      expect(await store.evict(bodyBytes + 4)).toEqual({ rows: 2, bytes: bodyBytes + 4, evicted: 0 });
    });

    test("removes the rows that were fetched longest ago, of any table, and no more than it must", async () => {
      const store = await openStore();
      for (const [table, key, days] of [
        ["movies", "1", -4],
        ["tv_series", "1", -3],
        ["answers", "season:1:1", -2],
        ["movies", "2", -1],
        ["answers", "person:1", 0],
      ] as const)
        await store.write(table, key, row(daysFromNow(days)));
      expect(await store.evict(2 * bodyBytes)).toEqual({ rows: 2, bytes: 2 * bodyBytes, evicted: 3 });
      expect([await isStored(store, "movies", "2"), await isStored(store, "answers", "person:1")]).toEqual([true, true]);
    });

    test("removes more rows than fit into one batch", async () => {
      const store = await openStore();
      for (let id = 1; id <= 350; id += 1) await store.write("movies", String(id), row(daysFromNow(-1) + id));
      expect(await store.evict(10 * bodyBytes)).toEqual({ rows: 10, bytes: 10 * bodyBytes, evicted: 340 });
      expect([await isStored(store, "movies", "340"), await isStored(store, "movies", "341")]).toEqual([false, true]);
    });

    test("never removes a list, and removes rows from the future first", async () => {
      const store = await openStore();
      for (const key of ["movies:trending", "series:genre:18"]) await store.write("answers", key, row(daysFromNow(-2)));
      await store.write("movies", "1", row(daysFromNow(-1)));
      await store.write("movies", "2", row(daysFromNow(400)));
      expect((await store.evict(3 * bodyBytes)).evicted).toBe(1);
      expect([await isStored(store, "movies", "1"), await isStored(store, "movies", "2")]).toEqual([true, false]);
      expect(await store.evict(0)).toEqual({ rows: 2, bytes: 2 * bodyBytes, evicted: 1 });
    });

    test("removes what was not renewed for 180 days, lists too, and no more", async () => {
      const store = await openStore();
      for (let id = 1; id <= 45; id += 1) await store.write("movies", String(id), row(daysFromNow(-181)));
      await store.write("answers", "movies:trending", row(daysFromNow(-181)));
      for (const [table, key] of [
        ["tv_series", "7"],
        ["answers", "series:trending"],
      ] as const)
        await store.write(table, key, row(daysFromNow(-179)));
      expect([await store.removeOutdated(), await store.evict(2 ** 30)]).toEqual([46, { rows: 2, bytes: 2 * bodyBytes, evicted: 0 }]);
      expect([await isStored(store, "answers", "movies:trending"), await isStored(store, "answers", "series:trending")]).toEqual([false, true]);
    });

    test("removes titles that were not written again for 180 days", async () => {
      const { store, execute } = await openDatabase();
      const title = (id: number) => ({ type: "movies" as const, id, title: "Metropolis", popularity: 1 });
      await store.writeTitles([title(1), title(2), title(3)]);
      await execute(`UPDATE titles SET written_at = ${daysFromNow(-181)}`);
      await store.writeTitles([title(2)]);
      expect(await store.removeOutdated()).toBe(2);
      expect(await store.listInventory("movies", 0, 10)).toEqual([{ id: 2, title: "Metropolis", popularity: 1 }]);
    });

    test("removes what is too old after the start, without a write", async () => {
      const inner = await openStore();
      await inner.write("movies", "1", row(daysFromNow(-181)));
      const onError = (error: unknown) => expect.unreachable(String(error));
      const { promise, resolve } = Promise.withResolvers<StoreSize>();
      observedStore(inner, () => undefined, { maxBytes: 2 ** 30, onSize: resolve, onError, firstCheckMs: 0 });
      expect(await promise).toEqual({ rows: 0, bytes: 0, evicted: 1 });
    });

    test("leaves a title in the inventory", async () => {
      const store = await openStore();
      await store.write("movies", "1", row(daysFromNow(-1)));
      await store.writeTitles([{ type: "movies", id: 1, title: "Metropolis", popularity: 1 }]);
      await store.evict(0);
      expect([await isStored(store, "movies", "1"), await store.countInventory("movies")]).toEqual([false, 1]);
    });

    test("begins by itself as rows are written", async () => {
      const sizes: StoreSize[] = [];
      const onError = (error: unknown) => expect.unreachable(String(error));
      const inner = await openStore();
      const options = { maxBytes: 50 * bodyBytes, onSize: (size: StoreSize) => void sizes.push(size), onError, firstCheckMs: 2 ** 30 };
      const store = observedStore(inner, () => undefined, options);
      for (let id = 1; id <= 200; id += 1) await store.write("movies", String(id), row(daysFromNow(-1) + id));
      await eventually(() => expect(sizes).toEqual([{ rows: 50, bytes: 50 * bodyBytes, evicted: 150 }]));
    });
  });
}
