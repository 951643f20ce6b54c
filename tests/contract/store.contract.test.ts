import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, onTestFinished, test } from "vitest";
import type { TitleHint } from "#domain/title-hint.ts";
import { sqliteMigrations } from "#server/store/sqlite-migrations.ts";
import { openSqliteStore } from "#server/store/sqlite-store.ts";
import type { Store, StoreTable } from "#server/store/store.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const tables: StoreTable[] = ["movies", "tv_series", "answers"];
const source = "https://provider.example/3";

/** `emptyPlace` is asked within a test; what is kept there lasts as long as the test. */
type Keeper = { emptyPlace: () => string; open: (place: string, source: string) => Store };

/** What every keeper of the store promises. */
function storeContract(name: string, keeper: Keeper) {
  const opened = (place: string, ofSource = source): Store => {
    const store = keeper.open(place, ofSource);
    onTestFinished(() => store.close().catch(() => undefined));
    return store;
  };

  describe(`the store in ${name}`, () => {
    test("knows nothing at first", async () => {
      const store = opened(keeper.emptyPlace());
      for (const table of tables) expect(await store.read(table, "19")).toBeNull();
    });

    test.each(tables)("keeps a row of %s as it was", async (table) => {
      const store = opened(keeper.emptyPlace());
      const row = {
        body: JSON.stringify({ title: `Amélie "'; DROP TABLE movies; -- 東京 \u0000`, filler: "x".repeat(500_000) }),
        fetchedAt: 1_790_000_000_123,
      };
      await store.write(table, "19", row);
      expect(await store.read(table, "19")).toEqual(row);
      expect(await store.read(table, "20")).toBeNull();
    });

    test("keeps its tables apart", async () => {
      const store = opened(keeper.emptyPlace());
      for (const table of tables) await store.write(table, "19", { body: `"${table}"`, fetchedAt: 1 });
      for (const table of tables) expect(await store.read(table, "19")).toEqual({ body: `"${table}"`, fetchedAt: 1 });
    });

    test("takes any key for an answer", async () => {
      const store = opened(keeper.emptyPlace());
      const keys = ["season:7:0", "movies:trending", "it's a %_ key", "Ключ", "K", "k"];
      for (const key of keys) await store.write("answers", key, { body: JSON.stringify(key), fetchedAt: 1 });
      for (const key of keys) expect((await store.read("answers", key))?.body).toBe(JSON.stringify(key));
    });

    test.each(tables)("never replaces a row of %s by an older one", async (table) => {
      const store = opened(keeper.emptyPlace());
      await store.write(table, "19", { body: '"second"', fetchedAt: 2000 });
      await store.write(table, "19", { body: '"first"', fetchedAt: 1999 });
      expect(await store.read(table, "19")).toEqual({ body: '"second"', fetchedAt: 2000 });
      await store.write(table, "19", { body: '"third"', fetchedAt: 2001 });
      expect(await store.read(table, "19")).toEqual({ body: '"third"', fetchedAt: 2001 });
    });

    test("ends with the newest, in whatever order many write at once", async () => {
      const store = opened(keeper.emptyPlace());
      const times = Array.from({ length: 100 }, (_, index) => (index * 37) % 100);
      await Promise.all(times.map((fetchedAt) => store.write("movies", "19", { body: String(fetchedAt), fetchedAt })));
      expect(await store.read("movies", "19")).toEqual({ body: "99", fetchedAt: 99 });
    });

    test("does not read what another source said", async () => {
      const place = keeper.emptyPlace();
      const [live, embedded] = [opened(place), opened(place, "embedded abc")];
      await embedded.write("movies", "19", { body: '"embedded"', fetchedAt: 9000 });
      expect(await live.read("movies", "19")).toBeNull();
    });

    test("does not spare what another source said, however new", async () => {
      const place = keeper.emptyPlace();
      const [live, embedded] = [opened(place), opened(place, "embedded abc")];
      await embedded.write("movies", "19", { body: '"embedded"', fetchedAt: 9000 });
      await live.write("movies", "19", { body: '"live"', fetchedAt: 1 });
      expect(await live.read("movies", "19")).toEqual({ body: '"live"', fetchedAt: 1 });
      expect(await embedded.read("movies", "19")).toBeNull();
    });

    test("survives being closed and opened again", async () => {
      const place = keeper.emptyPlace();
      const before = opened(place);
      await before.write("tv_series", "7", { body: '"kept"', fetchedAt: 5 });
      await before.close();
      await expect(before.read("tv_series", "7")).rejects.toThrow();
      expect(await opened(place).read("tv_series", "7")).toEqual({ body: '"kept"', fetchedAt: 5 });
    });

    test("is one for all who have it open", async () => {
      const place = keeper.emptyPlace();
      const [one, other] = [opened(place), opened(place)];
      await one.write("movies", "19", { body: '"newer"', fetchedAt: 2 });
      await other.write("movies", "19", { body: '"older"', fetchedAt: 1 });
      expect(await other.read("movies", "19")).toEqual({ body: '"newer"', fetchedAt: 2 });
    });

    titlesContract(keeper, opened);
  });
}

