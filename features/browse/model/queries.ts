import type { MovieSummary } from "#domain/movie.ts";
import { listNotice } from "#domain/notices.ts";
import { plainQuery } from "#domain/query.ts";
import type { SeriesSummary } from "#domain/series.ts";

/** An item of the hero carousel: a trending film with the runtime in minutes from its details. */
export type HeroMovie = MovieSummary & { runtime: number | null };

export const browseQueries = {
  heroMovies: plainQuery<HeroMovie[]>("heroMovies", "/api/movies/hero", { failures: [listNotice("movies", "trending")], contains: { "": "movies" } }),
  /** What can be watched here, newest file first. Empty without a library. The row that shows it says itself when it fails. */
  moviesHere: plainQuery<MovieSummary[]>("moviesHere", "/api/movies/here", { failures: [], contains: { "": "movies" } }),
  seriesHere: plainQuery<SeriesSummary[]>("seriesHere", "/api/tv/here", { failures: [], contains: { "": "series" } }),
};
