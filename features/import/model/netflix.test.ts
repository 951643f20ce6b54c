import { describe, expect, test } from "vitest";
import { dayTime, readOne } from "#tests/support/read-one-import.ts";
import { netflixSeries } from "./netflix-titles.ts";

const history = (...rows: string[]) =>
  readOne("NetflixViewingHistory.csv", `Title,Date\n${rows.map((row) => row.replace(/^(.*),([^,]*)$/, '"$1","$2"')).join("\n")}\n`);

test("films are seen, episodes are of their series", async () => {
  const { titles, file } = await history(
    "Metropolis,5/13/23",
    "Judex: Season 2: Episode 5,5/1/23",
    "Judex: Season 2: The Sparrow,5/2/23",
    "Dune: Part Two,5/3/23",
    ",5/2/23",
  );
  expect(titles).toEqual([
    { title: "Metropolis", kind: "movie", seenAt: dayTime("2023-05-13") },
    // What the second row names is known by its title alone.
    { title: "Judex", kind: "tv", startedAt: dayTime("2023-05-02"), episodes: [{ season: 2, episode: 5, at: dayTime("2023-05-01") }] },
    // A film, or a series: the look-up knows.
    { title: "Dune: Part Two", seenAt: dayTime("2023-05-03") },
  ]);
  expect(file).toMatchObject({ service: "netflix", rows: 5, read: 4, leftOut: { unnamed: 1 } });
});

describe("titles of episodes", () => {
  const in_ = (series: string, season: number | null, episode: number | null) => ({ series, season, episode });
  test.each([
    ["Judex: Season 1: Episode 4 (Episode 4)", in_("Judex", 1, 4)],
    ["Seinfeld: Season 4: The Bubble Boy (Episode 6)", in_("Seinfeld", 4, 6)],
    ["Outnumbered: Series 1: The City Farm", in_("Outnumbered", 1, null)],
    ["Judex: Limited Series: Episode 2", in_("Judex", 1, 2)],
    ["Judex: Collection: Threshold", in_("Judex", 1, null)],
    ["Lupin: Part 2: Chapter 6", in_("Lupin", null, null)],
    ["Money: Volume 1: The Plan", in_("Money", null, null)],
    ["Avatar: Book 1: The Boy", in_("Avatar", null, null)],
    ["Star Trek: Deep Space Nine: Season 3: Past Tense: Part 1", in_("Star Trek: Deep Space Nine", 3, null)],
    ["Strange: Strange 2: Chapter One: Mad", in_("Strange", 2, null)],
    ["The Game: The Challenge: The Game: The Challenge: Nowhere", in_("The Game: The Challenge", null, null)],
    ["Dark: Staffel 1: Folge 3", in_("Dark", 1, 3)],
    ["Lupin : Saison 1 : Épisode 3", in_("Lupin", 1, 3)],
    ["Élite: Temporada 2: Episodio 4", in_("Élite", 2, 4)],
    ["Gomorra: Stagione 3: Episodio 1", in_("Gomorra", 3, 1)],
    ["Undercover: Seizoen 1: Aflevering 2", in_("Undercover", 1, 2)],
    ["3%: Temporada 1: Episódio 8", in_("3%", 1, 8)],
    ["Bonus: Säsong 2: Avsnitt 1", in_("Bonus", 2, 1)],
    ["Wataha: Sezon 2: Odcinek 3", in_("Wataha", 2, 3)],
    ["Vihta: 1. sezóna: Epizoda 2", in_("Vihta", 1, 2)],
    ["Ház: 2. évad: Kezdet", in_("Ház", 2, null)],
    ["Метод: Сезон 2: Серия 3", in_("Метод", 2, 3)],
    ["킹덤: 시즌 2: 에피소드 3", in_("킹덤", 2, 3)],
    ["深夜食堂: シーズン1: エピソード 4", in_("深夜食堂", 1, 4)],
    ["王国: 第 2 季: 第 3 集", in_("王国", 2, 3)],
    ["Unorthodox: Miniserie: Teil 1", in_("Unorthodox", 1, null)],
    ["Judex: Minissérie: Episódio 1", in_("Judex", 1, 1)],
  ])("%s", (title, expected) => {
    expect(netflixSeries([title])(title)).toEqual(expected);
  });

  test.each([
    "Dune: Part Two",
    "Kill Bill: Vol. 2",
    "The Hunger Games: Mockingjay: Part 1",
    "Glass Onion: A Knives Out Mystery",
    "Ali Wong: Baby Cobra",
    "Mission: Impossible",
    "Season of the Witch",
    "Series 7: The Contenders",
    "Borat: Subsequent: Delivery",
  ])("%s is no episode", (title) => {
    expect(netflixSeries([title])(title)).toBeNull();
  });

  test("of a season with a name, if the file has two of its titles", () => {
    const titles = ["Slasher: The Executioner: Digging", "Slasher: The Executioner: Buried"];
    expect(netflixSeries(titles)(titles[0] ?? "")).toEqual(in_("Slasher", null, null));
  });
});

