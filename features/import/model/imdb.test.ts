import { describe, expect, test } from "vitest";
import { dayTime, readOne } from "#tests/support/read-one-import.ts";
import { kindOfType } from "./imdb-types.ts";

const ratings = "Const,Your Rating,Date Rated,Title,Original Title,URL,Title Type,IMDb Rating,Runtime (mins),Year,Genres,Num Votes,Release Date,Directors";
const old =
  '"position","const","created","modified","description","Title","Title type","Directors","You rated","IMDb Rating","Runtime (mins)","Year","Genres","Num. Votes","Release Date (month/day/year)","URL"';

test("ratings: films are seen, series are rated alone; the rest is counted by its reason", async () => {
  const text = [
    ratings,
    'tt0017136,9,2020-05-01,Metropolis,Metropolis,https://x/title/tt0017136/,Movie,8.3,153,1927,"Drama, Sci-Fi",200000,1927-02-06,Fritz Lang',
    "tt0903747,10,2020-05-02,A Series,A Series,https://x/title/tt0903747/,TV Series,9.5,45,2008,Crime,1,2008-01-20,",
    "tt0959621,10,2020-05-02,A Series: Pilot,Pilot,https://x/title/tt0959621/,TV Episode,9.5,45,2008,Crime,1,2008-01-20,",
    "tt1234567,1,2020-05-02,A Game,A Game,https://x/,Video Game,1,,2008,,1,,",
  ].join("\r\n");
  const read = await readOne("ratings.csv", text);
  expect(read.titles).toEqual([
    {
      imdb: "tt0017136",
      title: "Metropolis",
      year: 1927,
      kind: "movie",
      rating: 9,
      ratedAt: dayTime("2020-05-01"),
      seenAt: dayTime("2020-05-01"),
      isLogged: true,
    },
    { imdb: "tt0903747", title: "A Series", year: 2008, kind: "tv", rating: 10, ratedAt: dayTime("2020-05-02") },
  ]);
  expect(read.file).toMatchObject({ service: "imdb", rows: 4, read: 2, leftOut: { part: 1, otherType: 1 } });
});

const list =
  "Position,Const,Created,Modified,Description,Title,URL,Title Type,Year,Your Rating,Date Rated\n2,tt0017136,2019-01-01,2019-01-01,,Metropolis,x,tvMiniSeries,1927,7,2020-01-01\n";

test.each([
  ["WATCHLIST.csv", { savedAt: dayTime("2019-01-01") }],
  ["9f3c1d1e-8a7b-4c6d-9e0f-112233445566.csv", { savedAt: dayTime("2019-01-01") }],
  ["My favorite films.csv", { lists: [{ name: "My favorite films", position: 2 }] }],
])("the list %s", async (name, expected) => {
  const rated = { imdb: "tt0017136", title: "Metropolis", year: 1927, kind: "tv", rating: 7, ratedAt: dayTime("2020-01-01") };
  expect((await readOne(name, list)).titles).toEqual([{ ...rated, ...expected }]);
});

describe("exports until 2017", () => {
  const row = (position: number, imdb: string, created: string, rated: string) =>
    `"${position}","${imdb}","${created}","","","Faust","Feature Film","","${rated}","8.1","116","1926","","","",""`;
  const all = [old, row(1, "tt0016847", "Sun Mar  3 00:00:00 2013", "8"), row(2, "tt0017136", "Sat Dec 31 00:00:00 2016", "9")].join("\n");

  test.each(["ratings.csv", "imdb-2016.csv", "my ratings (1).csv"])("ratings have the header of a list, and are seen and rated: %s", async (name) => {
    const { titles, lists } = await readOne(name, all);
    expect(titles.map(({ imdb, rating, seenAt, lists: places }) => [imdb, rating, seenAt, places])).toEqual([
      ["tt0016847", 8, dayTime("2013-03-03"), undefined],
      ["tt0017136", 9, dayTime("2016-12-31"), undefined],
    ]);
    expect(lists).toEqual([]);
  });

  test("a watchlist, and lists of which not all is rated", async () => {
    const some = `${all}\n${row(3, "tt0021749", "Sat Dec 31 00:00:00 2016", "")}`;
    expect((await readOne("watchlist.csv", all)).titles[0]).toMatchObject({ savedAt: dayTime("2013-03-03"), rating: 8 });
    expect((await readOne("Silent.csv", some)).titles[2]).toEqual({
      imdb: "tt0021749",
      title: "Faust",
      year: 1926,
      kind: "movie",
      lists: [{ name: "Silent", position: 3 }],
    });
  });
});

