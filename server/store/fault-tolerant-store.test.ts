import { existsSync, mkdirSync, openSync, readdirSync, rmdirSync, rmSync, statSync, truncateSync, writeFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { openFaultTolerantStore } from "./fault-tolerant-store.ts";

const row = (name: string) => ({ body: JSON.stringify({ name, filler: "x".repeat(3000) }), fetchedAt: 1_790_000_000_000 });

function opened(dataDir: string) {
  const clock = { nowMs: 1_790_000_000_000 };
  const lines: string[] = [];
  const seen: [string, boolean][] = [];
  const log = { info: (line: string) => void lines.push(line), warn: (line: string) => void lines.push(line) };
  const observe = (operation: string, _: number, failed: boolean) => void seen.push([operation, failed]);
  const store = openFaultTolerantStore({ dataDir, source: "a", log, observe, now: () => clock.nowMs });
  onTestFinished(() => store.close().catch(() => undefined));
  return { store, lines, seen, clock };
}

/** A store with a hundred films in it, closed again. */
async function filled(): Promise<{ folder: string; file: string }> {
  const folder = temporaryFolder();
  const { store } = opened(folder);
  for (let id = 1; id <= 100; id += 1) await store.write("movies", String(id), row(`Film ${id}`));
  await store.close();
  return { folder, file: join(folder, "matinee.sqlite") };
}

const asideFiles = (folder: string) => readdirSync(folder).filter((name) => name.includes(".corrupt-") && !/-(wal|shm)$/.test(name));

/** Overwrites the file's pages from the second on; the header, which the start reads, stays whole. */
function scribble(file: string): void {
  const size = statSync(file).size;
  const handle = openSync(file, "r+");
  writeSync(handle, Buffer.alloc(size - 4096, 0xab), 0, size - 4096, 4096);
}

function beSomebodyElses(file: string): void {
  rmSync(file);
  new DatabaseSync(file).exec("CREATE TABLE movies (x); PRAGMA user_version = 1");
}

describe("a file that is damaged at the start", () => {
  test.each([
    ["is text", (file: string) => writeFileSync(file, "this is no database, however long it may be. ".repeat(200))],
    ["is cut in the middle", (file: string) => truncateSync(file, Math.floor(statSync(file).size / 2))],
    ["has a scribbled header", (file: string) => writeFileSync(file, Buffer.alloc(statSync(file).size, 7))],
    ["is somebody else's database", beSomebodyElses],
  ])("and %s is set aside, and a new one works", async (_, damage) => {
    const { folder, file } = await filled();
    damage(file);
    const { store, lines } = opened(folder);
    expect(await store.read("movies", "60")).toBeNull();
    await store.write("movies", "60", row("again"));
    expect(await store.read("movies", "60")).toEqual(row("again"));
    expect(asideFiles(folder)).toHaveLength(1);
    expect(lines).toEqual([expect.stringMatching(/^The store is damaged \(.*\): it was set aside as .*\.corrupt-2026-.*, and a new one begins$/)]);
  });

  test("and empty is simply begun", async () => {
    const { folder, file } = await filled();
    truncateSync(file, 0);
    const { store, lines } = opened(folder);
    await store.write("movies", "1", row("again"));
    expect(await store.read("movies", "1")).toEqual(row("again"));
    expect(lines).toEqual([]);
  });
});

describe("damage that is met while running", () => {
  test("has the file set aside, once a minute at most, and visitors never hear of it", async () => {
    const { folder, file } = await filled();
    const { store, lines, seen, clock } = opened(folder);
    scribble(file);
    expect(await store.read("movies", "60")).toBeNull();
    expect([lines.length, asideFiles(folder).length]).toEqual([1, 1]);
    await store.write("movies", "60", row("again"));
    expect(await store.read("movies", "60")).toEqual(row("again"));
    expect(seen).toEqual([
      ["read", true],
      ["write", false],
      ["read", false],
    ]);

    // More than SQLite keeps in memory, so that the file is read again.
    for (let id = 1; id <= 1000; id += 1) await store.write("movies", String(id), row(`Film ${id}`));
    new DatabaseSync(file).exec("PRAGMA wal_checkpoint(TRUNCATE)");
    scribble(file);
    clock.nowMs += 1;
    const answers = await Promise.all(Array.from({ length: 1000 }, (_, id) => store.read("movies", String(id + 1))));
    expect(answers).toContain(null);
    expect([lines.length, asideFiles(folder).length]).toEqual([1, 1]);
    clock.nowMs += 60_001;
    await store.write("movies", "60", row("for good"));
    expect(await store.read("movies", "60")).toEqual(row("for good"));
  });

  test("a file that another process has replaced is opened, not set aside as well", async () => {
    const { folder, file } = await filled();
    const [first, second] = [opened(folder), opened(folder)];
    scribble(file);
    expect(await first.store.read("movies", "60")).toBeNull();
    await first.store.write("movies", "7", row("new"));
    expect(await second.store.read("movies", "60")).toBeNull();
    expect(asideFiles(folder)).toHaveLength(1);
    expect(await second.store.read("movies", "7")).toEqual(row("new"));
    await second.store.write("movies", "8", row("newer"));
    expect(await first.store.read("movies", "8")).toEqual(row("newer"));
  });
});

test("a store that was deleted under a running site begins anew within half a minute", async () => {
  const { folder, file } = await filled();
  const { store, clock } = opened(folder);
  for (const suffix of ["", "-wal", "-shm"]) rmSync(file + suffix, { force: true });
  clock.nowMs += 30_001;
  await store.write("movies", "7", row("new"));
  expect(existsSync(file)).toBe(true);
  expect(await store.read("movies", "7")).toEqual(row("new"));
  expect(await store.read("movies", "60")).toBeNull();
});

describe("where there can be no store", () => {
  test("the site is without one, says so once, and tries again", async () => {
    const folder = temporaryFolder();
    // As root, who may write everywhere, a folder in the file's place is what cannot be opened.
    const place = join(folder, "matinee.sqlite");
    mkdirSync(place);
    const { store, lines, clock } = opened(folder);
    for (const _ of [1, 2, 3]) {
      await store.write("movies", "1", row("lost"));
      expect(await store.read("movies", "1")).toBeNull();
      expect(await store.titlesLike("lost", 5)).toEqual([]);
    }
    await expect(store.countInventory("movies")).rejects.toThrow("the store is not there");
    clock.nowMs += 30_001;
    expect(await store.read("movies", "1")).toBeNull();
    expect(lines).toEqual([expect.stringMatching(/^There is no store, DATA_DIR \(.*\) cannot be used \(unable to open database file\)/)]);
    rmdirSync(place);
    clock.nowMs += 30_001;
    await store.write("movies", "1", row("kept"));
    expect(await store.read("movies", "1")).toEqual(row("kept"));
    expect(lines.slice(1)).toEqual(["The store is back"]);
  });

  test.each([(folder: string) => join(folder, "file"), (folder: string) => join(folder, "file", "below")])("a DATA_DIR that is a file is refused", (named) => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, "file"), "");
    expect(() => opened(named(folder))).toThrow(/^DATA_DIR: .* must be a folder; it is a file, or lies below one$/);
  });
});

test("writes that fail are passed over and said once a minute", async () => {
  const { folder, file } = await filled();
  const { store, lines, clock } = opened(folder);
  const other = new DatabaseSync(file);
  onTestFinished(() => other.close());
  other.exec("BEGIN IMMEDIATE");
  await store.write("movies", "7", row("new"));
  await store.write("movies", "8", row("new"));
  expect(await store.read("movies", "60")).toEqual(row("Film 60"));
  expect(lines).toEqual([expect.stringMatching(/^The store fails \(write: database is locked\)/)]);
  clock.nowMs += 60_001;
  await store.write("movies", "7", row("new"));
  expect(lines).toHaveLength(2);
});
