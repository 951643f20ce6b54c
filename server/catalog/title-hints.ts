import { z } from "zod";
import type { MovieSummary } from "#domain/movie.ts";
import type { SeriesSummary } from "#domain/series.ts";
import type { TitleHint } from "#domain/title-hint.ts";
import { id, stored } from "#server/upstream/fields.ts";

/** What the store keeps of films for "Did you mean". */
export const movieHints = (movies: readonly MovieSummary[]): TitleHint[] =>
  movies.map(({ id, title, release_date, poster_path, popularity }) => ({ type: "movies", id, title, date: release_date, poster_path, popularity }));

export const seriesHints = (series: readonly SeriesSummary[]): TitleHint[] =>
  series.map(({ id, name, first_air_date, poster_path, popularity }) => ({ type: "tv", id, title: name, date: first_air_date, poster_path, popularity }));

export const storedTitleHint: z.ZodType<TitleHint> = z.object({
  type: z.enum(["movies", "tv"]),
  id,
  title: z.string(),
  date: z.string(),
  poster_path: stored.imagePath,
  popularity: stored.count,
});
