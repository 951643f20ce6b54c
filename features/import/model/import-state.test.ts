import fc from "fast-check";
import { expect, test } from "vitest";
import { type ImportState, importStateText, isWaiting, matchRowOf, parseImportState, titleOf } from "./import-state.ts";
import { importedTitle } from "./imported-title.ts";

const savedTitle = (id: number) => ({
  key: `movie:${id}` as const,
  title: `Film ${id}`,
  year: 1927,
  poster_path: "/a.jpg",
  genre_ids: [18],
  runtime: null,
  rating: 7.5,
});
const row = importedTitle({ title: "Film", year: 1927, kind: "movie", rating: 8, ratedAt: 5, note: "Good", lists: ["A"], savedAt: 1, seenAt: 2 });

const state: ImportState = {
  services: ["letterboxd", "trakt"],
  skipped: 2,
  left: 0,
  entries: [
    { row, result: { status: "matched", title: savedTitle(1) }, choice: null },
    { row, result: { status: "unclear", titles: [savedTitle(2), savedTitle(3)] }, choice: "movie:3" },
    { row: importedTitle({ title: "Series", kind: "tv", tmdb: 7, episodes: [{ season: 0, episode: 1, at: 3 }] }), result: { status: "absent" }, choice: null },
    { row: importedTitle({ title: "tt0000001", imdb: "tt0000001" }), result: null, choice: null },
  ],
};

test("an import survives a reload", () => {
  expect(parseImportState(importStateText(state))).toEqual(state);
  expect(state.entries.map(isWaiting)).toEqual([false, false, false, true]);
  expect(state.entries.map((entry) => titleOf(entry)?.key ?? null)).toEqual(["movie:1", "movie:3", null, null]);
});

test("a row that is pending is looked up again", () => {
  const pending: ImportState = { ...state, entries: [{ row, result: { status: "pending" }, choice: null }] };
  expect(parseImportState(importStateText(pending))?.entries[0]?.result).toBeNull();
});

test("a look-up says what is known, and no more", () => {
  expect(state.entries.map(({ row: one }) => matchRowOf(one))).toEqual([
    ...[
      { title: "Film", year: 1927, kind: "movie" },
      { title: "Film", year: 1927, kind: "movie" },
    ],
    ...[{ title: "Series", kind: "tv" }, { imdb: "tt0000001" }],
  ]);
});

test.each([
  null,
  "",
  "{",
  "null",
  "[]",
  '{"version":2,"entries":[{"row":{"title":"A"}}]}',
  '{"version":1}',
  '{"version":1,"entries":5}',
  '{"version":1,"entries":[null,5,{"row":{}},{"row":{"title":""}}]}',
])("%j is no import", (text) => {
  expect(parseImportState(text)).toBeNull();
});

test("damaged values are left out", () => {
  const text = `{"version":1,"services":["imdb","x",5],"skipped":-1,"entries":[{"row":{"title":"A","year":"1927","kind":"x","lists":[1,"L"],"episodes":[{},5,{"season":1,"episode":2,"at":3}],"imdb":5},"result":{"status":"matched","title":{"key":"person:1"}},"choice":"movie:9"}]}`;
  expect(parseImportState(text)).toEqual({
    ...{ services: ["imdb"], skipped: 0, left: 0 },
    entries: [{ row: importedTitle({ title: "A", lists: ["L"], episodes: [{ season: 1, episode: 2, at: 3 }] }), result: null, choice: null }],
  });
});

test("whatever JSON is stored, nothing throws", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (entries) => void parseImportState(JSON.stringify({ version: 1, entries: [{ row: entries, result: entries }, entries] }))),
  );
});