describe("dates and headers of other languages", () => {
  test.each([
    ["Titel,Datum", "01.05.23", "31.05.23", "2023-05-01"],
    ["Titre,Date", "01/05/2023", "31/05/2023", "2023-05-01"],
    ["Título,Fecha", "1/5/23", "31/5/23", "2023-05-01"],
    ["Titolo,Data", "01-05-23", "31-05-23", "2023-05-01"],
    ["제목,날짜", "23. 5. 1.", "23. 5. 31.", "2023-05-01"],
    ["タイトル,日付", "2023/05/01", "2023/05/31", "2023-05-01"],
  ])("%s: %s", async (header, date, other, day) => {
    expect((await readOne("a.csv", `${header}\nFaust,${date}\nMetropolis,${other}\n`)).titles[0]).toEqual({
      title: "Faust",
      kind: "movie",
      seenAt: dayTime(day),
    });
  });

  test("a date that may be two days is left out", async () => {
    expect((await history("Faust,3/4/23")).titles).toEqual([{ title: "Faust", kind: "movie", seenAt: 0 }]);
  });
});

test("the account's activity: trailers and what was tried for a moment are left out", async () => {
  const header = "Profile Name,Start Time,Duration,Attributes,Title,Supplemental Video Type,Device Type,Bookmark,Latest Bookmark,Country";
  const rows = [
    "A,2023-01-05 20:11:45,01:30:00,,Metropolis,,TV,01:30:00,Not latest view,DE",
    "A,2023-01-05 20:11:45,00:01:30,,Faust,,TV,00:01:30,00:01:30,DE",
    "A,2023-01-05 20:11:45,00:02:30,Autoplayed: user action: None;,Faust_hook,HOOK,TV,,,DE",
    'A,2023-01-06 20:11:45,00:45:00,,"Judex: Season 1: Birds (Episode 2)",,TV,00:45:00,00:45:00,DE',
  ];
  const read = await readOne("CONTENT_INTERACTION/ViewingActivity.csv", `${header}\n${rows.join("\n")}\n`);
  expect(read.titles).toEqual([
    { title: "Metropolis", kind: "movie", seenAt: dayTime("2023-01-05T20:11:45Z") },
    { title: "Judex", kind: "tv", episodes: [{ season: 1, episode: 2, at: dayTime("2023-01-06T20:11:45Z") }] },
  ]);
  expect(read.file).toMatchObject({ rows: 4, read: 2, leftOut: { unstarted: 1, trailer: 1 } });
});

test.each([" ", ": ", "a: ", "(", "第"])("a title of nothing but %j is read once", (piece) => {
  const title = `Faust${piece.repeat(300_000 / piece.length)}1`;
  expect(netflixSeries([title])(title)?.series ?? "Faust").toMatch(/^Faust/);
});
