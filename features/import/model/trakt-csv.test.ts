import { expect, test } from "vitest";
import { dayTime, readOne } from "#tests/support/read-one-import.ts";

const more = "trakt_id,imdb_id,tmdb_id,tvdb_id,url,released,season_number,episode_number,episode_title,episode_trakt_id,episode_tmdb_id,genres";
const faust = { title: "Faust", year: 1926, kind: "movie", tmdb: 10728, imdb: "tt0016847", uri: "trakt:movie:5" };
const at = dayTime("2018-08-24T13:48:52Z");

test("ratings are out of ten, and the film database's ids are ids", async () => {
  const text = [
    `rated_at,type,title,year,trakt_rating,${more},rating`,
    '2018-08-24T13:48:52Z,movie,Faust,1926,8.34,5,tt0016847,10728,,https://trakt.tv/x,1926-10-14,,,,,,"drama,horror",9',
    "2018-08-24T13:48:52Z,episode,Judex,1963,8.1,4,tt0057207,7,,https://trakt.tv/y,1963-12-04,7,7,Danger,25,22,drama,9",
    "2018-08-24T13:48:52Z,season,Judex,1963,8.1,4,tt0057207,7,,https://trakt.tv/y,1963-12-04,7,,,,,drama,9",
  ].join("\n");
  const read = await readOne("ratings.csv", text);
  expect(read.titles).toEqual([{ ...faust, rating: 9, ratedAt: at }]);
  expect(read.file).toMatchObject({ service: "trakt", rows: 3, read: 1, leftOut: { part: 2 } });
});

test("history: films and episodes", async () => {
  const text = [
    `watched_at,type,title,year,${more}`,
    "2018-08-24T13:48:52Z,movie,Faust,1926,5,tt0016847,10728,,,,,,,,,",
    "2018-08-24T13:48:52Z,episode,Judex,1963,4,,7,,,,2,5,x,,,",
  ].join("\n");
  expect((await readOne("history.csv", text)).titles).toEqual([
    { ...faust, seenAt: at },
    { title: "Judex", year: 1963, kind: "tv", tmdb: 7, uri: "trakt:tv:4", episodes: [{ season: 2, episode: 5, at }] },
  ]);
});

const listed = `rank,listed_at,type,title,year,${more}\n2,2018-08-24T13:48:52Z,movie,Faust,1926,5,tt0016847,10728,,,,,,,,,\n`;

test.each([
  ["watchlist.csv", { savedAt: at }],
  ["silent-films.csv", { lists: [{ name: "silent films", position: 2 }] }],
  ["favorites.csv", { lists: [{ name: "Favorites", position: 2 }] }],
])("what is listed in %s", async (name, expected) => {
  expect((await readOne(name, listed)).titles).toEqual([{ ...faust, ...expected }]);
});

test("a collection is left out", async () => {
  const text = `collected_at,type,title,year,${more},media_type,resolution,3d,hdr,audio,audio_channels\n2018-08-24T13:48:52Z,movie,Faust,1926,5,tt0016847,10728,,,,,,,,,,bluray,hd,,,,\n`;
  expect((await readOne("collection.csv", text)).file).toMatchObject({ service: "trakt", read: 0, leftOut: { collected: 1 } });
});
