import { expect, test } from "vitest";
import { parseCsv } from "./csv.ts";
import { readLetterboxd } from "./letterboxd.ts";

const now = Date.UTC(2026, 10, 23);
const day = (text: string): number => Date.parse(text);
const read = (name: string, text: string) => readLetterboxd({ name }, parseCsv(text), now);
const first = (name: string, text: string) => read(name, text)?.titles[0];

test("watched, watchlist, ratings, diary and reviews", () => {
  expect(first("watched.csv", "Date,Name,Year,Letterboxd URI\n2020-05-01,Metropolis,1927,https://x/a\n")).toMatchObject({
    ...{ title: "Metropolis", year: 1927, kind: null, seenAt: day("2020-05-01"), savedAt: null, rating: null },
  });
  expect(first("watchlist.csv", "Date,Name,Year,Letterboxd URI\n2020-05-01,Metropolis,1927,https://x/a\n")).toMatchObject({
    savedAt: day("2020-05-01"),
    seenAt: null,
  });
  expect(first("ratings.csv", "Date,Name,Year,Letterboxd URI,Rating\n2020-05-01,Metropolis,1927,https://x/a,4.5\n")).toMatchObject({
    ...{ rating: 9, ratedAt: day("2020-05-01"), seenAt: day("2020-05-01") },
  });
  const diary = 'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date\n2020-05-03,Metropolis,1927,https://x/a,,Yes,"a, b",2020-05-02\n';
  expect(first("diary.csv", diary)).toMatchObject({ rating: null, seenAt: day("2020-05-02") });
  const review =
    'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Review,Tags,Watched Date\n2020-05-03,Metropolis,1927,https://x/a,0.5,,"<i>Long</i>,<br>but ""great"".\n\nYes < no.",,2020-05-02\n';
  expect(first("reviews.csv", review)).toMatchObject({ rating: 1, note: 'Long,\nbut "great".\n\nYes < no.' });
});

test("a list with a table of its own above its films", () => {
  const text = [
    "Letterboxd list export v7",
    "Date,Name,Tags,URL,Description",
    '2021-01-01,"Silent, and loud",,https://x/l,"Two\nlines"',
    "",
    "Position,Name,Year,URL,Description",
    "1,Metropolis,1927,https://x/a,",
    "2,Faust,1926,https://x/b,",
  ].join("\r\n");
  expect(read("lists/silent-and-loud.csv", text)?.titles.map(({ title, lists, savedAt, seenAt }) => [title, lists, savedAt, seenAt])).toEqual([
    ["Metropolis", ["Silent, and loud"], null, null],
    ["Faust", ["Silent, and loud"], null, null],
  ]);
});

test("the import format, with its ids and ratings out of ten", () => {
  const text = "tmdbID,imdbID,Title,Year,Rating10,WatchedDate,Review\n19,tt0017136,Metropolis,1927,8,2020-05-02,Good\n,,Faust,1926,,,\n";
  expect(first("export.csv", text)).toMatchObject({ tmdb: 19, kind: "movie", imdb: "tt0017136", rating: 8, note: "Good", seenAt: day("2020-05-02") });
});

test("renamed files are recognized by their columns; titles of any other file are saved", () => {
  expect(first("watched (1).csv", "Date,Name,Year,Letterboxd URI\n2020-05-01,Faust,1926,x")).toMatchObject({ seenAt: day("2020-05-01") });
  expect(first("a.csv", "Year,Name,Rating,Letterboxd URI\n1926,Faust,3,x")).toMatchObject({ rating: 6, seenAt: now });
  expect(first("a.csv", "Date,Name,Year,Letterboxd URI\n2020-05-01,Faust,1926,x")).toMatchObject({ savedAt: day("2020-05-01"), seenAt: null });
});

test.each([
  ["1e309", "0", "x"],
  ["-1927", "9", "99999999999999999999"],
  ["1927.5", "-3", "2999-01-01"],
])("numbers that make no sense are left out: %s, %s, %s", (year, rating, date) => {
  expect(first("ratings.csv", `Date,Name,Year,Letterboxd URI,Rating\n${date},Faust,${year},x,${rating}\n`)).toMatchObject({
    ...{ title: "Faust", year: null, rating: null, seenAt: now },
  });
});

test("formulas, markup and control characters are text", () => {
  const text = 'Date,Name,Year,Letterboxd URI\n,"=HYPERLINK(""http://x"")",2000,x\n,<img src=x onerror=alert(1)>,2000,x\n,"A\u0000\u202Eb",2000,x\n,,2000,x\n';
  expect(read("watched.csv", text)?.titles.map(({ title }) => title)).toEqual(['=HYPERLINK("http://x")', "<img src=x onerror=alert(1)>", "A b"]);
  expect(read("watched.csv", text)?.skipped).toBe(1);
});

test("a review of nothing but beginnings of tags does not hold up the page", () => {
  const text = `Name,Year,Letterboxd URI,Review\nFaust,1926,x,${"<a ".repeat(1_000_000)}\n`;
  expect(first("reviews.csv", text)?.note).toHaveLength(500);
});

test("a long review is cut, and what is deleted or liked is left out", () => {
  const long = `Date,Name,Year,Letterboxd URI,Rating,Review\n,Faust,1926,x,3,${"long ".repeat(200)}\n`;
  expect(first("reviews.csv", long)?.note).toHaveLength(500);
  for (const name of ["deleted/diary.csv", "export/likes/films.csv", "orphaned/reviews.csv"]) expect(read(name, long)?.titles).toEqual([]);
});

test.each(["", "a", "Name,Year\nFaust,1926", "Const,Title\ntt1,Faust", "Date,Username\n1,2"])("%j is not Letterboxd's", (text) => {
  expect(read("a.csv", text)).toBeNull();
});
