import { existsSync, mkdirSync, openSync, readdirSync, rmdirSync, rmSync, statSync, truncateSync, writeFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, onTestFinished, test } from "vitest";
import { eventually } from "#tests/support/eventually.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { isAlreadyLogged } from "./logged-error.ts";
import { observedStore } from "./observed-store.ts";
import { recoveringSqliteStore } from "./recovering-sqlite-store.ts";
import type { Store } from "./store.ts";

const row = (name: string) => ({ body: JSON.stringify({ name, filler: "x".repeat(3000) }), fetchedAt: 1_790_000_000_000 });

/** As the catalog does with a failure, which the store must have logged. */
function passOver(error: unknown): null {
  expect(error).toSatisfy(isAlreadyLogged);
  return null;
}

function openStore(dataDir: string) {
  const clock = { nowMs: 1_790_000_000_000 };
  const lines: string[] = [];
  const operations: [name: string, failed: boolean][] = [];
  const log = { info: (line: string) => void lines.push(line), warn: (line: string) => void lines.push(line) };
  const observe = (operation: string, _: number, failed: boolean) => void operations.push([operation, failed]);
  const sqlite = recoveringSqliteStore({ dataDir, source: "a", log, now: () => clock.nowMs });
  const observed = observedStore(sqlite, observe, { maxBytes: 2 ** 30, onSize: () => undefined, onError: passOver });
  onTestFinished(() => observed.close().catch(() => undefined));
  const store: Store = {
    ...observed,
    read: (...args) => observed.read(...args).catch(passOver),
    write: async (...args) => void (await observed.write(...args).catch(passOver)),
    remove: async (...args) => void (await observed.remove(...args).catch(passOver)),
  };
  return { store, lines, operations, clock };
}

/** A closed store with a hundred films. */
async function storeWithFilms(): Promise<{ folder: string; file: string }> {
  const folder = temporaryFolder();
  const { store } = openStore(folder);
  for (let id = 1; id <= 100; id += 1) await store.write("movies", String(id), row(`Film ${id}`));
  await store.close();
  return { folder, file: join(folder, "matinee.sqlite") };
}

const filesSetAside = (folder: string) => readdirSync(folder).filter((name) => name.includes(".corrupt-") && !/-(wal|shm)$/.test(name));

/** Overwrites all pages but the first, whose header SQLite reads when it opens the file. */
function overwritePages(file: string): void {
  const size = statSync(file).size;
  const handle = openSync(file, "r+");
  writeSync(handle, Buffer.alloc(size - 4096, 0xab), 0, size - 4096, 4096);
}

function becomeForeign(file: string): void {
  rmSync(file);
  new DatabaseSync(file).exec("CREATE TABLE movies (x); PRAGMA user_version = 1");
}

describe("a damaged file at the start", () => {
  test.each([
    ["holds text", (file: string) => writeFileSync(file, "this is not a database, however long it is. ".repeat(200))],
    ["is truncated", (file: string) => truncateSync(file, Math.floor(statSync(file).size / 2))],
    ["has an overwritten header", (file: string) => writeFileSync(file, Buffer.alloc(statSync(file).size, 7))],
    ["is another program's database", becomeForeign],
  ])("that %s is set aside, and a new one works", async (_, damage) => {
    const { folder, file } = await storeWithFilms();
    damage(file);
    const { store, lines } = openStore(folder);
    expect(await store.read("movies", "60")).toBeNull();
    await store.write("movies", "60", row("again"));
    expect(await store.read("movies", "60")).toEqual(row("again"));
    expect(filesSetAside(folder)).toHaveLength(1);
    expect(lines).toEqual([expect.stringMatching(/^store: the file is damaged \(.*\), it was moved to .*\.corrupt-\d{4}-.* and replaced by a new one$/)]);
  });

  test("that is empty is used as a new one", async () => {
    const { folder, file } = await storeWithFilms();
    truncateSync(file, 0);
    const { store, lines } = openStore(folder);
    await store.write("movies", "1", row("again"));
    expect(await store.read("movies", "1")).toEqual(row("again"));
    expect(lines).toEqual([]);
  });
});

