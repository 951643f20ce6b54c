import { type Movie, type MovieSummary, releaseYear } from "#domain/movie.ts";
import { firstAirYear, type SeriesSummary } from "#domain/series.ts";
import { movieKey, seriesKey, type TitleKey } from "#domain/title-key.ts";
import type { Entry } from "./section.ts";

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
