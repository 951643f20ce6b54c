import { describe, expect, test, vi } from "vitest";
import type { VideoSubject } from "#domain/player.ts";
import type { LibraryTitles } from "#features/media/media-feature.ts";
import { emptyMedia } from "#features/media/no-media.ts";
import type { PublicFilm } from "#features/public-films/model/copies.ts";
import { noPublicFilms } from "#features/public-films/open-public-films.ts";
import { openOwnVideos } from "./own-videos.ts";

const media = [
  { movie: 20, url: "https://media.example/20.mp4", type: "video/mp4", captions: [] },
  { tv: 8, season: 1, episode: 2, url: "https://media.example/8.mp4", type: "video/mp4", captions: [] },
];
const episode: VideoSubject = { kind: "tv", id: 7, season: 1, episode: 2 };
const film: VideoSubject = { kind: "movie", id: 19 };

function library(files: { subjects: VideoSubject[]; addedMs: number }[]) {
  const isOf = (subject: VideoSubject) => (one: VideoSubject) => JSON.stringify(one) === JSON.stringify(subject);
  const idsOf = (kind: VideoSubject["kind"]) => files.flatMap(({ subjects }) => subjects.flatMap((one) => (one.kind === kind ? one.id : [])));
  const titles: LibraryTitles = {
    has: (subject) => files.some(({ subjects }) => subjects.some(isOf(subject))),
    lastEpisode: () => null,
    movies: () => idsOf("movie"),
    series: () => idsOf("tv"),
    addedMs: (kind, id) => files.findLast(({ subjects }) => subjects.some((one) => one.kind === kind && one.id === id))?.addedMs,
  };
  return { titles, files };
}

test("without a library the player has the operator's films, and no title is marked", () => {
  const own = openOwnVideos({ media, library: emptyMedia, publicFilms: noPublicFilms });
  expect([own.owns({ kind: "movie", id: 20 }), own.owns(film)]).toEqual([true, false]);
  expect([own.addedAt("movie", 20), own.addedAt("tv", 8)]).toEqual([undefined, undefined]);
});

test("a title is marked with the time of its newest file, and those of players.json are here as well", () => {
  const { titles, files } = library([
    { subjects: [film], addedMs: 5_000_000 },
    { subjects: [film], addedMs: 9_000_999 },
    { subjects: [episode], addedMs: 1_000_000 },
  ]);
  const own = openOwnVideos({ media, library: { ...emptyMedia, titles }, publicFilms: noPublicFilms });
  expect([own.addedAt("movie", 19), own.addedAt("tv", 7), own.addedAt("movie", 20), own.addedAt("tv", 19)]).toEqual([9000, 1000, 0, undefined]);
  expect([own.ids.movies(), own.ids.series()]).toEqual([
    [19, 20],
    [7, 8],
  ]);
  files.splice(0, 2);
  expect([own.owns(film), own.addedAt("movie", 19)]).toEqual([false, undefined]);
});

test("a film of players.json is not looked up in the library", () => {
  const ownFilm = vi.fn(() => null);
  const own = openOwnVideos({ media, library: { ...emptyMedia, ownFilm }, publicFilms: noPublicFilms });
  expect([own.formatOf({ kind: "movie", id: 20 }), ownFilm.mock.calls.length]).toEqual([undefined, 0]);
});

describe("public films", () => {
  const copy = { hostName: "Wikimedia Commons", licence: "Public domain", attribution: null, page: "https://commons.wikimedia.org/wiki/File:A.webm" };
  const offered = { ...copy, host: "commons" as const, files: [{ url: "https://upload.wikimedia.org/a", type: "video/webm", height: 480, bytes: null }] };
  const metropolis: PublicFilm = { title: "Metropolis", year: 1927, basis: "By age", copies: [{ ...offered, length: { min: 0, max: 9 } }] };
  const publicFilms = {
    ...noPublicFilms,
    of: (subject: VideoSubject) => (subject.id === 19 || subject.id === 9 ? metropolis : null),
    movies: () => [19],
    series: () => [9],
    origins: ["https://upload.wikimedia.org"],
  };

  test("are here without a library, as what players.json names then is", () => {
    const own = openOwnVideos({ media, library: emptyMedia, publicFilms });
    expect([own.addedAt("movie", 19), own.addedAt("tv", 9), own.addedAt("movie", 20), own.addedAt("tv", 19)]).toEqual([0, 0, 0, undefined]);
    expect([own.ids.movies(), own.ids.series()]).toEqual([
      [20, 19],
      [8, 9],
    ]);
  });

  test("say of their copies what visitors read, without the files' addresses", () => {
    const own = openOwnVideos({ media, library: emptyMedia, publicFilms });
    expect([own.owns(film), own.publicFilm(film), own.publicFilm({ kind: "movie", id: 20 })]).toEqual([
      false,
      { title: "Metropolis (1927)", basis: "By age", copies: [copy] },
      null,
    ]);
  });

  test("of which the library has a file are as new as it", () => {
    const { titles } = library([{ subjects: [film], addedMs: 5_000_000 }]);
    const own = openOwnVideos({ media: [], library: { ...emptyMedia, titles }, publicFilms });
    expect([own.addedAt("movie", 19), own.ids.movies()]).toEqual([5000, [19]]);
  });
});
