import { describe, expect, test } from "vitest";
import { dayTime, readAll, readOne } from "#tests/support/read-one-import.ts";

const films = "Date,Name,Year,Letterboxd URI";
const diary = `${films},Rating,Rewatch,Tags,Watched Date`;
const faust = { title: "Faust", year: 1926 };

test("watched, watchlist and ratings", async () => {
  const row = "2020-05-01,Faust,1926,https://boxd.it/a";
  const at = dayTime("2020-05-01");
  expect((await readOne("watched.csv", `${films}\n${row}\n`)).titles).toEqual([
    { ...faust, uri: "https://boxd.it/a", seenAt: at, isLogged: true, ratedAt: at },
  ]);
  expect((await readOne("watchlist.csv", `${films}\n${row}\n`)).titles).toEqual([{ ...faust, uri: "https://boxd.it/a", savedAt: at }]);
  expect((await readOne("ratings.csv", `${films},Rating\n${row},4.5\n`)).titles[0]).toMatchObject({ rating: 9, ratedAt: at, seenAt: at });
});

describe("when a film was seen", () => {
  test("the diary's date of watching wins over every date of logging", async () => {
    const read = await readAll([
      {
        name: "diary.csv",
        content: `${diary}\n2020-05-03,Faust,1926,https://boxd.it/entry,3,,,2012-01-02\n2020-05-04,Faust,1926,https://boxd.it/entry2,,Yes,,2015-07-09\n`,
      },
      { name: "watched.csv", content: `${films}\n2020-05-01,Faust,1926,https://boxd.it/a\n` },
      { name: "ratings.csv", content: `${films},Rating\n2021-01-01,Faust,1926,https://boxd.it/a,4\n` },
    ]);
    expect(read.titles).toEqual([{ ...faust, uri: "https://boxd.it/a", seenAt: dayTime("2015-07-09"), rating: 8, ratedAt: dayTime("2021-01-01") }]);
  });

  test("a film without one has the day on which it was first logged, marked as such", async () => {
    const read = await readAll([
      { name: "ratings.csv", content: `${films},Rating\n2021-01-01,Faust,1926,a,4\n` },
      { name: "watched.csv", content: `${films}\n2020-05-01,Faust,1926,a\n` },
    ]);
    expect(read.titles).toMatchObject([{ seenAt: dayTime("2020-05-01"), isLogged: true }]);
  });

  test("a date that may be two days is left out", async () => {
    const [title] = (await readOne("diary.csv", `${diary}\n,Faust,1926,a,,,,3/4/2015\n`)).titles;
    expect([title?.seenAt, title?.isLogged]).toEqual([0, undefined]);
  });
});

test("reviews: tags are removed, quotes and lines stay; two of one film are one note", async () => {
  const header = `${films},Rating,Rewatch,Review,Tags,Watched Date`;
  const rows = [
    '2020-05-03,Faust,1926,x,0.5,,"<i>Long</i>,<br>but ""great"".\n\nYes < no.",,2020-05-02',
    "2021-05-03,Faust,1926,y,1,Yes,Better now,,2021-05-02",
  ];
  expect((await readOne("reviews.csv", `${header}\n${rows.join("\n")}\n`)).titles).toMatchObject([
    { rating: 2, note: 'Better now\n\nLong,\nbut "great".\n\nYes < no.' },
  ]);
});

describe("lists", () => {
  const list = (...first: string[]) =>
    [...first, "Date,Name,Tags,URL,Description", '2021-01-01,"Silent, and loud",,https://x/l,"Two\nlines"', "", "Position,Name,Year,URL,Description"].join(
      "\r\n",
    );

  // As exports of 2021 and 2022 begin.
  test.each([[["Letterboxd list export v7"]], [[""]], [[]]])("beginning with %j", async (first) => {
    const read = await readOne("lists/silent-and-loud.csv", `${list(...first)}\r\n2,Metropolis,1927,https://x/a,\r\n1,Faust,1926,https://x/b,\r\n`);
    const lists = read.titles.map(({ title, lists: places }) => [title, places]);
    expect(lists).toEqual([
      ["Metropolis", [{ name: "Silent, and loud", position: 2 }]],
      ["Faust", [{ name: "Silent, and loud", position: 1 }]],
    ]);
    expect([read.lists, read.file?.rows]).toEqual([["Silent, and loud"], 2]);
  });
});

test("two films of one name and year stay two: by their address", async () => {
  const read = await readAll([
    { name: "watched.csv", content: `${films}\n2020-05-01,Alice,1988,https://boxd.it/a\n2020-05-02,Alice,1988,https://boxd.it/b\n` },
    { name: "ratings.csv", content: `${films},Rating\n2020-05-02,Alice,1988,https://boxd.it/b,4\n` },
    { name: "diary.csv", content: `${diary}\n2020-05-03,Alice,1988,https://boxd.it/entry,,,,2012-01-02\n` },
  ]);
  expect(read.titles.map(({ uri, rating }) => [uri, rating])).toEqual([
    ["https://boxd.it/a", undefined],
    ["https://boxd.it/b", 8],
    // The diary has the address of its own page: which of both was meant is for the visitor to say.
    [undefined, undefined],
  ]);
});

