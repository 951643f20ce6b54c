import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "vitest";
import { sqliteMigrations } from "#server/store/sqlite-migrations.ts";
import { openSqliteStore } from "#server/store/sqlite-store.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { evictionContract } from "./eviction-contract.ts";
import { contractSource as source, storeContract } from "./store-contract.ts";

storeContract("SQLite", { newLocation: temporaryFolder, open: openSqliteStore });

evictionContract("SQLite", async () => {
  const folder = temporaryFolder();
  const store = openSqliteStore(folder, source);
  const execute = async (sql: string) => {
    const database = new DatabaseSync(join(folder, "matinee.sqlite"));
    database.exec(sql);
    database.close();
  };
  return { store, execute };
});

test("eviction in SQLite removes rows with times that no number holds", async () => {
  const folder = temporaryFolder();
  const store = openSqliteStore(folder, source);
  const database = new DatabaseSync(join(folder, "matinee.sqlite"));
  const insert = database.prepare("INSERT INTO movies (key, source, body, fetched_at) VALUES (?, 'a', '{}', ?)");
  for (const time of [2n ** 63n - 1n, -(2n ** 63n)]) insert.run(time, time);
  database.close();
  expect(await store.evict(0)).toEqual({ rows: 0, bytes: 0, evicted: 2 });
  await store.close();
});

describe("the SQLite file", () => {
  const databaseIn = (folder: string) => new DatabaseSync(join(folder, "matinee.sqlite"));
  const versionOf = (folder: string): unknown => {
    const database = databaseIn(folder);
    const version = database.prepare("PRAGMA user_version").get()?.user_version;
    database.close();
    return version;
  };

  test("is created together with its folder", async () => {
    const folder = join(temporaryFolder(), "a/b");
    await openSqliteStore(folder, source).close();
    expect(versionOf(folder)).toBe(sqliteMigrations.length);
  });

  test("is migrated from each earlier version, with its rows", async () => {
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

  test("is not changed when it is opened again", async () => {
    const folder = temporaryFolder();
    for (const _ of [1, 2, 3]) await openSqliteStore(folder, source).close();
    expect(versionOf(folder)).toBe(sqliteMigrations.length);
  });

  test("can be read while it is written (WAL)", async () => {
    const folder = temporaryFolder();
    await openSqliteStore(folder, source).close();
    const database = databaseIn(folder);
    expect(database.prepare("PRAGMA journal_mode").get()?.journal_mode).toBe("wal");
    database.close();
  });
});
