import { describe, expect, test } from "vitest";
import { movieSummary } from "./movie-schemas.ts";
import { listPartOf, matchesIn, pageOf } from "./page-schemas.ts";

const film = { id: 19, title: "Metropolis" };

describe("lists", () => {
  test("leave out items that do not parse, adult ones and repeated ids", () => {
    const results = [
      film,
      { id: "x", title: "y" },
      null,
      7,
      { ...film, id: 20, adult: true },
      { ...film, id: 23, adult: false, softcore: true },
      { id: 21 },
      film,
      { id: 22, title: "Fine", adult: false, softcore: false, vote_average: {} },
    ];
    expect(
      listPartOf(movieSummary)
        .parse({ results })
        .items.map((item) => item.id),
    ).toEqual([19, 22]);
  });

  test.each([{}, { results: null }, { results: {} }, { results: "x" }])("%j is no list", (body) => {
    expect(listPartOf(movieSummary).safeParse(body).success).toBe(false);
  });

  test.each([
    ["of its own", { total_pages: 1213, total_results: 24_251 }, { totalPages: 500, totalResults: 24_251 }],
    ["no", {}, { totalPages: 3, totalResults: 1 }],
    ["impossible", { total_pages: -1, total_results: "many" }, { totalPages: 3, totalResults: 1 }],
    ["too small", { total_pages: 1, total_results: 0 }, { totalPages: 3, totalResults: 1 }],
  ])("with %s counts: the page exists, and the provider stops at 500", (_, counts, expected) => {
    expect(pageOf(3, listPartOf(movieSummary).parse({ page: 9, results: [film], ...counts }))).toMatchObject({ page: 3, ...expected });
  });

  test("without titles end before the page", () => {
    expect(pageOf(3, listPartOf(movieSummary).parse({ results: [] }))).toEqual({ items: [], page: 3, totalPages: 0, totalResults: 0 });
  });

  test("of matches may be missing, but that of films", () => {
    expect(matchesIn(undefined).parse({ movie_results: [film], tv_results: null })).toMatchObject({ movies: [{ id: 19 }], series: [], people: [] });
  });
});