test("the addresses of old exports name the film, in the diary as well", async () => {
  const rows = [
    "2020-05-03,Alice,1988,https://letterboxd.com/jane/film/alice/,,,,2012-01-02",
    "2020-05-03,Alice,1988,https://letterboxd.com/jane/film/alice-1988-1/1/,,,,2013-01-02",
  ];
  const read = await readAll([
    { name: "diary.csv", content: `${diary}\n${rows.join("\n")}\n` },
    { name: "watched.csv", content: `${films}\n2020-05-01,Alice,1988,https://letterboxd.com/film/alice/\n` },
  ]);
  expect(read.titles.map(({ uri, seenAt }) => [uri, seenAt])).toEqual([
    ["letterboxd:alice", dayTime("2012-01-02")],
    ["letterboxd:alice-1988-1", dayTime("2013-01-02")],
  ]);
});

test("the import format, with its ids and ratings out of ten or of five", async () => {
  const text = "tmdbID,imdbID,Title,Year,Rating10,WatchedDate,Review\n19,tt0017136,Metropolis,1927,8,2020-05-02,Good\n,,Faust,1926,,,\n";
  expect((await readOne("export.csv", text)).titles[0]).toMatchObject({
    tmdb: 19,
    kind: "movie",
    imdb: "tt0017136",
    rating: 8,
    note: "Good",
    seenAt: dayTime("2020-05-02"),
  });
  const ratings = async (...values: string[]) =>
    (await readOne("a.csv", `Title,imdbID,Rating\n${values.map((value, index) => `F${index},,${value}`).join("\n")}\n`)).titles.map(({ rating }) => rating);
  expect(await ratings("3.5", "5")).toEqual([7, 10]);
  expect(await ratings("3", "9")).toEqual([3, 9]);
});

test("titles of a file with another name are saved: that claims least", async () => {
  const [saved] = (await readOne("a.csv", `${films}\n2020-05-01,Faust,1926,x`)).titles;
  expect([saved?.savedAt, saved?.seenAt]).toEqual([dayTime("2020-05-01"), undefined]);
  expect((await readOne("watched (1).csv", `${films}\n2020-05-01,Faust,1926,x`)).titles[0]).toMatchObject({ seenAt: dayTime("2020-05-01") });
});

test.each([
  ["1e309", "0", "x"],
  ["-1927", "9", "99999999999999999999"],
  ["1927.5", "-3", "2999-01-01"],
])("numbers that make no sense are left out: %s, %s, %s", async (year, rating, date) => {
  const [title] = (await readOne("ratings.csv", `${films},Rating\n${date},Faust,${year},x,${rating === "9" ? "" : rating}\n`)).titles;
  expect(title).toEqual({ title: "Faust", uri: "x", seenAt: 0 });
});

test("formulas, markup and control characters are text; a row without a name is counted", async () => {
  const text = `${films}\n,"=HYPERLINK(""http://x"")",2000,x\n,<img src=x onerror=alert(1)>,2000,y\n,"A\u0000\u202Eb",2000,z\n,,2000,x\n`;
  const read = await readOne("watched.csv", text);
  expect(read.titles.map(({ title }) => title)).toEqual(['=HYPERLINK("http://x")', "<img src=x onerror=alert(1)>", "A b"]);
  expect(read.file).toMatchObject({ rows: 4, read: 3, leftOut: { unnamed: 1 } });
});

describe("long reviews", () => {
  const reviews = (text: string) => readOne("reviews.csv", `Name,Year,Letterboxd URI,Review\nFaust,1926,x,${text}\n`);

  test("have room for 5,000 characters; one that is longer is marked", async () => {
    const [fits, long] = [(await reviews("y".repeat(5000))).titles[0], (await reviews("y".repeat(5001))).titles[0]];
    expect([fits?.note?.length, fits?.isNoteCut, long?.note?.length, long?.isNoteCut]).toEqual([5000, undefined, 5000, true]);
  });

  test("of nothing but beginnings of tags do not hold up the page", async () => {
    expect((await reviews("<a ".repeat(1_000_000))).titles[0]?.note).toHaveLength(5000);
  });
});

test.each([
  ["deleted/diary.csv", "deleted"],
  ["letterboxd-x/orphaned/reviews.csv", "deleted"],
  ["deleted/lists/old.csv", "deleted"],
  ["export/likes/films.csv", "liked"],
])("%s is left out, and named", async (name, reason) => {
  const text = name.includes("lists") ? "Position,Name,Year,URL,Description\n1,Faust,1926,x,\n" : `${films}\n,Faust,1926,x\n`;
  expect((await readOne(name, text)).file).toMatchObject({ service: "letterboxd", rows: 1, read: 0, leftOut: { [reason]: 1 } });
});

test.each([
  ["profile.csv", "Date Joined,Username,Given Name\n2020-01-01,x,y\n"],
  ["comments.csv", "Date,Content,Comment\n2020-01-01,x,y\n"],
  ["likes/reviews.csv", "Date,Letterboxd URI\n2020-01-01,x\n"],
  ["empty.csv", "\uFEFF \n"],
])("%s has no titles", async (name, text) => {
  expect((await readOne(name, text)).file).toMatchObject({ service: null, fault: "noTitles" });
});
