import fc from "fast-check";
import { expect, test } from "vitest";
import { type ImportState, importStateText, isWaiting, matchRowOf, parseImportState, titleOf, withoutLookUps } from "./import-state.ts";
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
const row = importedTitle({
  ...{ title: "Film", year: 1927, kind: "movie", rating: 8, ratedAt: 5, note: "Good", lists: [{ name: "A", position: 3 }], savedAt: 1, seenAt: 0 },
  ...{ isLogged: true, isNoteCut: true, paused: [{ season: null, episode: null, percent: 25.5, minutes: 90, at: 4 }] },
});
const series = importedTitle({ title: "Series", kind: "tv", tmdb: 7, startedAt: 9, episodes: [{ season: 0, episode: 1, at: 3 }] });

const state: ImportState = {
  services: ["letterboxd", "trakt"],
  lists: ["B", "A"],
  left: 0,
  files: [
    { name: "watched.csv", service: "letterboxd", fault: null, rows: 5, read: 3, leftOut: { unnamed: 1, part: 1 } },
    { name: "a.csv", service: null, fault: "unknown", rows: 0, read: 0, leftOut: {} },
  ],
  entries: [
    { row, result: { status: "matched", title: savedTitle(1) }, choice: null },
    { row, result: { status: "unclear", titles: [savedTitle(2), savedTitle(3)] }, choice: "movie:3" },
    { row: series, result: { status: "absent" }, choice: null },
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
  expect([row, series, importedTitle({ title: "tt0000001", imdb: "tt0000001" }), importedTitle({ title: "A", tmdb: 5 })].map(matchRowOf)).toEqual([
    { title: "Film", year: 1927, kind: "movie" },
    { tmdb: 7, title: "Series", kind: "tv" },
    { imdb: "tt0000001" },
    // Without a kind a number may be a film's or a series'.
    { title: "A" },
  ]);
});

test("without look-ups, titles with the film database's id are believed", () => {
  const waiting = (title: typeof row) => ({ row: title, result: null, choice: null });
  const { entries } = withoutLookUps({ ...state, entries: [waiting(series), waiting(row)] });
  expect(entries.map((entry) => titleOf(entry)?.key ?? null)).toEqual(["tv:7", null]);
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
  '{"version":1,"entries":[null,5,{"row":{}},{"row":{"title":""}},{"row":{"title":" \\u0000"}}]}',
])("%j is no import", (text) => {
  expect(parseImportState(text)).toBeNull();
});

test("damaged values are left out, and what an earlier build has stored is read", () => {
  const text = `{"version":1,"services":["imdb","x",5],"skipped":-1,"files":[5,{"name":"a","fault":"x","rows":-1,"leftOut":{"unnamed":2,"y":1}}],"entries":[{"row":{"title":"A","year":"1927","kind":"x","lists":[1,"L"],"episodes":[{},5,{"season":1,"episode":2,"at":3}],"paused":[{},{"percent":5}],"imdb":5},"result":{"status":"matched","title":{"key":"person:1"}},"choice":"movie:9"}]}`;
  expect(parseImportState(text)).toEqual({
    ...{ services: ["imdb"], lists: [], left: 0, files: [{ name: "a", service: null, fault: null, rows: 0, read: 0, leftOut: { unnamed: 2 } }] },
    entries: [
      { row: importedTitle({ title: "A", lists: [{ name: "L", position: 1 }], episodes: [{ season: 1, episode: 2, at: 3 }] }), result: null, choice: null },
    ],
  });
});

test("whatever JSON is stored, nothing throws", () => {
  fc.assert(
    fc.property(
      fc.jsonValue(),
      (value) => void parseImportState(JSON.stringify({ version: 1, files: [value], entries: [{ row: value, result: value }, value] })),
    ),
  );
});
