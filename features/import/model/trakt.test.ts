import { describe, expect, test } from "vitest";
import { readAll, readOne } from "#tests/support/read-one-import.ts";

const at = "2020-05-01T10:00:00.000Z";
const time = Date.parse(at);
const movie = { title: "Metropolis", year: 1927, ids: { trakt: 1, slug: "metropolis-1927", imdb: "tt0017136", tmdb: 19 } };
const show = { title: "Judex", year: 1963, ids: { trakt: 2, tmdb: 7 } };
const film = (id: number, title: string) => ({ title, year: 1927, ids: { tmdb: id } });
const metropolis = { title: "Metropolis", year: 1927, kind: "movie", tmdb: 19, imdb: "tt0017136", uri: "trakt:movie:1" };
const judex = { title: "Judex", year: 1963, kind: "tv", tmdb: 7, uri: "trakt:tv:2" };

test("history: films and episodes", async () => {
  const json = [
    { id: 1, watched_at: at, action: "watch", type: "movie", movie },
    { id: 2, watched_at: at, action: "watch", type: "episode", episode: { season: 2, number: 5, title: "x", ids: {} }, show },
  ];
  expect((await readOne("watched-history-1.json", json)).titles).toEqual([
    { ...metropolis, seenAt: time },
    { ...judex, episodes: [{ season: 2, episode: 5, at: time }] },
  ]);
});

describe("watched series", () => {
  test("are seen as far as the file names episodes", async () => {
    const seasons = [{ number: 1, episodes: [{ number: 1, plays: 2, last_watched_at: at }, { number: 2, plays: 1 }, { number: -1 }] }];
    expect((await readOne("watched-shows.json", [{ plays: 3, last_watched_at: at, show, seasons }])).titles).toEqual([
      {
        ...judex,
        episodes: [
          { season: 1, episode: 1, at: time },
          { season: 1, episode: 2, at: time },
        ],
      },
    ]);
  });

  test.each([[undefined], [[]], [[{ number: 1, episodes: [] }]]])("without them are only started: seasons %j", async (seasons) => {
    expect((await readOne("watched-shows-2.json", [{ plays: 3, last_watched_at: at, show, ...(seasons && { seasons }) }])).titles).toEqual([
      { ...judex, startedAt: time },
    ]);
  });

  test("have the episodes of the history beside", async () => {
    const read = await readAll([
      { name: "watched-history-1.json", content: [{ watched_at: at, type: "episode", episode: { season: 1, number: 3 }, show }] },
      { name: "watched-shows.json", content: [{ last_watched_at: at, show }] },
    ]);
    expect(read.titles).toEqual([{ ...judex, startedAt: time, episodes: [{ season: 1, episode: 3, at: time }] }]);
  });
});

describe("a file's role", () => {
  const hidden = { hidden_at: at, type: "show", show };
  test.each([
    ["hidden-progress_watched.json", [hidden], "hidden"],
    ["hidden-progress-watched-reset.json", [{ type: "show", show }], "hidden"],
    ["hidden-dropped.json", [{ type: "show", show }], "hidden"],
    ["dropped.json", [{ type: "show", show }], "hidden"],
    ["jane-watched-hidden.json", [hidden], "hidden"],
    ["recommendations_movies.json", [{ type: "movie", movie }], "recommended"],
    ["collection-movies-1.json", [{ collected_at: at, movie }], "collected"],
    ["likes-movies.json", [{ liked_at: at, type: "movie", movie }], "liked"],
    ["watched-watchlist-of-mine.json", [{ type: "movie", movie }], "empty"],
  ])("%s marks nothing as seen, and is named with its rows", async (name, json, reason) => {
    const read = await readOne(name, json);
    expect(read.titles).toEqual([]);
    expect(read.file).toMatchObject({ service: "trakt", rows: 1, read: 0, leftOut: { [reason]: 1 } });
  });

  test("fields decide where its name says nothing", async () => {
    expect((await readOne("all.json", [{ watched_at: at, movie }])).titles).toEqual([{ ...metropolis, seenAt: time }]);
    expect((await readOne("all.json", [{ rated_at: at, rating: 8, movie }])).titles).toEqual([{ ...metropolis, rating: 8, ratedAt: time }]);
    const one = { username: "x", watchlist: [{ listed_at: at, movie }], ratings: [{ rated_at: at, rating: 7, movie }], history: [{ watched_at: at, movie }] };
    expect((await readOne("all.json", one)).titles).toEqual([{ ...metropolis, savedAt: time, rating: 7, ratedAt: time, seenAt: time }]);
  });

  test.each(["user-profile.json", "network-followers.json", "lists-watchlist.json", "lists-lists.json", "hidden-calendar.json"])(
    "%s without titles is named",
    async (name) => {
      expect((await readOne(name, [])).file).toMatchObject({ service: null, fault: "noTitles" });
    },
  );
});

test("paused titles have their position", async () => {
  const json = [
    { progress: 25.5, paused_at: at, id: 1, type: "movie", movie: { ...movie, runtime: 150 } },
    { progress: 40, paused_at: at, id: 2, type: "episode", episode: { season: 2, number: 5 }, show },
    { progress: 97, paused_at: at, id: 3, type: "movie", movie },
    { progress: 0, paused_at: at, id: 4, type: "movie", movie },
  ];
  const read = await readOne("watched-playback.json", json);
  expect(read.titles).toEqual([
    { ...metropolis, paused: [{ season: null, episode: null, percent: 25.5, minutes: 150, at: time }] },
    { ...judex, paused: [{ season: 2, episode: 5, percent: 40, minutes: null, at: time }] },
  ]);
  expect(read.file).toMatchObject({ rows: 4, read: 2, leftOut: { finished: 1, unstarted: 1 } });
});

