import { expect, test } from "vitest";
import { listDocument } from "#features/saved/model/list-document.ts";
import { withSeen } from "#features/saved/model/seen-changes.ts";
import { seenDocument } from "#features/saved/model/seen-document.ts";
import { type FoundEntry, importCounts, withImportedList, withImportedSeen } from "./import-changes.ts";
import { importedTitle } from "./imported-title.ts";

const now = 1000;
const savedTitle = (key: `movie:${number}` | `tv:${number}`) => ({
  key,
  title: key,
  year: null,
  poster_path: null,
  genre_ids: [],
  runtime: null,
  rating: null,
});
const entry = (key: `movie:${number}` | `tv:${number}`, facts: Partial<FoundEntry["row"]>): FoundEntry => ({
  title: savedTitle(key),
  row: importedTitle({ title: key, ...facts }),
});

const entries: FoundEntry[] = [
  entry("movie:1", { savedAt: 10, lists: ["A", "B"] }),
  entry("movie:2", { seenAt: 20, rating: 8, note: "Good", ratedAt: 21 }),
  entry("tv:3", { episodes: [{ season: 1, episode: 2, at: 30 }], lists: ["A"] }),
  // A service took a series for a film: what it says of episodes has no place then.
  entry("movie:4", { episodes: [{ season: 1, episode: 2, at: 30 }] }),
];
const newId = (index: number): string => `list-${index}`;
const emptyList = listDocument.empty;
const emptySeen = seenDocument.empty;

test("an import is counted, and added with the times of its service", () => {
  expect(importCounts(entries)).toEqual({ saved: 1, seen: 1, episodes: 1, rated: 1, notes: 1, lists: 2 });
  const list = withImportedList(emptyList, entries, now, newId);
  expect([...list.titles.values()]).toMatchObject([{ key: "movie:1", at: 10, changed: now }]);
  expect([...list.lists.values()]).toMatchObject([
    { id: "list-0", name: "A", titles: ["movie:1", "tv:3"] },
    { id: "list-1", name: "B", titles: ["movie:1"] },
  ]);
  expect([...list.details.keys()]).toEqual(["movie:1", "tv:3"]);
  const seen = withImportedSeen(emptySeen, entries, now);
  expect([...seen.seen.values()]).toMatchObject([
    { key: "movie:2", at: 20 },
    { key: "tv:3:1:2", at: 30 },
  ]);
  expect([...seen.ratings.values()]).toMatchObject([{ key: "movie:2", rating: 8, note: "Good", at: 21 }]);
});

test("what the device has stays: times, ratings, lists of the same name", () => {
  const seenBefore = withSeen(emptySeen, { title: savedTitle("movie:2"), keys: ["movie:2"], at: 5 }, 500);
  expect(withImportedSeen(seenBefore, entries, now).seen.get("movie:2")).toMatchObject({ at: 5, changed: 500 });
  const once = withImportedList(emptyList, entries, now, newId);
  const more = [...entries, entry("movie:9", { lists: ["A"] })];
  const twice = withImportedList(once, more, now + 1, () => "other");
  expect([...twice.lists.values()].map(({ id, titles }) => [id, titles.length])).toEqual([
    ["list-0", 3],
    ["list-1", 1],
  ]);
});

test("an import of nothing new changes nothing", () => {
  expect(withImportedList(emptyList, [], now, newId)).toBe(emptyList);
  expect(withImportedSeen(emptySeen, [], now)).toBe(emptySeen);
});

test("more lists and titles than a device holds are left out", () => {
  const many = Array.from({ length: 600 }, (_, index) => entry(`movie:${index + 1}`, { lists: ["A", ...(index < 60 ? [`L${index}`] : [])] }));
  const { lists } = withImportedList(emptyList, many, now, newId);
  expect(lists.size).toBe(50);
  expect(lists.get("list-0")?.titles).toHaveLength(500);
});
