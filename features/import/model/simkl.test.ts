import { describe, expect, test } from "vitest";
import { dayTime, readOne } from "#tests/support/read-one-import.ts";

const header = "SIMKL_ID,Title,Type,Year,Watchlist,LastEpWatched,WatchedDate,Rating,Memo,TVDB,TMDB,IMDB";
const csv = (...rows: string[]) => readOne("SimklBackup.csv", `${header}\n${rows.join("\n")}\n`);
const at = dayTime("2023-12-18T21:50:41Z");

describe("CSV", () => {
  test("ids are ids, ratings are out of ten, and each status is its own", async () => {
    const read = await csv(
      "1,Metropolis,movie,1927,completed,,18-12-2023 21:50:41,9,Great,,19,tt0017136",
      "2,Faust,movie,1926,plantowatch,,18-12-2023 21:50:41,,,,10728,",
      "3,Judex,tv,1963,watching,s2e5,18-12-2023 21:50:41,7,,,7,",
      "4,Fantomas,tv show,1913,hold,,18-12-2023 21:50:41,,,,8,",
      "5,Les Vampires,tv,1915,completed,S01E10,18-12-2023 21:50:41,,,,9,",
      "6,Dropped,tv,1913,dropped,S01E01,,3,,,10,",
      "7,,movie,1913,completed,,,,,,,",
    );
    expect(read.titles).toEqual([
      { title: "Metropolis", year: 1927, kind: "movie", tmdb: 19, imdb: "tt0017136", uri: "simkl:1", seenAt: at, rating: 9, ratedAt: at, note: "Great" },
      { title: "Faust", year: 1926, kind: "movie", tmdb: 10728, uri: "simkl:2", savedAt: at, ratedAt: at },
      { title: "Judex", year: 1963, kind: "tv", tmdb: 7, uri: "simkl:3", episodes: [{ season: 2, episode: 5, at }], rating: 7, ratedAt: at },
      { title: "Fantomas", year: 1913, kind: "tv", tmdb: 8, uri: "simkl:4", startedAt: at, ratedAt: at },
      { title: "Les Vampires", year: 1915, kind: "tv", tmdb: 9, uri: "simkl:5", seenAt: at, episodes: [{ season: 1, episode: 10, at }], ratedAt: at },
    ]);
    expect(read.file).toMatchObject({ service: "simkl", rows: 7, read: 5, leftOut: { dropped: 1, unnamed: 1 } });
  });

  test("the columns of its import format, and American dates", async () => {
    const text =
      "simkl_id,TVDB_ID,TMDB,IMDB_ID,MAL_ID,Type,Title,Year,LastEpWatched,Watchlist,WatchedDate,Rating,Memo\n,,,tt0017136,,movie,Metropolis,1927,,completed,8/20/2015,6,\n,,,,5,anime,Akira,1988,,plan to watch,8/21/2015,,\n";
    expect((await readOne("simkl.csv", text)).titles).toEqual([
      { title: "Metropolis", year: 1927, kind: "movie", imdb: "tt0017136", seenAt: dayTime("2015-08-20"), rating: 6, ratedAt: dayTime("2015-08-20") },
      // An anime may be a film.
      { title: "Akira", year: 1988, savedAt: dayTime("2015-08-21"), ratedAt: dayTime("2015-08-21") },
    ]);
  });
});

test("JSON: films, series with their episodes, anime", async () => {
  const json = {
    movies: [
      {
        status: "completed",
        last_watched_at: "2020-05-01T10:00:00Z",
        user_rating: 8,
        user_rated_at: "2020-05-02T10:00:00Z",
        movie: { title: "Metropolis", year: 1927, ids: { simkl: 1, tmdb: "19", imdb: "tt0017136" } },
      },
      {
        status: "plantowatch",
        added_to_watchlist_at: "2020-05-01T10:00:00Z",
        last_watched_at: null,
        movie: { title: "Faust", year: 1926, ids: { simkl: 2, tmdb: "10728" } },
      },
      { status: "dropped", movie: { title: "No", year: 1926, ids: { simkl: 3 } } },
    ],
    shows: [
      {
        status: "watching",
        last_watched_at: "2020-05-01T10:00:00Z",
        last_watched: "S01E02",
        show: { title: "Judex", year: 1963, ids: { simkl: 4, tmdb: "7" } },
        seasons: [{ number: 1, episodes: [{ number: 1, watched_at: "2019-05-01T10:00:00Z" }, { number: 2 }] }],
      },
      {
        status: "watching",
        last_watched_at: "2020-05-01T10:00:00Z",
        last_watched: "S03E04",
        memo: { text: "Odd" },
        show: { title: "Fantomas", year: 1913, ids: { simkl: 5 } },
      },
    ],
    anime: [
      {
        status: "completed",
        anime_type: "movie",
        last_watched_at: "2020-05-01T10:00:00Z",
        show: { title: "Akira", year: 1988, ids: { simkl: 6, tmdb: "149" } },
      },
    ],
  };
  const seen = dayTime("2020-05-01T10:00:00Z");
  const read = await readOne("SimklBackup.json", json);
  expect(read.titles).toEqual([
    {
      title: "Metropolis",
      year: 1927,
      kind: "movie",
      tmdb: 19,
      imdb: "tt0017136",
      uri: "simkl:1",
      seenAt: seen,
      rating: 8,
      ratedAt: dayTime("2020-05-02T10:00:00Z"),
    },
    { title: "Faust", year: 1926, kind: "movie", tmdb: 10728, uri: "simkl:2", savedAt: seen },
    {
      ...{ title: "Judex", year: 1963, kind: "tv", tmdb: 7, uri: "simkl:4" },
      episodes: [
        { season: 1, episode: 1, at: dayTime("2019-05-01T10:00:00Z") },
        { season: 1, episode: 2, at: seen },
      ],
    },
    { title: "Fantomas", year: 1913, kind: "tv", uri: "simkl:5", note: "Odd", episodes: [{ season: 3, episode: 4, at: seen }] },
    { title: "Akira", year: 1988, kind: "movie", tmdb: 149, uri: "simkl:6", seenAt: seen },
  ]);
  expect(read.file).toMatchObject({ service: "simkl", rows: 6, read: 5, leftOut: { dropped: 1 } });
});
