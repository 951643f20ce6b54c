import { expect, test } from "vitest";
import { listDocument } from "#features/saved/model/list-document.ts";
import { withListed } from "#features/saved/model/own-list-changes.ts";
import { savedLimits } from "#features/saved/model/saved-limits.ts";
import { withRating, withSeen, withWatched } from "#features/saved/model/seen-changes.ts";
import { seenDocument } from "#features/saved/model/seen-document.ts";
import { documentJson, documentOfJson } from "#features/saved/model/stored-document.ts";
import { sampleSavedTitle } from "#tests/support/sample-titles.ts";
import { type FoundEntry, foundEntries, importedLists, withImportedList, withImportedSeen } from "./import-changes.ts";
import { type ImportedTitle, importedTitle } from "./imported-title.ts";

const now = 1000;
const savedTitle = (key: `movie:${number}` | `tv:${number}`) => ({ ...sampleSavedTitle(1), key, title: key });
const row = (facts: Partial<ImportedTitle>): ImportedTitle => importedTitle({ title: "A", ...facts });
const entry = (key: `movie:${number}` | `tv:${number}`, facts: Partial<ImportedTitle>): FoundEntry => ({ title: savedTitle(key), row: row(facts) });
const place = (name: string, position = 0) => ({ name, position });

const entries: FoundEntry[] = [
  entry("movie:1", { savedAt: 10, lists: [place("A", 2), place("B")] }),
  entry("movie:2", { seenAt: 20, rating: 8, note: "Good", ratedAt: 21 }),
  entry("tv:3", { episodes: [{ season: 1, episode: 2, at: 30 }], lists: [place("A", 1)] }),
  // A service took a series for a film: what it says of episodes has no place then.
  entry("movie:4", { episodes: [{ season: 1, episode: 2, at: 30 }] }),
];
const newLists = { names: ["B", "A"], newId: (index: number): string => `list-${index}` };
const emptyList = listDocument.empty;
const emptySeen = seenDocument.empty;

test("an import is added with the times of its service, lists in their order and with their titles in it", () => {
  const list = withImportedList(emptyList, entries, newLists, now);
  expect([...list.titles.values()]).toMatchObject([{ key: "movie:1", at: 10, changed: now }]);
  expect([...list.lists.values()]).toMatchObject([
    { id: "list-0", name: "B", titles: ["movie:1"] },
    { id: "list-1", name: "A", titles: ["tv:3", "movie:1"] },
  ]);
  expect([...list.details.keys()]).toEqual(["movie:1", "tv:3"]);
  const seen = withImportedSeen(emptySeen, entries, now);
  expect([...seen.seen.values()]).toMatchObject([
    { key: "movie:2", at: 20 },
    { key: "tv:3:1:2", at: 30 },
  ]);
  expect([...seen.ratings.values()]).toMatchObject([{ key: "movie:2", rating: 8, note: "Good", at: 21 }]);
});

test("a day of logging is marked as such on the device and in an export, until the title is watched here", () => {
  const seen = withImportedSeen(emptySeen, [entry("movie:1", { seenAt: 20, isLogged: true }), entry("movie:2", { seenAt: 20 })], now);
  const read = documentOfJson(seenDocument, documentJson(seenDocument, seen), now).sections;
  expect([...read.seen.values()].map(({ more }) => more)).toEqual([["logged"], undefined]);
  const watched = withWatched(read, { title: savedTitle("movie:1"), keys: ["movie:1"] }, now);
  expect([...watched.seen.values()].map(({ more }) => more)).toEqual([undefined, undefined]);
});

test("what the device has stays: times, ratings, lists of the same name", () => {
  const title = savedTitle("movie:2");
  const seenBefore = withRating(withSeen(emptySeen, { title, keys: ["movie:2"], at: 5 }, 500), { title, rating: 3, note: "" }, 500);
  const seen = withImportedSeen(seenBefore, entries, now);
  expect([seen.seen.get("movie:2"), seen.ratings.get("movie:2")]).toMatchObject([
    { at: 5, changed: 500 },
    { rating: 3, note: "", changed: 500 },
  ]);
  const once = withListed(withImportedList(emptyList, entries, newLists, now), "list-1", savedTitle("movie:7"), now);
  const more = [...entries, entry("movie:9", { lists: [place("A", 3)] })];
  const twice = withImportedList(once, more, { ...newLists, newId: () => "other" }, now + 1);
  expect([...twice.lists.values()].map(({ id, titles }) => [id, titles])).toEqual([
    ["list-0", ["movie:1"]],
    ["list-1", ["tv:3", "movie:1", "movie:7", "movie:9"]],
  ]);
});

test("an import of nothing new changes nothing", () => {
  expect(withImportedList(emptyList, [], newLists, now)).toBe(emptyList);
  expect(withImportedSeen(emptySeen, [], now)).toBe(emptySeen);
});

test("rows of several services that are one title are added once, together", () => {
  const matched = (facts: Partial<ImportedTitle>) => ({ row: row(facts), result: { status: "matched" as const, title: savedTitle("movie:1") }, choice: null });
  const found = foundEntries([matched({ seenAt: 5, isLogged: true, rating: 6, ratedAt: 1 }), matched({ seenAt: 9, rating: 8, ratedAt: 2 })]);
  expect(found).toMatchObject([{ title: { key: "movie:1" }, row: { seenAt: 9, isLogged: false, rating: 8 } }]);
});

test("lists of 800 titles, and 70 lists, have room; what has none is counted", () => {
  const many = Array.from({ length: 800 }, (_, index) =>
    entry(`movie:${index + 1}`, { lists: [place("A", index), ...(index < 69 ? [place(`L${index}`)] : [])] }),
  );
  const { lists } = withImportedList(emptyList, many, { ...newLists, names: [] }, now);
  expect([lists.size, lists.get("list-0")?.titles.length, lists.get("list-0")?.titles[799]]).toEqual([70, 800, "movie:800"]);
  const { most } = savedLimits.lists;
  const own = Array.from(
    { length: most - 1 },
    (_, index) => [`own-${index}`, { id: `own-${index}`, name: `Own ${index}`, titles: [], at: 1, changed: 1 }] as const,
  );
  const plan = importedLists({ ...emptyList, lists: new Map(own) }, many, []);
  expect([plan.lists.length, plan.leftLists, plan.leftTitles]).toEqual([1, 69, 0]);
});
