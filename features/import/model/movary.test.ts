import { expect, test } from "vitest";
import { dayTime, readAll, readOne } from "#tests/support/read-one-import.ts";

const metropolis = { title: "Metropolis", year: 1927, kind: "movie", tmdb: 19, imdb: "tt0017136" };

test("history and ratings: numbers are ids, and ratings are out of ten", async () => {
  const read = await readAll([
    {
      name: "export-history-1-1700000000.csv",
      content: "title,year,tmdbId,imdbId,watchedAt,comment\nMetropolis,1927,19,tt0017136,2020-05-01,Loud\nFaust,1926,10728,,,\n",
    },
    { name: "export-ratings-1-1700000000.csv", content: "title,year,tmdbId,imdbId,userRating\nMetropolis,1927,19,tt0017136,9\n" },
  ]);
  expect(read.titles).toEqual([
    { ...metropolis, seenAt: dayTime("2020-05-01"), rating: 9, note: "Loud", ratedAt: dayTime("2020-05-01") },
    { title: "Faust", year: 1926, kind: "movie", tmdb: 10728, seenAt: 0 },
  ]);
  expect(read.services).toEqual(["movary"]);
});

test("the rows of the watchlist lack the year that its header names", async () => {
  const at = dayTime("2020-05-01");
  const read = await readOne(
    "export-watchlist-1.csv",
    'title,year,tmdbId,imdbId,addedAt\nMetropolis,19,tt0017136,"2020-05-01 10:00:00"\nFaust,1926,10728,,2020-05-01\n',
  );
  expect(read.titles).toEqual([
    { title: "Metropolis", kind: "movie", tmdb: 19, imdb: "tt0017136", savedAt: at + 36_000_000, ratedAt: at + 36_000_000 },
    { title: "Faust", year: 1926, kind: "movie", tmdb: 10728, savedAt: at, ratedAt: at },
  ]);
  expect(read.file).toMatchObject({ service: "movary", rows: 2, read: 2 });
});
