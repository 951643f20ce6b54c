import { describe, expect, test } from "vitest";
import { z } from "zod";
import { listOf, someOf, text } from "./fields.ts";
import { movieDetails, movieSummary } from "./movie-schemas.ts";
import { listPartOf, matchesIn } from "./page-schemas.ts";
import { personDetails, personSummary } from "./person-schemas.ts";
import { season } from "./season-schemas.ts";
import { seriesDetails } from "./series-schemas.ts";

test.each([
  ["listOf", listOf],
  ["someOf", someOf],
])("%s looks at no more items than it may", (_, list) => {
  let looked = 0;
  const item = z.unknown().refine(() => {
    looked += 1;
    return looked !== 2;
  });
  expect(list(item, 3).parse(Array(100_000).fill(7))).toEqual([7, 7]);
  expect(looked).toBe(3);
});

describe("a list of a hundred thousand items is cut", () => {
  /** Every list of the provider's, each item good enough for all of them. */
  const item = { id: 1, title: "x", name: "x", episode_number: 1, season_number: 1, iso_3166_1: "US" };
  const endless = Array.from({ length: 100_000 }, (_, index) => ({ ...item, id: index + 1 }));
  const part = { results: endless, cast: endless, crew: endless };
  const lists = {
    genre_ids: endless.map(({ id }) => id),
    genres: endless,
    production_companies: endless,
    networks: endless,
    seasons: endless,
    created_by: endless,
  };
  const results = { movie_results: endless, tv_results: endless, person_results: endless };
  const parts = { credits: part, similar: part, reviews: { results: endless.map(({ id }) => ({ id: String(id) })) }, movie_credits: part, tv_credits: part };
  const body = { ...item, ...lists, ...results, ...parts, results: endless, episodes: endless, known_for: endless };

  const longestIn = (value: unknown): number =>
    typeof value !== "object" || value === null ? 0 : Math.max(Array.isArray(value) ? value.length : 0, ...Object.values(value).map(longestIn));

  test.each([
    ["a film", movieDetails, 5000],
    ["a series", seriesDetails, 5000],
    ["a season", season, 5000],
    ["a person", personDetails, 1500],
    ["a person of a list", personSummary, 50],
    ["a list", listPartOf(movieSummary), 100],
    ["matches", matchesIn(undefined), 100],
  ])("in %s", (_, schema, most) => {
    expect(longestIn(schema.parse(body))).toBe(most);
  });

  test("and facts to fifty", () => {
    const { movie } = movieDetails.parse(body);
    expect([movie.genres.length, movie.genre_ids.length, movie.production_companies.length]).toEqual([50, 50, 50]);
    const { series } = seriesDetails.parse(body);
    expect([series.genres.length, series.networks.length, series.created_by.length, series.seasons.length]).toEqual([50, 50, 50, 500]);
    expect(listPartOf(movieSummary).parse({ results: [body] }).items[0]?.genre_ids).toHaveLength(50);
  });
});

test("a text may have a hundred thousand characters; half a character is replaced, a whole one is not", () => {
  expect([text.parse("x".repeat(100_000)).length, text.parse("x".repeat(100_001))]).toEqual([100_000, ""]);
  expect(text.parse("a \ud83d b \ud83d\ude00")).toBe("a \ufffd b \u{1f600}");
});
