import { expect, test } from "vitest";
import { parseCsv } from "./csv.ts";
import { readImdb } from "./imdb.ts";

const now = Date.UTC(2026, 10, 23);
const day = (text: string): number => Date.parse(text);
const read = (name: string, text: string) => readImdb({ name }, parseCsv(text), now);

test("ratings: films are seen, series are rated alone", () => {
  const text = [
    "Const,Your Rating,Date Rated,Title,Original Title,URL,Title Type,IMDb Rating,Runtime (mins),Year,Genres,Num Votes,Release Date,Directors",
    'tt0017136,9,2020-05-01,Metropolis,Metropolis,https://x/title/tt0017136/,Movie,8.3,153,1927,"Drama, Sci-Fi",200000,1927-02-06,Fritz Lang',
    "tt0903747,10,2020-05-02,A Series,A Series,https://x/title/tt0903747/,TV Series,9.5,45,2008,Crime,1,2008-01-20,",
    "tt0959621,10,2020-05-02,A Series: Pilot,Pilot,https://x/title/tt0959621/,TV Episode,9.5,45,2008,Crime,1,2008-01-20,",
    "tt1234567,1,2020-05-02,A Game,A Game,https://x/,Video Game,1,,2008,,1,,",
  ].join("\r\n");
  expect(read("ratings.csv", text)).toEqual({
    service: "imdb",
    skipped: 2,
    titles: [
      expect.objectContaining({ imdb: "tt0017136", title: "Metropolis", year: 1927, kind: "movie", rating: 9, seenAt: day("2020-05-01"), savedAt: null }),
      expect.objectContaining({ imdb: "tt0903747", kind: "tv", rating: 10, seenAt: null, ratedAt: day("2020-05-02") }),
    ],
  });
});

const list =
  "Position,Const,Created,Modified,Description,Title,URL,Title Type,Year,Your Rating,Date Rated\n1,tt0017136,2019-01-01,2019-01-01,,Metropolis,x,tvMiniSeries,1927,7,2020-01-01\n";

test.each([
  ["WATCHLIST.csv", { savedAt: day("2019-01-01"), lists: [] }],
  ["9f3c1d1e-8a7b-4c6d-9e0f-112233445566.csv", { savedAt: day("2019-01-01"), lists: [] }],
  ["My favorite films.csv", { savedAt: null, lists: ["My favorite films"] }],
])("the list %s", (name, expected) => {
  expect(read(name, list)?.titles[0]).toMatchObject({ kind: "tv", rating: 7, seenAt: null, ...expected });
});

test("old header names, quotes around everything, and no title", () => {
  const text =
    '"position","const","created","modified","description","Title","Title type","Directors","You rated","Year"\n"1","tt0017136","Sun Mar  3 00:00:00 2013","","","Metropolis","Feature Film","","8","1927"\n"2","tt0012349","","","","","","","",""\n';
  expect(read("watchlist.csv", text)?.titles).toMatchObject([
    { imdb: "tt0017136", kind: "movie", rating: 8, savedAt: Date.parse("Sun Mar  3 00:00:00 2013") },
    { imdb: "tt0012349", title: "tt0012349", kind: null, rating: null, savedAt: now },
  ]);
});

test.each(["", "x", "Title,Year\nA,1", '{"Const":1}'])("%j is not IMDb's", (text) => {
  expect(read("a.csv", text)).toBeNull();
});
