import { describe, expect, onTestFinished, test } from "vitest";
import type { Store, StoredTitle, StoreTable } from "#server/store/store.ts";

const tables: StoreTable[] = ["movies", "tv_series", "answers"];
export const contractSource = "https://provider.example/3";

/** `newLocation`: an empty folder or database, removed after the test. */
export type StoreUnderTest = {
  newLocation: () => string | Promise<string>;
  open: (location: string, source: string, titlesSource?: string) => Store | Promise<Store>;
};

type OpenStore = (location: string, source?: string, titlesSource?: string) => Promise<Store>;

/** The tests that every implementation of Store passes. */
export function storeContract(name: string, implementation: StoreUnderTest) {
  const { newLocation } = implementation;
  const openStore: OpenStore = async (location, source = contractSource, titlesSource = source) => {
    const store = await implementation.open(location, source, titlesSource);
    onTestFinished(() => store.close().catch(() => undefined));
    return store;
  };

  describe(`the ${name} store`, () => {
    test("is empty at first", async () => {
      const store = await openStore(await newLocation());
      for (const table of tables) expect(await store.read(table, "19")).toBeNull();
    });

    test.each(tables)("returns a row of %s unchanged", async (table) => {
      const store = await openStore(await newLocation());
      const row = {
        body: JSON.stringify({ title: `Amélie "'; DROP TABLE movies; -- 東京 \u0000`, filler: "x".repeat(500_000) }),
        fetchedAt: 1_790_000_000_123,
      };
      await store.write(table, "19", row);
      expect(await store.read(table, "19")).toEqual(row);
      expect(await store.read(table, "20")).toBeNull();
    });

    test("keeps its tables separate", async () => {
      const store = await openStore(await newLocation());
      for (const table of tables) await store.write(table, "19", { body: `"${table}"`, fetchedAt: 1 });
      for (const table of tables) expect(await store.read(table, "19")).toEqual({ body: `"${table}"`, fetchedAt: 1 });
    });

    test("accepts any key in answers", async () => {
      const store = await openStore(await newLocation());
      const keys = ["season:7:0", "movies:trending", "it's a %_ key", "Ключ", "K", "k"];
      for (const key of keys) await store.write("answers", key, { body: JSON.stringify(key), fetchedAt: 1 });
      for (const key of keys) expect((await store.read("answers", key))?.body).toBe(JSON.stringify(key));
    });

    test.each(tables)("never replaces a row of %s with an older one", async (table) => {
      const store = await openStore(await newLocation());
      await store.write(table, "19", { body: '"second"', fetchedAt: 2000 });
      await store.write(table, "19", { body: '"first"', fetchedAt: 1999 });
      expect(await store.read(table, "19")).toEqual({ body: '"second"', fetchedAt: 2000 });
      await store.write(table, "19", { body: '"third"', fetchedAt: 2001 });
      expect(await store.read(table, "19")).toEqual({ body: '"third"', fetchedAt: 2001 });
    });

    test.each(tables)("replaces a row of %s from the future, but not one that is ahead by the difference of two clocks", async (table) => {
      const store = await openStore(await newLocation());
      const fetchedAt = Date.now();
      await store.write(table, "19", { body: '"from the future"', fetchedAt: fetchedAt + 400 * 86_400_000 });
      await store.write(table, "19", { body: '"right"', fetchedAt: fetchedAt + 5000 });
      await store.write(table, "19", { body: '"older"', fetchedAt });
      expect(await store.read(table, "19")).toEqual({ body: '"right"', fetchedAt: fetchedAt + 5000 });
    });

    test("retains the newest of many concurrent writes, whatever their order", async () => {
      const store = await openStore(await newLocation());
      const times = Array.from({ length: 100 }, (_, index) => (index * 37) % 100);
      await Promise.all(times.map((fetchedAt) => store.write("movies", "19", { body: String(fetchedAt), fetchedAt })));
      expect(await store.read("movies", "19")).toEqual({ body: "99", fetchedAt: 99 });
    });

    test.each(tables)("removes a row of %s, and only that one", async (table) => {
      const store = await openStore(await newLocation());
      for (const key of ["19", "20"]) await store.write(table, key, { body: '"stored"', fetchedAt: 2 });
      await store.remove(table, "19");
      await store.remove(table, "21");
      expect(await store.read(table, "19", { newest: true })).toBeNull();
      expect(await store.read(table, "20")).not.toBeNull();
      await store.write(table, "19", { body: '"again"', fetchedAt: 1 });
      expect((await store.read(table, "19"))?.body).toBe('"again"');
    });

    test("does not read rows of another source", async () => {
      const location = await newLocation();
      const [live, embedded] = [await openStore(location), await openStore(location, "embedded abc")];
      await embedded.write("movies", "19", { body: '"embedded"', fetchedAt: 9000 });
      expect(await live.read("movies", "19")).toBeNull();
    });

    test("overwrites rows of another source, however new", async () => {
      const location = await newLocation();
      const [live, embedded] = [await openStore(location), await openStore(location, "embedded abc")];
      await embedded.write("movies", "19", { body: '"embedded"', fetchedAt: 9000 });
      await live.write("movies", "19", { body: '"live"', fetchedAt: 1 });
      expect(await live.read("movies", "19")).toEqual({ body: '"live"', fetchedAt: 1 });
      expect(await embedded.read("movies", "19")).toBeNull();
    });

    test("retains rows when closed and opened again", async () => {
      const location = await newLocation();
      const before = await openStore(location);
      await before.write("tv_series", "7", { body: '"stored"', fetchedAt: 5 });
      await before.close();
      await expect(before.read("tv_series", "7")).rejects.toThrow();
      expect(await (await openStore(location)).read("tv_series", "7")).toEqual({ body: '"stored"', fetchedAt: 5 });
    });

    test("shares rows between processes that have it open", async () => {
      const location = await newLocation();
      const [one, other] = [await openStore(location), await openStore(location)];
      await one.write("movies", "19", { body: '"newer"', fetchedAt: 2 });
      await other.write("movies", "19", { body: '"older"', fetchedAt: 1 });
      expect(await other.read("movies", "19")).toEqual({ body: '"newer"', fetchedAt: 2 });
    });

    titlesContract(newLocation, openStore);
  });
}

