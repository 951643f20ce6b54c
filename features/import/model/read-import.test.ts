import { expect, test } from "vitest";
import { importLimits } from "./import-limits.ts";
import { readImport } from "./read-import.ts";

const now = Date.UTC(2026, 10, 23);
const header = "Date,Name,Year,Letterboxd URI";

test("what several files say of a title is one title", () => {
  const read = readImport(
    [
      { name: "watched.csv", text: `${header}\n2020-01-01,Faust,1926,x\n2020-01-02,Judex,1963,y\n` },
      { name: "ratings.csv", text: `${header},Rating\n2020-01-03,faust,1926,x,4\n` },
      { name: "reviews.csv", text: `${header},Rating,Review\n2020-01-02,Faust,1926,x,3,Older words\n` },
      { name: "watchlist.csv", text: `${header}\n2019-01-01,Faust,1926,x\n` },
      { name: "profile.csv", text: "Date Joined,Username\n1,2\n" },
    ],
    now,
  );
  expect(read).toMatchObject({ services: ["letterboxd"], unknown: ["profile.csv"], skipped: 0, left: 0 });
  expect(read.titles).toMatchObject([
    { title: "Faust", rating: 8, note: "Older words", seenAt: Date.UTC(2020, 0, 3), savedAt: Date.UTC(2019, 0, 1) },
    { title: "Judex", rating: null, savedAt: null },
  ]);
});

test("a film and a series of one name are two titles", () => {
  const items = [
    { watched_at: "2020-01-01", movie: { title: "Judex", year: 1963, ids: {} } },
    { watched_at: "2020-01-01", show: { title: "Judex", year: 1963, ids: {} } },
  ];
  expect(readImport([{ name: "history.json", text: ` \uFEFF${JSON.stringify(items)}`.trim() }], now).titles).toHaveLength(2);
});

test.each(["", "\uFEFF", "{", "[1,", "%PDF-1.7", "<html>", "null", "a,b\n1,2"])("%j is not an export", (text) => {
  expect(readImport([{ name: "a.csv", text }], now)).toEqual({ services: [], titles: [], skipped: 0, left: 0, unknown: ["a.csv"] });
});

test("JSON with more values than any export is not parsed", () => {
  const film = JSON.stringify([{ rating: 8, movie: { title: "Faust", year: 1926, ids: { tmdb: 8 } } }]);
  const read = (text: string) => readImport([{ name: "ratings.json", text }], now).titles.length;
  const padded = (values: number) => film.replace("[{", `[${"0,".repeat(values)}{`);
  expect([read(film), read(padded(importLimits.jsonValues - 10)), read(padded(importLimits.jsonValues))]).toEqual([1, 1, 0]);
});

test("beyond the limit titles are counted, and left out", () => {
  const rows = Array.from({ length: importLimits.titles + 3 }, (_, index) => `2020-01-01,Film ${index},1926,x`);
  const read = readImport([{ name: "watched.csv", text: [header, ...rows].join("\n") }], now);
  expect([read.titles.length, read.left]).toEqual([importLimits.titles, 3]);
});

test("a history of every episode is one title", () => {
  const rows = Array.from({ length: 60_000 }, (_, index) => ({
    watched_at: "2020-01-01",
    episode: { season: 1, number: index },
    show: { title: "Judex", year: 1963, ids: { tmdb: 7 } },
  }));
  expect(readImport([{ name: "history.json", text: JSON.stringify(rows) }], now).titles.map(({ episodes }) => episodes.length)).toEqual([60_000]);
});

test("a title of many lists is in each once", () => {
  const item = { type: "movie", movie: { title: "Faust", year: 1926, ids: { tmdb: 8 } } };
  const lists = Array.from({ length: 20_000 }, (_, index) => ({ name: `List ${index}`, items: [item, item] }));
  expect(readImport([{ name: "lists.json", text: JSON.stringify(lists) }], now).titles.map((title) => title.lists.length)).toEqual([20_000]);
});
