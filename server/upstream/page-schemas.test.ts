import { describe, expect, test } from "vitest";
import { movieSummary } from "./movie-schemas.ts";
import { foundOf, matches, resultsOf } from "./page-schemas.ts";

const film = { id: 19, title: "Metropolis" };

describe("lists", () => {
  test("an item that cannot be used is left out, an adult one too, and each id is there once", () => {
    const results = [
      film,
      { id: "x", title: "y" },
      null,
      7,
      { ...film, id: 20, adult: true },
      { id: 21 },
      film,
      { id: 22, title: "Fine", adult: false, vote_average: {} },
    ];
    expect(
      resultsOf(movieSummary)
        .parse({ results })
        .map((item) => item.id),
    ).toEqual([19, 22]);
  });

  test.each([{}, { results: null }, { results: {} }, { results: "x" }])("%j is no list", (answer) => {
    expect(resultsOf(movieSummary).safeParse(answer).success).toBe(false);
    expect(foundOf(movieSummary).safeParse(answer).success).toBe(false);
  });

  test("a search counts no further than the provider answers", () => {
    expect(foundOf(movieSummary).parse({ page: 2, total_pages: 1213, total_results: 24_251, results: [film] })).toMatchObject({
      page: 2,
      total_pages: 500,
      total_results: 24_251,
    });
    expect(foundOf(movieSummary).parse({ results: [] })).toEqual({ page: 1, total_pages: 0, total_results: 0, results: [] });
  });

  test("what an IMDb id leads to", () => {
    expect(matches.parse({ movie_results: [film], tv_results: null })).toMatchObject({ movies: [{ id: 19 }], series: [], people: [] });
  });
});
