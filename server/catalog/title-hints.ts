import type { MovieSummary } from "#domain/movie.ts";
import type { SeriesSummary } from "#domain/series.ts";
import type { TitleHint } from "#domain/title-hint.ts";

/** What "Did you mean" remembers of films. */
export const movieHints = (movies: readonly MovieSummary[]): TitleHint[] =>
  movies.map(({ id, title, release_date, poster_path, popularity }) => ({ type: "movies", id, title, date: release_date, poster_path, popularity }));

/** The same of series. */
export const seriesHints = (series: readonly SeriesSummary[]): TitleHint[] =>
  series.map(({ id, name, first_air_date, poster_path, popularity }) => ({ type: "tv", id, title: name, date: first_air_date, poster_path, popularity }));
