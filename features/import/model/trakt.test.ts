import { expect, test } from "vitest";
import { readTrakt } from "./trakt.ts";

const now = Date.UTC(2026, 10, 23);
const at = "2020-05-01T10:00:00.000Z";
const time = Date.parse(at);
const movie = { title: "Metropolis", year: 1927, ids: { trakt: 1, slug: "metropolis-1927", imdb: "tt0017136", tmdb: 19 } };
const show = { title: "Judex", year: 1963, ids: { trakt: 2, tmdb: 7 } };
const read = (name: string, json: unknown) => readTrakt({ name }, json, now);
const facts = (name: string, json: unknown) => read(name, json)?.titles;

test("history: films, series and episodes", () => {
  const json = [
    { id: 1, watched_at: at, action: "watch", type: "movie", movie },
    { id: 2, watched_at: at, action: "watch", type: "episode", episode: { season: 2, number: 5, title: "x", ids: {} }, show },
    { id: 3, watched_at: at, action: "watch", type: "show", show },
  ];
  expect(facts("watched-history-1.json", json)).toMatchObject([
    { tmdb: 19, kind: "movie", imdb: "tt0017136", title: "Metropolis", year: 1927, seenAt: time },
    { tmdb: 7, kind: "tv", seenAt: null, episodes: [{ season: 2, episode: 5, at: time }] },
    { tmdb: 7, seenAt: time, episodes: [] },
  ]);
});

test("watched series with their seasons, ratings, the watchlist and own lists", () => {
  const seasons = [{ number: 1, episodes: [{ number: 1, plays: 2, last_watched_at: at }, { number: 2, plays: 1 }, { number: -1 }] }];
  expect(facts("watched-shows.json", [{ plays: 3, last_watched_at: at, show, seasons }])).toMatchObject([
    {
      episodes: [
        { season: 1, episode: 1, at: time },
        { season: 1, episode: 2, at: time },
      ],
      seenAt: null,
    },
  ]);
  const ratings = [
    { rated_at: at, rating: 8, type: "movie", movie },
    { rated_at: at, rating: 8, type: "episode", episode: { season: 1, number: 1 }, show },
    { rated_at: at, rating: 11, type: "movie", movie },
  ];
  expect(read("ratings-movies.json", ratings)).toMatchObject({ titles: [{ rating: 8, ratedAt: time, seenAt: null }], skipped: 2 });
  expect(facts("lists-watchlist.json", [{ rank: 1, listed_at: at, notes: "Soon", type: "movie", movie }])).toMatchObject([{ savedAt: time, note: "Soon" }]);
  const item = { rank: 1, listed_at: at, type: "show", show };
  expect(facts("lists-list-123-long-ones.json", [item])).toMatchObject([{ lists: ["long ones"], savedAt: null }]);
  expect(facts("lists.json", [{ name: "Long ones", items: [item] }])).toMatchObject([{ lists: ["Long ones"] }]);
  expect(facts("all.json", { username: "x", watchlist: [item], ratings: [ratings[0]], history: [{ watched_at: at, movie }] })).toMatchObject([
    ...[{ savedAt: time }, { rating: 8 }, { seenAt: time }],
  ]);
});

test("a collection says nothing that a device stores", () => {
  expect(read("collection-movies.json", [{ collected_at: at, movie }])).toMatchObject({ titles: [], skipped: 0 });
});

test("ids and numbers that make no sense are left out", () => {
  const odd = (ids: unknown, more: object = {}) => ({ watched_at: at, movie: { title: "A", ids, ...more } });
  const json = [
    odd({ tmdb: 1e20 }),
    odd({ tmdb: "19" }),
    odd({ tmdb: -1, imdb: "nm0000001" }),
    odd(null),
    odd([]),
    odd({}, { year: 9e99 }),
    { watched_at: at, movie: { title: 5, ids: {} } },
  ];
  expect(facts("history.json", json)?.map(({ tmdb, imdb, year }) => [tmdb, imdb, year])).toEqual([
    ...[
      [null, null, null],
      [19, null, null],
      [null, null, null],
      [null, null, null],
      [null, null, null],
      [null, null, null],
    ],
  ]);
  const polluting: unknown = JSON.parse('[{"watched_at":"2020-05-01","__proto__":{"movie":{"title":"B"}},"movie":{"title":"A","__proto__":{"x":1}}}]');
  expect(facts("history.json", polluting)?.map(({ title }) => title)).toEqual(["A"]);
  expect("x" in {}).toBe(false);
});

test("arrays within arrays, however deep", () => {
  const item = JSON.stringify({ watched_at: at, movie });
  const deep = (levels: number): unknown => JSON.parse(`${'[{"items":'.repeat(levels)}[${item}]${"}]".repeat(levels)}`);
  expect(read("history.json", deep(2))).toMatchObject({ titles: [{ tmdb: 19 }] });
  expect(read("history.json", deep(5000))).toBeNull();
});

test.each([null, 1, "x", [], {}, [1], { a: 1 }, [{ x: {} }], { watchlist: 5 }])("%j is not Trakt's", (json) => {
  expect(read("watchlist.json", json)).toBeNull();
});