function titlesContract(newLocation: StoreUnderTest["newLocation"], openStore: OpenStore) {
  const titled = (id: number, title: string, popularity = 1): StoredTitle => ({ type: "movies", id, title, popularity });
  const entry = (id: number, title: string, popularity = 1) => ({ id, title, popularity });

  test("has a title once, under its newest name and in its own source", async () => {
    const location = await newLocation();
    const store = await openStore(location);
    await store.writeTitles([titled(1, "Metropolis"), titled(1, "Nosferatu", 7)]);
    expect(await store.listInventory("movies", 0, 5)).toEqual([entry(1, "Nosferatu", 7)]);
    expect(await (await openStore(location, "another")).listInventory("movies", 0, 5)).toEqual([]);
  });

  test("shares titles between two sources of rows, for a sitemap that survives an upgrade", async () => {
    const location = await newLocation();
    const [before, after] = [await openStore(location, "rows-1", "titles"), await openStore(location, "rows-2", "titles")];
    await before.writeTitles([titled(1, "Metropolis"), titled(2, "Nosferatu")]);
    expect(await after.countInventory("movies")).toBe(2);
    await after.writeTitles([titled(1, "Metropolis", 7)]);
    await after.remove("movies", "2");
    expect(await before.listInventory("movies", 0, 5)).toEqual([entry(1, "Metropolis", 7)]);
  });

  test("removes the name of a removed movie, and not that of the series with the same id", async () => {
    const store = await openStore(await newLocation());
    await store.writeTitles([titled(1, "Metropolis"), { ...titled(1, "Judex"), type: "tv" }, titled(2, "Nosferatu")]);
    await store.remove("movies", "1");
    expect(await store.listInventory("movies", 0, 5)).toEqual([entry(2, "Nosferatu")]);
    expect(await store.listInventory("tv", 0, 5)).toEqual([entry(1, "Judex")]);
  });

  test("has a title's names in other languages, which no English list has, and removes them with it", async () => {
    const location = await newLocation();
    const store = await openStore(location);
    const german = (id: number, title: string): StoredTitle => ({ ...titled(id, title), language: "de" });
    await store.writeTitles([titled(1, "The Gambler"), titled(2, "The Kid"), german(1, "Der Spieler"), { ...titled(1, "O Jogador"), language: "pt-BR" }]);
    await store.writeTitles([{ ...titled(1, "Judex"), type: "tv" }, german(2, "Das Kind"), german(2, "Der Vagabund und das Kind")]);
    expect([await store.countInventory("movies"), await store.countInventory("movies", "en"), await store.countInventory("movies", "de")]).toEqual([2, 2, 2]);
    expect(await store.countInventory("movies", "ar")).toBe(0);
    expect(await store.listInventory("movies", 0, 5, "pt-BR")).toEqual([entry(1, "O Jogador")]);
    expect(await store.listInventory("movies", 1, 5, "de")).toEqual([entry(2, "Der Vagabund und das Kind")]);
    const names = async (ids: number[]) => (await store.titleNames("movies", ids)).map(({ id, language, title }) => `${id} ${language} ${title}`).toSorted();
    expect(await names([1, 3])).toEqual(["1 de Der Spieler", "1 en The Gambler", "1 pt-BR O Jogador"]);
    expect(await (await openStore(location, "another")).titleNames("movies", [1])).toEqual([]);
    await store.remove("movies", "1");
    expect(await names([1, 2])).toEqual(["2 de Der Vagabund und das Kind", "2 en The Kid"]);
  });

  test("accepts names with any characters, and a thousand at once", async () => {
    const store = await openStore(await newLocation());
    const odd = ["A\u0000B", "half \ud83d of a pair", "100% \\ 'quoted' _x_", "東京物語", ""];
    await store.writeTitles([
      ...odd.map((title, index) => titled(index + 1, title)),
      ...Array.from({ length: 1000 }, (_, index) => titled(index + 10, `Film ${index}`)),
    ]);
    expect(await store.countInventory("movies")).toBe(1005);
    expect((await store.listInventory("movies", 2, 2)).map(({ title }) => title)).toEqual(odd.slice(2, 4));
  });

  test("lists the inventory of its own source, in ranges and a stable order", async () => {
    const location = await newLocation();
    const store = await openStore(location);
    await store.writeTitles([titled(30, "Nosferatu"), titled(1, "Metropolis"), titled(2, "The Kid", 2.5), { ...titled(7, "Judex"), type: "tv" }]);
    for (const key of ["person:5", "person:5:de", "person:40", "persona", "movies:trending"]) await store.write("answers", key, { body: "{}", fetchedAt: 1 });
    expect(await Promise.all((["movies", "tv", "people"] as const).map((type) => store.countInventory(type)))).toEqual([3, 1, 2]);
    expect(await store.listInventory("movies", 0, 2)).toEqual([entry(1, "Metropolis"), entry(2, "The Kid", 2.5)]);
    expect(await store.listInventory("movies", 2, 2)).toEqual([entry(30, "Nosferatu")]);
    expect(await store.listInventory("tv", 0, 10)).toEqual([entry(7, "Judex")]);
    const people = [...(await store.listInventory("people", 0, 1)), ...(await store.listInventory("people", 1, 1))];
    expect(people.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([5, 40]);
    const another = await openStore(location, "another");
    expect([await another.countInventory("movies"), await another.countInventory("people"), await another.listInventory("tv", 0, 10)]).toEqual([0, 0, []]);
  });
}
