import { describe, expect, test } from "vitest";
import { movieSummary } from "./movie-schemas.ts";
import { foundOf, matches, resultsOf } from "./page-schemas.ts";

const film = { id: 19, title: "Metropolis" };

describe("lists", () => {
  test("leave out items that do not parse, adult ones and repeated ids", () => {
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

  test.each([{}, { results: null }, { results: {} }, { results: "x" }])("%j is no list", (body) => {
    expect(resultsOf(movieSummary).safeParse(body).success).toBe(false);
    expect(foundOf(movieSummary).safeParse(body).success).toBe(false);
  });

  test("of a search have at most the pages that the provider serves", () => {
    expect(foundOf(movieSummary).parse({ page: 2, total_pages: 1213, total_results: 24_251, results: [film] })).toMatchObject({
      page: 2,
      total_pages: 500,
      total_results: 24_251,
    });
    expect(foundOf(movieSummary).parse({ results: [] })).toEqual({ page: 1, total_pages: 0, total_results: 0, results: [] });
  });

  test("of matches may be missing, but that of films", () => {
    expect(matches.parse({ movie_results: [film], tv_results: null })).toMatchObject({ movies: [{ id: 19 }], series: [], people: [] });
  });
});
