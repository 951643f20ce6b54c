import { beforeEach, describe, expect, test, vi } from "vitest";
import { sampleApp } from "#tests/support/sample-app.ts";
import { failingCatalogue, sampleCatalogue } from "#tests/support/sample-catalog.ts";
import { CatalogueError } from "./catalog-error.ts";
import { httpCatalogue } from "./http-catalog.ts";

/** The browser's half of the promise over the server's half: no network between them, everything else as it is. */
function serve(catalogue = sampleCatalogue()) {
  const { app } = sampleApp({ catalogue });
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    asked.push(`${init?.method ?? "GET"} ${path}`);
    return app.request(path, init);
  });
  return asked;
}

beforeEach(() => void vi.spyOn(console, "warn").mockImplementation(() => undefined));

const questions: [name: string, ask: (catalogue: typeof httpCatalogue) => Promise<unknown>][] = [
  ["heroMovies", (catalogue) => catalogue.heroMovies()],
  ["trendingMovies", (catalogue) => catalogue.trendingMovies()],
  ["popularMovies", (catalogue) => catalogue.popularMovies()],
  ["topRatedMovies", (catalogue) => catalogue.topRatedMovies()],
  ["moviesByGenre", (catalogue) => catalogue.moviesByGenre(28)],
  ["movie", (catalogue) => catalogue.movie(19)],
  ["movieCredits", (catalogue) => catalogue.movieCredits(19)],
  ["similarMovies", (catalogue) => catalogue.similarMovies(19)],
  ["movieReviews", (catalogue) => catalogue.movieReviews(19)],
  ["trendingSeries", (catalogue) => catalogue.trendingSeries()],
  ["popularSeries", (catalogue) => catalogue.popularSeries()],
  ["topRatedSeries", (catalogue) => catalogue.topRatedSeries()],
  ["seriesByGenre", (catalogue) => catalogue.seriesByGenre(80)],
  ["series", (catalogue) => catalogue.series(7)],
  ["season", (catalogue) => catalogue.season(7, 2)],
  ["seriesCredits", (catalogue) => catalogue.seriesCredits(7)],
  ["similarSeries", (catalogue) => catalogue.similarSeries(7)],
  ["seriesReviews", (catalogue) => catalogue.seriesReviews(7)],
  ["searchMovies", (catalogue) => catalogue.searchMovies("the kid & more", 1)],
  ["searchSeries", (catalogue) => catalogue.searchSeries("judex", 1)],
  ["searchPeople", (catalogue) => catalogue.searchPeople("chaplin", 1)],
  ["person", (catalogue) => catalogue.person(5)],
  ["personMovieCredits", (catalogue) => catalogue.personMovieCredits(5)],
  ["personSeriesCredits", (catalogue) => catalogue.personSeriesCredits(5)],
];

describe("the browser's catalogue", () => {
  test.each(questions)("says what the server's says: %s", async (_, ask) => {
    serve();
    expect(await ask(httpCatalogue)).toEqual(await ask(sampleCatalogue()));
  });

  test("invokes section 7's functions for what they answer", async () => {
    const asked = serve();
    await Promise.all([httpCatalogue.movie(19), httpCatalogue.series(7), httpCatalogue.season(7, 1), httpCatalogue.seriesCredits(7)]);
    expect(asked).toEqual(["get-movie", "get-tv-series", "get-tv-season", "get-tv-credits"].map((name) => `POST /functions/v1/${name}`));
  });

  test("says null for what is absent, and no cast for an absent series", async () => {
    const nothing = async () => null;
    serve(sampleCatalogue({ movie: nothing, series: nothing, season: nothing, person: nothing }));
    expect([await httpCatalogue.movie(404), await httpCatalogue.series(404), await httpCatalogue.season(7, 99), await httpCatalogue.person(404)]).toEqual([
      null,
      null,
      null,
      null,
    ]);
    const noCredits = { cast: [], crew: [] };
    const credits = [httpCatalogue.seriesCredits(404), httpCatalogue.movieCredits(404), httpCatalogue.personMovieCredits(404)];
    expect(await Promise.all(credits)).toEqual([noCredits, noCredits, noCredits]);
    expect(await Promise.all([httpCatalogue.similarMovies(404), httpCatalogue.seriesReviews(404), httpCatalogue.knownFor(404)])).toEqual([[], [], []]);
  });

  test.each(questions)("rejects with the status where the provider fails: %s", async (_, ask) => {
    serve(failingCatalogue());
    await expect(ask(httpCatalogue)).rejects.toMatchObject({ status: 502 });
    await expect(ask(httpCatalogue)).rejects.toBeInstanceOf(CatalogueError);
  });

  test("rejects with status 0 where there is no answer", async () => {
    const cause = new TypeError("offline");
    vi.stubGlobal("fetch", () => Promise.reject(cause));
    await expect(httpCatalogue.popularMovies()).rejects.toMatchObject({ status: 0, cause });
  });
});
