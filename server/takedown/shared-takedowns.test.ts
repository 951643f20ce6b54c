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

/** A table of films that several nodes share, and that may fail. */
function sharedTable() {
  const films = new Set<number>();
  const broken = { value: false };
  const exchange = vi.fn(async (added: Takedown, lifted: Takedown): Promise<Takedown> => {
    if (broken.value) throw new Error("the database is down");
    for (const id of lifted.movies) films.delete(id);
    for (const id of added.movies) films.add(id);
    return { ...none, movies: [...films] };
  });
  return { exchange, broken };
}

const freshMemory = (): PublishedTakedowns => {
  const told = { list: none };
  return {
    read: () => told.list,
    write: (list) => {
      told.list = list;
    },
  };
};

/** A node with a file of its own. */
async function nodeOf(shared: ReturnType<typeof sharedTable>, initial: Takedown = none, memory = freshMemory()) {
  let file = initial;
  const own = {
    has: (kind: keyof Takedown, id: number) => idSetsOf(file)[kind].has(id),
    version: () => versionOf(file),
    current: () => file,
    close: () => undefined,
  };
  const list = await shareTakedowns({ own, shared, memory, everyMs: 5 });
  onTestFinished(list.close);
  const write = (next: Partial<Takedown>) => {
    file = { ...none, ...next };
  };
  return { list, write };
}

test("what one node's file names is blocked on the others, from their start on, as one version", async () => {
  const shared = sharedTable();
  const one = await nodeOf(shared, { ...none, movies: [19] });
  const other = await nodeOf(shared);
  expect([other.list.has("movies", 19), other.list.has("movies", 20), other.list.has("series", 19)]).toEqual([true, false, false]);
  expect(other.list.version()).toBe(one.list.version());
  one.write({ movies: [19, 20] });
  await eventually(() => expect(other.list.has("movies", 20)).toBe(true));
  await eventually(() => expect(other.list.version()).toBe(one.list.version()));
});

test("lifting an id lifts that id alone, everywhere", async () => {
  const shared = sharedTable();
  const [one, other] = [await nodeOf(shared, { ...none, movies: [19] }), await nodeOf(shared, { ...none, movies: [20] })];
  await eventually(() => expect(one.list.has("movies", 20)).toBe(true));
  one.write({});
  await eventually(() => expect([other.list.has("movies", 19), other.list.has("movies", 20)]).toEqual([false, true]));
  await eventually(() => expect([one.list.has("movies", 19), one.list.has("movies", 20)]).toEqual([false, true]));
});

test("an id that two files name is blocked everywhere until neither does", async () => {
  const shared = sharedTable();
  const both = { ...none, movies: [19] };
  const [one, other, third] = [await nodeOf(shared, both), await nodeOf(shared, both), await nodeOf(shared)];
  one.write({});
  const exchanges = shared.exchange.mock.calls.length;
  await eventually(() => expect(shared.exchange.mock.calls.length).toBeGreaterThan(exchanges + 6));
  await eventually(() => expect([one.list.has("movies", 19), third.list.has("movies", 19)]).toEqual([true, true]));
  other.write({});
  await eventually(() => expect([one, other, third].map(({ list }) => list.has("movies", 19))).toEqual([false, false, false]));
});

test("while the database is down what was heard stays in force, and a change is told afterwards", async () => {
  const shared = sharedTable();
  const [one, other] = [await nodeOf(shared), await nodeOf(shared, { ...none, movies: [20] })];
  await eventually(() => expect(one.list.has("movies", 20)).toBe(true));
  shared.broken.value = true;
  one.write({ movies: [19] });
  const asked = shared.exchange.mock.calls.length;
  await eventually(() => expect(shared.exchange.mock.calls.length).toBeGreaterThan(asked + 2));
  expect([one.list.has("movies", 19), one.list.has("movies", 20), other.list.has("movies", 19)]).toEqual([true, true, false]);
  shared.broken.value = false;
  await eventually(() => expect(other.list.has("movies", 19)).toBe(true));
});

test("an id that left the file while its node was down is lifted when the node is back, and no other node's; a lost file lifts nothing", async () => {
  const shared = sharedTable();
  const [dataDir, one, two] = [temporaryFolder(), temporaryFolder(), temporaryFolder()];
  const memoryOf = (contentDir: string) => openPublishedTakedowns({ dataDir, contentDir, warn: expect.unreachable });
  for (const folder of [one, two]) writeFileSync(join(folder, "takedown.json"), "{}");
  const other = await nodeOf(shared, { ...none, movies: [21] }, memoryOf(two));
  const isBlocked = () => [19, 20, 21].map((id) => other.list.has("movies", id));
  const first = await nodeOf(shared, { ...none, movies: [19, 20] }, memoryOf(one));
  await eventually(() => expect(isBlocked()).toEqual([true, true, true]));
  first.list.close();
  const second = await nodeOf(shared, { ...none, movies: [20] }, memoryOf(one));
  await eventually(() => expect(isBlocked()).toEqual([false, true, true]));
  second.list.close();
  rmSync(join(one, "takedown.json"));
  await nodeOf(shared, none, memoryOf(one));
  const asked = shared.exchange.mock.calls.length;
  await eventually(() => expect(shared.exchange.mock.calls.length).toBeGreaterThan(asked + 6));
  expect(isBlocked()).toEqual([false, true, true]);
});

test("what two files name stays blocked until neither does", async () => {
  const shared = sharedTable();
  const [one, other] = [await nodeOf(shared, { ...none, movies: [19] }), await nodeOf(shared, { ...none, movies: [19] })];
  const third = await nodeOf(shared);
  one.write({});
  const asked = shared.exchange.mock.calls.length;
  await eventually(() => expect(shared.exchange.mock.calls.length).toBeGreaterThan(asked + 6));
  await eventually(() => expect([one, other, third].map(({ list }) => list.has("movies", 19))).toEqual([true, true, true]));
  other.write({});
  await eventually(() => expect([one, other, third].map(({ list }) => list.has("movies", 19))).toEqual([false, false, false]));
});

test("where nothing can be written one line says what that means", () => {
  const warn = vi.fn();
  const memory = openPublishedTakedowns({ dataDir: "/dev/null/data", contentDir: undefined, warn });
  memory.write({ ...none, movies: [19] });
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/^DATA_DIR: an id that leaves takedown\.json while this node is down stays blocked \(ENOTDIR/));
  expect(memory.read()).toEqual(none);
});