function titlesContract(keeper: Keeper, opened: (place: string, source?: string) => Store) {
  const hint = (id: number, title: string): TitleHint => ({ type: "movies", id, title, date: "1927-01-10", poster_path: null, popularity: 1 });

  test("finds titles by a name with a slip in it, the likeliest first", async () => {
    const store = opened(keeper.emptyPlace());
    await store.writeTitles([hint(1, "Metropolis"), hint(2, "Nosferatu"), hint(3, "Metropolitan Nights")]);
    expect((await store.titlesLike("metroplis", 5))[0]).toEqual(hint(1, "Metropolis"));
    expect(await store.titlesLike("metroplis", 1)).toHaveLength(1);
    expect(await store.titlesLike('"*" OR xyz', 5)).toEqual([]);
  });

  test("remembers a title once, under its newest name and for its own source", async () => {
    const place = keeper.emptyPlace();
    const store = opened(place);
    await store.writeTitles([hint(1, "Metropolis"), hint(1, "Nosferatu")]);
    expect(await store.titlesLike("nosferatu", 5)).toEqual([hint(1, "Nosferatu")]);
    expect(await store.titlesLike("metropolis", 5)).toEqual([]);
    expect(await opened(place, "another").titlesLike("nosferatu", 5)).toEqual([]);
  });

  test("names what it knows of its own source, in stretches and a steady order", async () => {
    const place = keeper.emptyPlace();
    const store = opened(place);
    await store.writeTitles([hint(30, "Nosferatu"), hint(1, "Metropolis"), hint(2, "The Kid"), { ...hint(7, "Judex"), type: "tv" }]);
    for (const key of ["person:5", "person:40", "persona", "movies:trending"]) await store.write("answers", key, { body: "{}", fetchedAt: 1 });
    expect(await Promise.all((["movies", "tv", "people"] as const).map((type) => store.countKnown(type)))).toEqual([3, 1, 2]);
    expect(await store.known("movies", 0, 2)).toEqual([
      { id: 1, title: "Metropolis" },
      { id: 2, title: "The Kid" },
    ]);
    expect(await store.known("movies", 2, 2)).toEqual([{ id: 30, title: "Nosferatu" }]);
    expect(await store.known("tv", 0, 10)).toEqual([{ id: 7, title: "Judex" }]);
    const people = [...(await store.known("people", 0, 1)), ...(await store.known("people", 1, 1))];
    expect(people.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([5, 40]);
    const another = opened(place, "another");
    expect([await another.countKnown("movies"), await another.countKnown("people"), await another.known("tv", 0, 10)]).toEqual([0, 0, []]);
  });
}

storeContract("SQLite", { emptyPlace: temporaryFolder, open: openSqliteStore });

describe("the SQLite file", () => {
  const databaseIn = (folder: string) => new DatabaseSync(join(folder, "matinee.sqlite"));
  const versionOf = (folder: string): unknown => {
    const database = databaseIn(folder);
    const version = database.prepare("PRAGMA user_version").get()?.user_version;
    database.close();
    return version;
  };

  test("is made in a folder that is not there yet", async () => {
    const folder = join(temporaryFolder(), "a/b");
    await openSqliteStore(folder, source).close();
    expect(versionOf(folder)).toBe(sqliteMigrations.length);
  });

  test("is brought forward from every version that has shipped, with its rows", async () => {
    for (const version of sqliteMigrations.keys()) {
      const folder = temporaryFolder();
      const database = databaseIn(folder);
      for (const migration of sqliteMigrations.slice(0, version)) database.exec(migration);
      if (version > 0) database.prepare("INSERT INTO movies VALUES (19, ?, '\"old\"', 7)").run(source);
      database.exec(`PRAGMA user_version = ${version}`);
      database.close();
      const store = openSqliteStore(folder, source);
      expect(await store.read("movies", "19")).toEqual(version > 0 ? { body: '"old"', fetchedAt: 7 } : null);
      await store.close();
      expect(versionOf(folder)).toBe(sqliteMigrations.length);
    }
  });

  test("is left as it is by a second opening", async () => {
    const folder = temporaryFolder();
    for (const _ of [1, 2, 3]) await openSqliteStore(folder, source).close();
    expect(versionOf(folder)).toBe(sqliteMigrations.length);
  });

  test("may be read while it is written to", async () => {
    const folder = temporaryFolder();
    await openSqliteStore(folder, source).close();
    const database = databaseIn(folder);
    expect(database.prepare("PRAGMA journal_mode").get()?.journal_mode).toBe("wal");
    database.close();
  });
});
