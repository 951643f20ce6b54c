import { expect, test, vi } from "vitest";
import type { PersonCredit } from "#domain/person.ts";
import type { Provider } from "#server/upstream/provider.ts";
import { memoryStore } from "#tests/support/memory-store.ts";
import { rowsOf } from "#tests/support/open-cache.ts";
import { sampleProvider } from "#tests/support/sample-provider.ts";
import { samplePerson } from "#tests/support/sample-titles.ts";
import { createCatalog } from "./catalog.ts";
import { createReadThroughCache } from "./read-through-cache.ts";

const credit = (id: number): PersonCredit => ({
  ...{ id, credit_id: `c${id}`, title: `Film ${id}`, release_date: "1927-01-10", poster_path: null, vote_average: 7, vote_count: 10, popularity: 1 },
});

function setUp() {
  const movies = { cast: [credit(19), credit(20), credit(21)], crew: [] };
  const series = { cast: [credit(7)], crew: [] };
  const provider = sampleProvider({ personDetails: async (id) => ({ person: samplePerson(id), credits: { movies, series } }) });
  const { store } = memoryStore();
  const open = () => createCatalog({ provider, cache: createReadThroughCache({ rows: rowsOf(store), onError: () => undefined }) });
  const calls = (name: keyof Provider) => vi.mocked(provider[name] as () => unknown).mock.calls.length;
  return { open, calls };
}

test("who worked most with a person is read from stored rows, of any node, without a call", async () => {
  const { open, calls } = setUp();
  await Promise.all([open().person(1), open().movie(19), open().series(7)]);
  // Each of the sample titles has the actors 1 and 2 and the director 100.
  expect(await open().collaborators(1)).toEqual([
    { id: 100, name: "Fritz Lang", profile_path: null, titles: 2 },
    { id: 2, name: "Actor 2", profile_path: null, titles: 2 },
  ]);
  expect([calls("movieDetails"), calls("seriesDetails"), calls("personDetails")]).toEqual([1, 1, 1]);
});

test("is unknown while less than two titles are stored, and of a person who is not stored", async () => {
  const { open, calls } = setUp();
  await Promise.all([open().person(1), open().movie(19)]);
  expect(await open().collaborators(1)).toEqual([]);
  expect(await open().collaborators(2)).toEqual([]);
  expect([calls("movieDetails"), calls("personDetails")]).toEqual([1, 1]);
});
