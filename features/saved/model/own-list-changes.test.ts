import { expect, test } from "vitest";
import type { TitleKey } from "#domain/title-key.ts";
import { type ListSections, listDocument } from "./list-document.ts";
import { ownListsOf, withListed, withListName, withMoved, withOwnLists, withoutListed, withoutOwnList } from "./own-list-changes.ts";
import type { SavedTitle } from "./saved-title.ts";
import { parseDocument } from "./stored-document.ts";

const now = 1_000_000;
const empty = listDocument.empty;
const savedTitle = (key: TitleKey): SavedTitle => ({ key, title: key, year: null, poster_path: null, genre_ids: [], runtime: null, rating: null });
const titles = (...ids: number[]): SavedTitle[] => ids.map((id) => savedTitle(`movie:${id}`));
const withList = (sections: ListSections, id: string, ...ids: number[]) => withOwnLists(sections, [{ id, name: id, titles: titles(...ids) }], now);
const keysOf = (sections: ListSections, id: string) => sections.lists.get(id)?.titles;
const detailsOf = ({ details }: ListSections) => [...details.keys()].toSorted();

test("lists stand in the order of their creation, whatever changes", () => {
  const two = withOwnLists(withList(empty, "a", 1), [{ id: "b", name: "B", titles: [] }], now + 1);
  const renamed = withListName(two, "a", "Zulu", now + 2);
  expect(ownListsOf(withListed(renamed, "a", savedTitle("movie:2"), now + 3)).map(({ name }) => name)).toEqual(["Zulu", "B"]);
});

test("a title stands on a list once, at its end, with its details", () => {
  const list = withListed(withListed(withList(empty, "a", 1, 1), "a", savedTitle("movie:2"), now), "a", savedTitle("movie:2"), now);
  expect(keysOf(list, "a")).toEqual(["movie:1", "movie:2"]);
  expect(detailsOf(list)).toEqual(["movie:1", "movie:2"]);
});

test("details leave with the last list that holds the title", () => {
  const { prune } = listDocument;
  const without = prune(withoutOwnList(withList(withList(empty, "a", 1, 2), "b", 2), "a"));
  expect(detailsOf(without)).toEqual(["movie:2"]);
  expect(detailsOf(prune(withoutListed(without, "b", "movie:2", now + 2)))).toEqual([]);
});

test("titles move by one place, and not past an end", () => {
  const list = withList(empty, "a", 1, 2, 3);
  expect(keysOf(withMoved(list, "a", "movie:3", -1, now), "a")).toEqual(["movie:1", "movie:3", "movie:2"]);
  expect(withMoved(list, "a", "movie:3", 1, now)).toBe(list);
  expect(withMoved(list, "a", "movie:1", -1, now)).toBe(list);
  expect(withMoved(list, "a", "movie:9", 1, now)).toBe(list);
});

test("1,000 lists, 10,000 titles each", () => {
  const many = Array.from({ length: 1100 }, (_, index) => ({ id: `l-${index}`, name: `${index}`, titles: [] }));
  const full = withOwnLists(withList(empty, "first", ...Array.from({ length: 10_010 }, (_, index) => index + 1)), many, now);
  expect(full.lists.size).toBe(1000);
  expect(keysOf(full, "first")).toHaveLength(10_000);
  expect(withListed(full, "first", savedTitle("movie:90000"), now)).toBe(full);
  expect(withList(full, "one-more", 1)).toBe(full);
});

test("a longer list of a later build keeps its titles and their order", () => {
  const long = Array.from({ length: 10_010 }, (_, index) => `movie:${index + 1}`);
  const text = JSON.stringify({ version: 1, lists: [{ id: "a", name: "A", titles: long, at: 1 }] });
  const { sections } = parseDocument(listDocument, text, now);
  expect(keysOf(withMoved(withListName(sections, "a", "B", now), "a", "movie:10010", -1, now), "a")).toEqual([
    ...long.slice(0, 10_008),
    "movie:10010",
    "movie:10009",
  ]);
  expect(withListed(sections, "a", savedTitle("movie:90000"), now)).toBe(sections);
});

test("what changes nothing is the same object", () => {
  expect(withoutOwnList(empty, "a")).toBe(empty);
  expect(withListed(empty, "a", savedTitle("movie:1"), now)).toBe(empty);
  expect(withoutListed(withList(empty, "a"), "a", "movie:1", now).lists.size).toBe(1);
  expect(withListName(empty, "a", "B", now)).toBe(empty);
});