test("ratings of titles; those of seasons and episodes are counted", async () => {
  const json = [
    { rated_at: at, rating: 8, type: "movie", movie },
    { rated_at: at, rating: 8, type: "episode", episode: { season: 1, number: 1 }, show },
    { rated_at: at, rating: 8, type: "season", season: { number: 1 }, show },
    { rated_at: at, rating: 11, type: "movie", movie },
    null,
  ];
  const read = await readOne("ratings-all.json", json);
  expect(read.titles).toEqual([{ ...metropolis, rating: 8, ratedAt: time }]);
  expect(read.file).toMatchObject({ rows: 5, read: 1, leftOut: { part: 2, empty: 2 } });
});

test("notes and comments", async () => {
  const read = await readAll([
    { name: "notes-movies.json", content: [{ type: "movie", movie, note: { notes: "Mine" } }] },
    { name: "comments-movies.json", content: [{ type: "movie", movie, comment: { comment: "All's", created_at: at } }] },
    { name: "lists-watchlist.json", content: [{ rank: 1, listed_at: at, notes: "Soon", type: "show", show }] },
  ]);
  expect(read.titles).toEqual([
    { ...metropolis, note: "All's\n\nMine", ratedAt: time },
    { ...judex, savedAt: time, note: "Soon", ratedAt: time },
  ]);
});

describe("lists", () => {
  const item = (rank: number, id: number, title: string) => ({ rank, listed_at: at, type: "movie", movie: film(id, title) });

  test("are called as lists-lists.json says, in its order; the favorites are one", async () => {
    const read = await readAll([
      { name: "lists-favorites.json", content: [item(1, 1, "A")] },
      { name: "lists-list-12-a-best-of.json", content: [item(2, 1, "A"), item(1, 2, "B"), { rank: 3, type: "person", person: { name: "x" } }] },
      { name: "lists-list-34-silent.json", content: [item(1, 3, "C")] },
      { name: "lists-list-56-of-another-export.json", content: [item(1, 3, "C")] },
      {
        name: "lists-lists.json",
        content: [
          { name: "Silent!", ids: { trakt: 34, slug: "silent" } },
          { name: "A: Best Of", ids: { trakt: 12, slug: "a-best-of" } },
        ],
      },
    ]);
    expect(read.lists).toEqual(["Silent!", "A: Best Of", "Favorites", "of another export"]);
    expect(read.titles.map(({ title, lists }) => [title, lists?.map(({ name, position }) => `${name} ${position}`)])).toEqual([
      ["A", ["Favorites 1", "A: Best Of 2"]],
      ["B", ["A: Best Of 1"]],
      ["C", ["Silent! 1", "of another export 1"]],
    ]);
    expect(read.files[1]).toMatchObject({ rows: 3, read: 2, leftOut: { people: 1 } });
  });

  test("within one file, with their names", async () => {
    expect((await readOne("lists.json", [{ name: "Long ones", items: [item(1, 1, "A")] }])).titles[0]?.lists).toEqual([{ name: "Long ones", position: 1 }]);
  });
});

test("ids and numbers that make no sense are left out", async () => {
  const odd = (ids: unknown, more: object = {}) => ({ watched_at: at, movie: { title: "A", ids, ...more } });
  const facts = async (item: object) => (await readOne("history.json", [item])).titles.map(({ tmdb, imdb, year }) => [tmdb, imdb, year]);
  for (const item of [odd({ tmdb: 1e20 }), odd({ tmdb: -1, imdb: "nm0000001" }), odd(null), odd([]), odd({}, { year: 9e99 })]) {
    expect(await facts(item)).toEqual([[undefined, undefined, undefined]]);
  }
  expect(await facts(odd({ tmdb: "19" }))).toEqual([[19, undefined, undefined]]);
  expect((await readOne("history.json", [{ watched_at: at, movie: { title: 5, ids: {} } }])).file?.leftOut).toEqual({ unnamed: 1 });
  const polluting = '[{"watched_at":"2020-05-01","__proto__":{"movie":{"title":"B"}},"movie":{"title":"A","__proto__":{"x":1}}}]';
  expect((await readOne("history.json", polluting)).titles.map(({ title }) => title)).toEqual(["A"]);
  expect("x" in {}).toBe(false);
});

test("arrays within arrays, however deep", async () => {
  const item = JSON.stringify({ watched_at: at, movie });
  const deep = (levels: number): string => `${'[{"items":'.repeat(levels)}[${item}]${"}]".repeat(levels)}`;
  expect((await readOne("history.json", deep(2))).titles).toMatchObject([{ tmdb: 19 }]);
  expect((await readOne("all.json", deep(5000))).file).toMatchObject({ fault: "unknown" });
});

test.each(["[]", "{}", "[1]", '{"a":1}', '[{"x":{}}]', '{"watchlist":5}'])("%s is not Trakt's", async (json) => {
  expect((await readOne("a.json", json)).file).toMatchObject({ service: null, fault: "unknown" });
});
