import { type Movie, type MovieSummary, releaseYear } from "#domain/movie.ts";
import { firstAirYear, type SeriesSummary } from "#domain/series.ts";
import { savedLimits } from "./saved-limits.ts";
import type { Entry } from "./section.ts";
import { isTitleKey, movieKey, seriesKey, type TitleKey } from "./title-key.ts";

/** What an entry holds of its title, so that a list opens without network. */
export type SavedTitle = {
  key: TitleKey;
  title: string;
  year: number | null;
  poster_path: string | null;
  genre_ids: number[];
  /** Minutes. */
  runtime: number | null;
  /** The provider's vote average. */
  rating: number | null;
};
export type SavedTitleEntry = SavedTitle & Entry;

/** A film's card or page. */
export type MovieToSave = Pick<MovieSummary, "id" | "title" | "release_date" | "poster_path" | "vote_average"> & Partial<Movie>;
/** A series' card or page. */
export type SeriesToSave = Pick<SeriesSummary, "id" | "name" | "first_air_date" | "poster_path" | "vote_average"> & Partial<SeriesSummary>;

export const savedMovie = (movie: MovieToSave): SavedTitle => ({
  key: movieKey(movie.id),
  title: movie.title,
  year: releaseYear(movie),
  poster_path: movie.poster_path,
  genre_ids: movie.genre_ids ?? [],
  runtime: movie.runtime ?? null,
  rating: movie.vote_average,
});

export const savedSeries = (series: SeriesToSave): SavedTitle => ({
  key: seriesKey(series.id),
  title: series.name,
  year: firstAirYear(series),
  poster_path: series.poster_path,
  genre_ids: series.genre_ids ?? [],
  runtime: null,
  rating: series.vote_average,
});

/** A path of the image host, and nothing that leads elsewhere. */
const posterPattern = /^\/(?!\/)[\w./-]{1,200}$/;
const numberWithin = (value: unknown, lowest: number, highest: number): number | null =>
  typeof value === "number" && value >= lowest && value <= highest ? value : null;
const isGenreId = (value: unknown): value is number => Number.isSafeInteger(value);

/** `null` without a key or a title. Each other malformed value is left out. */
export function parseSavedTitle(fields: Record<string, unknown>): SavedTitle | null {
  const { key, title, year, poster_path, genre_ids, runtime, rating } = fields;
  if (!isTitleKey(key) || typeof title !== "string") return null;
  return {
    key,
    title: title.slice(0, savedLimits.titleMaxChars),
    year: numberWithin(year, 1, 9999),
    poster_path: typeof poster_path === "string" && posterPattern.test(poster_path) && !poster_path.includes("..") ? poster_path : null,
    genre_ids: Array.isArray(genre_ids) ? genre_ids.filter(isGenreId).slice(0, savedLimits.genres) : [],
    runtime: numberWithin(runtime, 1, 100_000),
    rating: numberWithin(rating, 0, 10),
  };
}
