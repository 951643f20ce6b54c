import { describe, expect, test } from "vitest";
import { imdbCsv, traktJson } from "#tests/support/import-files.ts";
import { dayTime, importNow, readAll, readOne } from "#tests/support/read-one-import.ts";
import { importLimits } from "./import-limits.ts";
import { readImport } from "./read-import.ts";

const header = "Date,Name,Year,Letterboxd URI";

test("what several files say of a title is one title", async () => {
  const read = await readAll([
    { name: "watched.csv", content: `${header}\n2020-01-01,Faust,1926,x\n2020-01-02,Judex,1963,y\n` },
    { name: "ratings.csv", content: `${header},Rating\n2020-01-03,faust,1926,x,4\n` },
    { name: "reviews.csv", content: `${header},Rating,Rewatch,Review,Tags,Watched Date\n2020-01-02,Faust,1926,entry,3,,Older words,,\n` },
    { name: "watchlist.csv", content: `${header}\n2019-01-01,Faust,1926,x\n` },
  ]);
  expect(read).toMatchObject({ services: ["letterboxd"], left: 0 });
  expect(read.titles).toMatchObject([
    { title: "Faust", rating: 8, note: "Older words", seenAt: dayTime("2020-01-01"), savedAt: dayTime("2019-01-01") },
    { title: "Judex" },
  ]);
});

describe("a header is known as a whole", () => {
  test.each([
    ["a,b\n1,2"],
    ["Name,Year\nFaust,1926"],
    ["Name,Year,Price,Shelf,Owner,Letterboxd URI\nFaust,1926,5,3,x,y"],
    ["tmdb_id,title,release_date,rating,status\n19,Metropolis,1927-02-06,9,x"],
    ["title,year,rating,watched\nFaust,1926,9,yes"],
    ["Title,Date,Price\nFaust,2020-01-01,5"],
    ["%PDF-1.7"],
    ["<html>"],
    ["null"],
  ])("%j is named as unknown, also beside a file that is read", async (content) => {
    const read = await readAll([
      { name: "watched.csv", content: `${header}\n2020-01-01,Faust,1926,x\n` },
      { name: "a.csv", content },
    ]);
    expect(read.titles).toHaveLength(1);
    expect(read.files[1]).toEqual({ name: "a.csv", service: null, fault: "unknown", rows: 0, read: 0, leftOut: {} });
  });

  test.each(["{", "[1,"])("%j is damaged", async (content) => {
    expect((await readOne("a.json", content)).file).toMatchObject({ fault: "damaged" });
  });

  test("a column that a service adds does no harm, nor another order or spelling", async () => {
    expect((await readOne("watched.csv", "Letterboxd_URI;NAME;year;Date;Added;\nx;Faust;1926;2020-01-01;1;\n")).titles).toMatchObject([
      { title: "Faust", year: 1926 },
    ]);
  });
});

describe("rows read and rows left out add up to the rows of the file", () => {
  const film = (title: string) => ({ title, year: 1926, ids: { tmdb: 8 } });
  const files: [service: string, name: string, rows: number, content: unknown][] = [
    ["letterboxd", "watched.csv", 3, `${header}\n2020-01-01,Faust,1926,x\n\n,,1926,y\n2020-01-01,Faust,1926,x\n`],
    [
      "letterboxd",
      "lists/a.csv",
      2,
      "Letterboxd list export v7\nDate,Name,Tags,URL,Description\n2020-01-01,A,,x,\n\nPosition,Name,Year,URL,Description\n1,Faust,1926,x,\n2,,,,x\n",
    ],
    ["letterboxd", "import.csv", 3, "Title,Year,tmdbID,Rating10,WatchedDate\nFaust,1926,8,9,2020-01-01\n,,,9,2020-01-01\nFaust,1926,8,,\n"],
    [
      "imdb",
      "ratings.csv",
      3,
      "Const,Your Rating,Date Rated,Title,Title Type\ntt0016847,8,2020-01-01,Faust,Movie\ntt1234567,8,2020-01-01,A Game,Video Game\n,,,,Movie\n",
    ],
    ["trakt", "watched-history.json", 3, [{ watched_at: "2020-01-01", movie: film("Faust") }, 5, { watched_at: "2020-01-01", movie: film("Faust") }]],
    ["trakt", "all.json", 3, { watchlist: [{ movie: film("Faust") }, {}], hidden: [{ hidden_at: "x", movie: film("Faust") }], settings: [1, 2] }],
    ["trakt", "history.csv", 2, "watched_at,type,title,trakt_id\n2020-01-01,movie,Faust,1\n2020-01-01,person,x,2\n"],
    ["simkl", "SimklBackup.csv", 3, "Title,Type,Watchlist,WatchedDate\nFaust,movie,completed,2020-01-01\nNo,movie,dropped,\nNothing,movie,,\n"],
    ["simkl", "SimklBackup.json", 2, { movies: [{ status: "completed", movie: { title: "Faust", ids: {} } }, null], shows: [], anime: [] }],
    ["movary", "history.csv", 2, "title,year,tmdbId,imdbId,watchedAt,comment\nFaust,1926,8,,2020-01-01,\n,,,,2020-01-01,x\n"],
    ["tmdb", "ratings.csv", 2, "TMDb ID,IMDb ID,Type,Name,Release Date,Your Rating\n8,,movie,Faust,1926,8.0\n8,,movie,Faust,1926,\n"],
    ["netflix", "NetflixViewingHistory.csv", 2, "Title,Date\nFaust,2020-01-01\n,2020-01-01\n"],
    ["netflix", "ViewingActivity.csv", 3, 'Title,Start Time,Duration\nFaust,2020-01-01 20:00:00,01:30:00\nFaust,2020-01-02 20:00:00,00:01:00\n,,\n"",x,\n'],
  ];

  test.each(files)("%s, %s: %d", async (service, name, rows, content) => {
    const { file } = await readOne(name, content);
    expect(file).toMatchObject({ service, rows });
    expect(file?.read).toBeGreaterThan(0);
    expect(file?.read).toBeLessThan(rows);
  });

  test("rows beyond the limit, which all files share, are counted as well", async () => {
    const rows = importLimits.rows + 7;
    const { files } = await readAll([
      { name: "NetflixViewingHistory.csv", content: `Title,Date\n${",2020-01-01\n".repeat(rows)}` },
      { name: "watched.csv", content: `${header}\n2020-01-01,Faust,1926,x\n` },
      { name: "ratings-movies.json", content: [{ rating: 8, movie: { title: "Faust", year: 1926, ids: { tmdb: 8 } } }] },
    ]);
    expect(files).toMatchObject([
      { rows, read: 0, leftOut: { unnamed: importLimits.rows, beyond: 7 } },
      { service: "letterboxd", rows: 1, read: 0, leftOut: { beyond: 1 } },
      { service: "trakt", rows: 1, read: 0, leftOut: { beyond: 1 } },
    ]);
  });
});

