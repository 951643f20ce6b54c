import { expect, onTestFinished, test, vi } from "vitest";
import type { Takedown } from "#domain/takedown.ts";
import { eventually } from "#tests/support/eventually.ts";
import { shareTakedown } from "./shared-takedown.ts";
import { editionOf, setsOf } from "./takedown-watch.ts";

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

/** A node with a file of its own. */
async function nodeOf(shared: ReturnType<typeof sharedTable>, initial: Takedown = none) {
  let file = initial;
  const own = {
    has: (kind: keyof Takedown, id: number) => setsOf(file)[kind].has(id),
    edition: () => editionOf(file),
    current: () => file,
    close: () => undefined,
  };
  const list = await shareTakedown({ own, shared, everyMs: 5 });
  onTestFinished(list.close);
  const write = (next: Partial<Takedown>) => {
    file = { ...none, ...next };
  };
  return { list, write };
}

test("what one node's file names is blocked on the others, from their start on, as one edition", async () => {
  const shared = sharedTable();
  const one = await nodeOf(shared, { ...none, movies: [19] });
  const other = await nodeOf(shared);
  expect([other.list.has("movies", 19), other.list.has("movies", 20), other.list.has("series", 19)]).toEqual([true, false, false]);
  expect(other.list.edition()).toBe(one.list.edition());
  one.write({ movies: [19, 20] });
  await eventually(() => expect(other.list.has("movies", 20)).toBe(true));
  await eventually(() => expect(other.list.edition()).toBe(one.list.edition()));
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
