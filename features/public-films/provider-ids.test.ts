import { expect, test, vi } from "vitest";
import type { VideoSubject } from "#domain/player.ts";
import { sampleMovieSummary, sampleSeriesSummary } from "#tests/support/sample-titles.ts";
import type { PublicFilm } from "./model/copies.ts";
import { noPublicFilms, type PublicFilms } from "./open-public-films.ts";
import { underProviderIds } from "./provider-ids.ts";

const filmOf = (title: string): PublicFilm => ({ title, year: 1914, basis: "", copies: [] });

/** Film 775 and the embedded catalog's films 900000101, which has no IMDb id, and 900000102; an episode of its series 900000501. */
const films: PublicFilms = {
  ...noPublicFilms,
  of: (subject) => (subject.kind === "movie" || subject.episode === 7 ? filmOf(`${subject.kind} ${subject.id}`) : null),
  movies: () => [775, 900000101, 900000102],
  series: () => [900000501],
  imdbIds: () => [
    { kind: "movie", id: 775, imdbId: "tt0000417" },
    { kind: "movie", id: 900000102, imdbId: "tt0004008" },
    { kind: "tv", id: 900000501, imdbId: "tt0006206" },
    { kind: "tv", id: 900000501, imdbId: "tt0006206" },
  ],
};
const film = (id: number): VideoSubject => ({ kind: "movie", id });
const episode = (id: number): VideoSubject => ({ kind: "tv", id, season: 1, episode: 7 });

test("titles of the embedded catalog alone are found by their IMDb id, each looked up once; others by their number", async () => {
  const imdbMatch = vi.fn(async (imdbId: string) =>
    imdbId === "tt0004008" ? ({ type: "movies", item: sampleMovieSummary(31) } as const) : ({ type: "tv", item: sampleSeriesSummary(51) } as const),
  );
  const matched = underProviderIds(films, imdbMatch);
  expect([matched.movies(), matched.series(), matched.of(film(31))?.title]).toEqual([[775], [], "movie 31"]);
  await matched.match();
  await matched.match();
  expect(imdbMatch.mock.calls).toEqual([
    ["tt0004008", { stored: true, priority: "refresh" }],
    ["tt0006206", { stored: true, priority: "refresh" }],
  ]);
  expect([matched.movies(), matched.series()]).toEqual([[775, 31], [51]]);
  expect([matched.of(film(31)), matched.of(episode(51)), matched.of(film(775))].map((one) => one?.title)).toEqual([
    "movie 900000102",
    "tv 900000501",
    "movie 775",
  ]);
  expect(matched.of({ kind: "tv", id: 51, season: 1, episode: 1 })).toBeNull();
});

test("a provider's title is never one by an embedded catalog's number, and a match of another type is none", async () => {
  const matched = underProviderIds(films, async () => ({ type: "tv", item: sampleSeriesSummary(900000102) }));
  await matched.match();
  expect([matched.of(film(900000101)), matched.of(film(900000102)), matched.movies()]).toEqual([null, null, [775]]);
});

test("what the provider failed to find is looked up by the next match", async () => {
  const imdbMatch = vi.fn(async () => null).mockRejectedValueOnce(new Error("down"));
  const matched = underProviderIds(films, imdbMatch);
  await expect(matched.match()).rejects.toThrow("down");
  await matched.match();
  expect([imdbMatch.mock.calls.length, matched.movies()]).toEqual([3, [775]]);
});
