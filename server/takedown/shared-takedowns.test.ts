import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Takedown } from "#domain/takedown.ts";
import { eventually } from "#tests/support/eventually.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { openPublishedTakedowns, type PublishedTakedowns } from "./published-takedowns.ts";
import { shareTakedowns } from "./shared-takedowns.ts";
import { idSetsOf, versionOf } from "./takedown-file.ts";

const none: Takedown = { movies: [], series: [], people: [] };

/** A shared table of films that can be made to fail. */
function sharedTable() {
  const films = new Set<number>();
  const broken = { value: false };
  const exchange = vi.fn(async (added: Takedown, removed: Takedown): Promise<Takedown> => {
    if (broken.value) throw new Error("the database is unavailable");
    for (const id of removed.movies) films.delete(id);
    for (const id of added.movies) films.add(id);
    return { ...none, movies: [...films] };
  });
  return { exchange, broken };
}

const publishedInMemory = (): PublishedTakedowns => {
  const published = { list: none };
  return {
    read: () => published.list,
    write: (list) => {
      published.list = list;
    },
  };
};

/** A node with its own takedown file. */
async function nodeOf(shared: ReturnType<typeof sharedTable>, initial: Takedown = none, published = publishedInMemory()) {
  let list = initial;
  const file = {
    has: (kind: keyof Takedown, id: number) => idSetsOf(list)[kind].has(id),
    version: () => versionOf(list),
    current: () => list,
    close: () => undefined,
  };
  const takedowns = await shareTakedowns({ file, shared, published, everyMs: 5 });
  onTestFinished(takedowns.close);
  const write = (next: Partial<Takedown>) => {
    list = { ...none, ...next };
  };
  return { takedowns, write };
}

test("an id in one node's file is blocked on all nodes, from their start, and all have one version", async () => {
  const shared = sharedTable();
  const one = await nodeOf(shared, { ...none, movies: [19] });
  const other = await nodeOf(shared);
  expect([other.takedowns.has("movies", 19), other.takedowns.has("movies", 20), other.takedowns.has("series", 19)]).toEqual([true, false, false]);
  expect(other.takedowns.version()).toBe(one.takedowns.version());
  one.write({ movies: [19, 20] });
  await eventually(() => expect(other.takedowns.has("movies", 20)).toBe(true));
  await eventually(() => expect(other.takedowns.version()).toBe(one.takedowns.version()));
});

test("removing an id unblocks that id alone, on all nodes", async () => {
  const shared = sharedTable();
  const [one, other] = [await nodeOf(shared, { ...none, movies: [19] }), await nodeOf(shared, { ...none, movies: [20] })];
  await eventually(() => expect(one.takedowns.has("movies", 20)).toBe(true));
  one.write({});
  await eventually(() => expect([other.takedowns.has("movies", 19), other.takedowns.has("movies", 20)]).toEqual([false, true]));
  await eventually(() => expect([one.takedowns.has("movies", 19), one.takedowns.has("movies", 20)]).toEqual([false, true]));
});

test("an id in two files is blocked until both remove it", async () => {
  const shared = sharedTable();
  const both = { ...none, movies: [19] };
  const [one, other, third] = [await nodeOf(shared, both), await nodeOf(shared, both), await nodeOf(shared)];
  one.write({});
  const exchanges = shared.exchange.mock.calls.length;
  await eventually(() => expect(shared.exchange.mock.calls.length).toBeGreaterThan(exchanges + 6));
  await eventually(() => expect([one.takedowns.has("movies", 19), third.takedowns.has("movies", 19)]).toEqual([true, true]));
  other.write({});
  await eventually(() => expect([one, other, third].map(({ takedowns }) => takedowns.has("movies", 19))).toEqual([false, false, false]));
});

test("while the database is unavailable the last list stays in force, and changes are published afterwards", async () => {
  const shared = sharedTable();
  const [one, other] = [await nodeOf(shared), await nodeOf(shared, { ...none, movies: [20] })];
  await eventually(() => expect(one.takedowns.has("movies", 20)).toBe(true));
  shared.broken.value = true;
  one.write({ movies: [19] });
  const exchanges = shared.exchange.mock.calls.length;
  await eventually(() => expect(shared.exchange.mock.calls.length).toBeGreaterThan(exchanges + 2));
  expect([one.takedowns.has("movies", 19), one.takedowns.has("movies", 20), other.takedowns.has("movies", 19)]).toEqual([true, true, false]);
  shared.broken.value = false;
  await eventually(() => expect(other.takedowns.has("movies", 19)).toBe(true));
});

test("an id that was removed while its node was down is unblocked at its next start; a lost file unblocks nothing", async () => {
  const shared = sharedTable();
  const [dataDir, one, two] = [temporaryFolder(), temporaryFolder(), temporaryFolder()];
  const publishedFor = (contentDir: string) => openPublishedTakedowns({ dataDir, contentDir, warn: expect.unreachable });
  for (const folder of [one, two]) writeFileSync(join(folder, "takedown.json"), "{}");
  const other = await nodeOf(shared, { ...none, movies: [21] }, publishedFor(two));
  const isBlocked = () => [19, 20, 21].map((id) => other.takedowns.has("movies", id));
  const first = await nodeOf(shared, { ...none, movies: [19, 20] }, publishedFor(one));
  await eventually(() => expect(isBlocked()).toEqual([true, true, true]));
  first.takedowns.close();
  const second = await nodeOf(shared, { ...none, movies: [20] }, publishedFor(one));
  await eventually(() => expect(isBlocked()).toEqual([false, true, true]));
  second.takedowns.close();
  rmSync(join(one, "takedown.json"));
  await nodeOf(shared, none, publishedFor(one));
  const exchanges = shared.exchange.mock.calls.length;
  await eventually(() => expect(shared.exchange.mock.calls.length).toBeGreaterThan(exchanges + 6));
  expect(isBlocked()).toEqual([false, true, true]);
});

test("a DATA_DIR that cannot be written is one warning", () => {
  const warn = vi.fn();
  const published = openPublishedTakedowns({ dataDir: "/dev/null/data", contentDir: undefined, warn });
  published.write({ ...none, movies: [19] });
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/^DATA_DIR: an id that leaves takedown\.json while this node is down stays blocked \(ENOTDIR/));
  expect(published.read()).toEqual(none);
});