test("JSON with more values than any export is not parsed", async () => {
  const film = JSON.stringify([{ rating: 8, movie: { title: "Faust", year: 1926, ids: { tmdb: 8 } } }]);
  const padded = (values: number) => film.replace("[{", `[${"0,".repeat(values)}{`);
  expect((await readOne("ratings.json", padded(1000))).titles).toHaveLength(1);
  expect((await readOne("ratings.json", padded(importLimits.jsonValues))).file).toMatchObject({ fault: "tooMuch" });
});

test("beyond the limit titles are counted, and left out", async () => {
  const rows = Array.from({ length: importLimits.titles + 3 }, (_, index) => `2020-01-01,Film ${index},1926,x${index}`);
  const read = await readOne("watched.csv", [header, ...rows].join("\n"));
  expect([read.titles.length, read.left]).toEqual([importLimits.titles, 3]);
});

test("a history of every episode is one title", async () => {
  const rows = Array.from({ length: 60_000 }, (_, index) => ({
    watched_at: "2020-01-01",
    episode: { season: 1, number: index },
    show: { title: "Judex", year: 1963, ids: { tmdb: 7 } },
  }));
  expect((await readOne("history.json", rows)).titles.map(({ episodes }) => episodes?.length)).toEqual([60_000]);
});

test("a title of many lists is in each once", async () => {
  const item = { type: "movie", movie: { title: "Faust", year: 1926, ids: { tmdb: 8 } } };
  const lists = Array.from({ length: 20_000 }, (_, index) => ({ name: `List ${index}`, items: [item, item] }));
  expect((await readOne("lists.json", lists)).titles.map((title) => title.lists?.length)).toEqual([20_000]);
});

test("the page responds in between", async () => {
  const known = [{ id: 19, imdb: "tt0017136", title: "Metropolis", year: 1927 }];
  let pauses = 0;
  const pause = async () => {
    pauses += 1;
  };
  const files = [
    { name: "ratings.csv", text: imdbCsv(known, 6000).toString() },
    { name: "watched-history.json", text: traktJson(known, 6000).toString() },
  ];
  const read = await readImport(files, importNow, pause);
  expect([read.files.map(({ rows }) => rows), pauses > 20]).toEqual([[6000, 6000], true]);
});

test("a title of control characters alone is no name, and stands beside an id", async () => {
  const { titles, file } = await readOne("a.csv", "title,year,tmdbId,watchedAt\n\u0000\u202E,1926,,2020-01-01\n\u0000,1926,8,2020-01-01\n");
  expect(titles).toMatchObject([{ title: "8", tmdb: 8 }]);
  expect(file).toMatchObject({ rows: 2, read: 1, leftOut: { unnamed: 1 } });
});

test("a place in a list that no number can hold is the row's own", async () => {
  const items = ["1e309", "7"].map((rank) => `{"rank":${rank},"listed_at":"2020-01-01T00:00:00Z","movie":{"title":"Faust ${rank}","ids":{}}}`);
  const { titles } = await readOne("lists-list-1-best.json", `[${items.join(",")}]`);
  expect(titles.map(({ lists }) => lists)).toEqual([[{ name: "best", position: 0 }], [{ name: "best", position: 7 }]]);
});

test.each(["rank", "progress"])("a %s that is an object without a value is none", async (field) => {
  const text = `[{"${field}":{"toString":1,"valueOf":1},"paused_at":"2020-01-01","movie":{"title":"Faust","ids":{"tmdb":8},"runtime":{"valueOf":1}}}]`;
  expect((await readOne("lists-list-1-best.json", text)).file).toMatchObject({ rows: 1, fault: null });
  expect((await readOne("playback.json", text)).file).toMatchObject({ rows: 1, fault: null });
});

test("a name of nothing but spaces before its end is read once", async () => {
  const name = `lists-list-1${" ".repeat(300_000)}x`;
  expect((await readOne(`${name}.json`, JSON.stringify({ [name]: [] }))).file).toMatchObject({ fault: "noTitles" });
});
