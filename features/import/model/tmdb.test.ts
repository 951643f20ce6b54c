import { expect, test } from "vitest";
import { dayTime, readOne } from "#tests/support/read-one-import.ts";

const header = "TMDb ID,IMDb ID,Type,Name,Release Date,Season Number,Episode Number,Rating,Your Rating,Date Rated";
const metropolis = { title: "Metropolis", year: 1927, kind: "movie", tmdb: 19, imdb: "tt0017136" };
const at = dayTime("2022-09-20");

test("ratings: films are seen, series are rated alone, half points are rounded", async () => {
  const rows = [
    "19,tt0017136,movie,Metropolis,1927-02-06T00:00:00Z,,,8.1,8.5,2022-09-20T00:00:00Z",
    "7,,tv,Judex,1963-12-04T00:00:00Z,,,7.6,6.0,2022-09-20T00:00:00Z",
    "7,,tv,Judex,1963-12-04T00:00:00Z,1,2,7.6,6.0,2022-09-20T00:00:00Z",
  ];
  const read = await readOne("ratings.csv", `${header}\n${rows.join("\n")}\n`);
  expect(read.titles).toEqual([
    { ...metropolis, rating: 9, ratedAt: at, seenAt: at, isLogged: true },
    { title: "Judex", year: 1963, kind: "tv", tmdb: 7, rating: 6, ratedAt: at },
  ]);
  expect(read.file).toMatchObject({ service: "tmdb", rows: 3, read: 2, leftOut: { part: 1 } });
});

test.each([
  ["watchlist.csv", { savedAt: 0 }],
  ["tmdb (1).csv", { savedAt: 0 }],
  ["favorites.csv", { lists: [{ name: "Favorites", position: 0 }] }],
  ["silent-films.csv", { lists: [{ name: "silent films", position: 0 }] }],
])("%s has the same header", async (name, expected) => {
  expect((await readOne(name, `${header}\n19,tt0017136,movie,Metropolis,1927-02-06T00:00:00Z,,,8.1,,\n`)).titles).toEqual([{ ...metropolis, ...expected }]);
});

test("a title of the watchlist stays saved if it is rated, and what is recommended is left out", async () => {
  const text = `${header}\n19,tt0017136,movie,Metropolis,1927-02-06T00:00:00Z,,,8.1,9,2022-09-20T00:00:00Z\n`;
  expect((await readOne("watchlist.csv", text)).titles).toEqual([{ ...metropolis, rating: 9, ratedAt: at, seenAt: at, isLogged: true, savedAt: 0 }]);
  expect((await readOne("recommendations.csv", text)).file).toMatchObject({ rows: 1, read: 0, leftOut: { recommended: 1 } });
});