test.each([
  ["24/01/2020", "3/4/2015", "2015-04-03"],
  ["29.4.2015", "3.4.2015", "2015-04-03"],
  ["Apr 29, 2015", "Apr 3, 2015", "2015-04-03"],
])("dates as spreadsheets write them: %s, %s", async (other, date, day) => {
  const rows = [`tt0017136,9,${date.includes(",") ? `"${date}"` : date},Metropolis`, `tt0016847,9,${other.includes(",") ? `"${other}"` : other},Faust`];
  expect((await readOne("ratings.csv", `Const,Your Rating,Date Rated,Title\n${rows.join("\n")}\n`)).titles[0]?.seenAt).toBe(dayTime(day));
});

test("a rating on a day that may be two has no date, not that of today", async () => {
  const [title] = (await readOne("ratings.csv", "Const,Your Rating,Date Rated,Title\ntt0017136,9,3/4/2015,Metropolis\n")).titles;
  expect(title).toEqual({ imdb: "tt0017136", title: "Metropolis", rating: 9, seenAt: 0 });
});

test("a list of people has no titles of its own", async () => {
  const text = "Position,Const,Created,Modified,Description,Name,Known For,Birth Date\n1,nm0000485,2020-01-01,2020-01-01,,Fritz Lang,M,1890-12-05\n";
  expect((await readOne("people.csv", text)).file).toMatchObject({ rows: 1, read: 0, leftOut: { people: 1 } });
});

describe("types in the languages of IMDb", () => {
  test.each([
    ["movie", ["Movie", "movie", "Feature Film", "TV Movie", "tvMovie", "TV Special", "Short", "Short Film", "tvShort", "Video", "Documentary"]],
    ["movie", ["Film", "Téléfilm", "Court-métrage", "Court métrage télévisé", "Vidéo", "Émission spéciale télévisée"]],
    ["movie", ["Spielfilm", "Kurzfilm", "Fernsehfilm", "TV-Special", "Corto", "Cortometraggio", "Film TV", "Película", "Cortometraje", "Especial de TV"]],
    ["movie", ["Filme", "Curta-metragem", "Telefilme", "फ़िल्म", "टीवी फ़िल्म", "वीडियो"]],
    ["tv", ["TV Series", "tvSeries", "TV Mini Series", "Mini-Series", "Série télévisée", "Mini-série télévisée", "TV-Serie", "Fernsehserie", "Miniserie"]],
    ["tv", ["Serie TV", "Miniserie TV", "Serie de TV", "Série de TV", "Minissérie de televisão", "टीवी सीरीज़", "टीवी मिनी सीरीज़"]],
    ["episode", ["TV Episode", "tvEpisode", "Épisode", "Épisode de série télévisée", "Folge", "Episodio TV", "Episodio de TV", "Episódio de série", "एपिसोड"]],
    [
      "other",
      [
        "Video Game",
        "videoGame",
        "Jeu vidéo",
        "Videospiel",
        "Videogioco",
        "Videojuego",
        "Jogo eletrônico",
        "Podcast Series",
        "Podcast-Folge",
        "Clip musical",
        "Musikvideo",
        "वीडियो गेम",
      ],
    ],
    [null, ["", "Hologram"]],
  ])("%s", (kind, types) => {
    expect(types.map((type) => [type, kindOfType(type)])).toEqual(types.map((type) => [type, kind]));
  });
});