describe("damage found while running", () => {
  test("sets the file aside at most once a minute, without an error for the caller", async () => {
    const { folder, file } = await storeWithFilms();
    const { store, lines, operations, clock } = openStore(folder);
    overwritePages(file);
    expect(await store.read("movies", "60")).toBeNull();
    expect([lines.length, filesSetAside(folder).length]).toEqual([1, 1]);
    await store.write("movies", "60", row("again"));
    expect(await store.read("movies", "60")).toEqual(row("again"));
    expect(operations).toEqual([
      ["read", true],
      ["write", false],
      ["read", false],
    ]);

    // More rows than fit into SQLite's cache, so that it reads the file again.
    for (let id = 1; id <= 1000; id += 1) await store.write("movies", String(id), row(`Film ${id}`));
    new DatabaseSync(file).exec("PRAGMA wal_checkpoint(TRUNCATE)");
    overwritePages(file);
    clock.nowMs += 1;
    const rows = await Promise.all(Array.from({ length: 1000 }, (_, id) => store.read("movies", String(id + 1))));
    expect(rows).toContain(null);
    expect([lines.length, filesSetAside(folder).length]).toEqual([1, 1]);
    clock.nowMs += 60_001;
    await store.write("movies", "60", row("once more"));
    expect(await store.read("movies", "60")).toEqual(row("once more"));
  });

  test("opens a file that another process has replaced, instead of setting it aside as well", async () => {
    const { folder, file } = await storeWithFilms();
    const [first, second] = [openStore(folder), openStore(folder)];
    overwritePages(file);
    expect(await first.store.read("movies", "60")).toBeNull();
    await first.store.write("movies", "7", row("new"));
    expect(await second.store.read("movies", "60")).toBeNull();
    expect(filesSetAside(folder)).toHaveLength(1);
    expect(await second.store.read("movies", "7")).toEqual(row("new"));
    await second.store.write("movies", "8", row("newer"));
    expect(await first.store.read("movies", "8")).toEqual(row("newer"));
  });
});

test("a store that is deleted while running is created again within 30 seconds", async () => {
  const { folder, file } = await storeWithFilms();
  const { store, clock } = openStore(folder);
  for (const suffix of ["", "-wal", "-shm"]) rmSync(file + suffix, { force: true });
  clock.nowMs += 30_001;
  await store.write("movies", "7", row("new"));
  expect(existsSync(file)).toBe(true);
  expect(await store.read("movies", "7")).toEqual(row("new"));
  expect(await store.read("movies", "60")).toBeNull();
});

describe("without a usable DATA_DIR", () => {
  test("the store is empty, logs that once, and retries", async () => {
    const folder = temporaryFolder();
    // Tests may run as root, who can write everywhere: a folder in the place of the file cannot be opened.
    const blocker = join(folder, "matinee.sqlite");
    mkdirSync(blocker);
    const { store, lines, clock } = openStore(folder);
    for (const _ of [1, 2, 3]) {
      await store.write("movies", "1", row("lost"));
      expect(await store.read("movies", "1")).toBeNull();
    }
    await expect(store.countInventory("movies")).rejects.toThrow("store: not available");
    clock.nowMs += 30_001;
    expect(await store.read("movies", "1")).toBeNull();
    expect(lines).toEqual([expect.stringMatching(/^store: DATA_DIR \(.*\) cannot be used \(unable to open database file\)/)]);
    rmdirSync(blocker);
    clock.nowMs += 30_001;
    await store.write("movies", "1", row("stored"));
    expect(await store.read("movies", "1")).toEqual(row("stored"));
    expect(lines.slice(1)).toEqual(["store: open again"]);
  });
});

describe("a file that another process has locked", () => {
  test("is read all the same, and written once it is free, in order", async () => {
    const { folder, file } = await storeWithFilms();
    const { store } = openStore(folder);
    const other = new DatabaseSync(file);
    onTestFinished(() => other.close());
    other.exec("BEGIN EXCLUSIVE");
    await store.write("movies", "7", row("new"));
    await store.write("movies", "7", row("newer"));
    await store.remove("movies", "8");
    expect(await Promise.all(["7", "8"].map((key) => store.read("movies", key)))).toEqual([row("Film 7"), row("Film 8")]);
    other.exec("COMMIT");
    await eventually(async () => expect(await Promise.all(["7", "8"].map((key) => store.read("movies", key)))).toEqual([row("newer"), null]));
  });

  test("costs the writes beyond a thousand, and a line in the log", async () => {
    const { folder, file } = await storeWithFilms();
    const { store, lines, operations } = openStore(folder);
    const other = new DatabaseSync(file);
    onTestFinished(() => other.close());
    other.exec("BEGIN EXCLUSIVE");
    for (let id = 1; id <= 1001; id += 1) await store.write("movies", String(id), row("new"));
    expect(operations.filter(([, failed]) => failed)).toEqual([["write", true]]);
    await eventually(() => expect(lines).toEqual(["store: another process has locked the file, writes wait for it"]));
    other.exec("COMMIT");
    await store.close();
    const { store: reopened } = openStore(folder);
    expect(await Promise.all(["1", "1000", "1001"].map((id) => reopened.read("movies", id)))).toEqual([row("new"), row("new"), null]);
  });
});

test("failed writes are dropped and logged once a minute", async () => {
  const { folder, file } = await storeWithFilms();
  const { store, lines, clock } = openStore(folder);
  const database = new DatabaseSync(file);
  database.exec("CREATE TRIGGER failing BEFORE INSERT ON movies BEGIN SELECT RAISE(FAIL, 'disk I/O error'); END");
  database.close();
  await store.write("movies", "107", row("new"));
  await store.write("movies", "108", row("new"));
  expect(await store.read("movies", "60")).toEqual(row("Film 60"));
  expect(lines).toEqual([expect.stringMatching(/^store: write failed \(disk I\/O error\)/)]);
  clock.nowMs += 60_001;
  await store.write("movies", "107", row("new"));
  expect(lines).toHaveLength(2);
});
