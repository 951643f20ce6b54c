import { expect, test } from "vitest";
import { type ImportedTitle, importedTitle } from "./imported-title.ts";
import { mergeTitles } from "./merge-titles.ts";

const merged = (...rows: ImportedTitle[]) => mergeTitles(rows, async () => undefined);

const row = (facts: Partial<ImportedTitle>): ImportedTitle => importedTitle({ title: "Faust", year: 1926, ...facts });

test("rows that share an id are one title, whatever else they say", async () => {
  const rows = [
    row({ imdb: "tt1", rating: 7, ratedAt: 5 }),
    row({ title: "Фауст", year: null, tmdb: 8, kind: "movie", savedAt: 9 }),
    row({ imdb: "tt1", tmdb: 8, kind: "movie" }),
  ];
  expect(await merged(...rows)).toMatchObject([{ title: "Faust", imdb: "tt1", tmdb: 8, rating: 7, savedAt: 9 }]);
});

test("one address for two names is no evidence: they stay two", async () => {
  expect(await merged(row({ uri: "x" }), row({ uri: "x", title: "Judex" }), row({ uri: "x", rating: 5 }))).toMatchObject([
    { title: "Faust", rating: 5 },
    { title: "Judex" },
  ]);
});

test("a film and a series of one number, name and year are two", async () => {
  expect(await merged(row({ tmdb: 8, kind: "movie" }), row({ tmdb: 8, kind: "tv" }))).toHaveLength(2);
  expect(await merged(row({ kind: "movie" }), row({ kind: "tv" }))).toHaveLength(2);
});

test("a row without an id belongs to the one title of its name and year, whatever the case", async () => {
  expect(await merged(row({ title: "FAUST", rating: 7 }), row({ uri: "a" }), row({ year: 1960 }))).toMatchObject([{ uri: "a", rating: 7 }, { year: 1960 }]);
});

test("the newer rating wins, dates of watching win over those of logging, and a date over none", async () => {
  const rows = [
    row({ rating: 6, ratedAt: 10, seenAt: 50, isLogged: true, savedAt: 0 }),
    row({ rating: 9, ratedAt: 20, seenAt: 30, savedAt: 7 }),
    row({ seenAt: 0 }),
  ];
  expect(await merged(...rows)).toMatchObject([{ rating: 9, seenAt: 30, isLogged: false, savedAt: 7 }]);
  expect(await merged(row({ seenAt: 0 }), row({ seenAt: 9, isLogged: true }))).toMatchObject([{ seenAt: 9, isLogged: true }]);
  // It was saved once, and later again elsewhere.
  expect(await merged(row({ savedAt: 4 }), row({ savedAt: 2 }), row({ savedAt: 3 }))).toMatchObject([{ savedAt: 2 }]);
});

test("notes that together have no room are cut, and that is said", async () => {
  const [title] = await merged(row({ note: "a".repeat(3000), ratedAt: 1 }), row({ note: "b".repeat(3000), ratedAt: 2 }));
  expect([title?.note.length, title?.note.startsWith("b"), title?.isNoteCut]).toEqual([5000, true, true]);
});

test("rows of two ids are one title once a row names both, in whichever order a file does so", async () => {
  const ids = Array.from({ length: 40_000 }, (_, index) => index + 1);
  const film = (tmdb: number, imdb: string) => ({ ...row({}), kind: "movie" as const, tmdb, imdb });
  const last = ids.toReversed().slice(1);
  const rows = [...ids.map((id) => film(id, `tt${id}`)), ...last.map((id) => film(id, `tt${id + 1}`))];
  expect(await mergeTitles(rows, async () => undefined)).toMatchObject([{ tmdb: 1, imdb: "tt1" }]);
});
