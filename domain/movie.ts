import type { Genre } from "./genre.ts";

/** A film as lists know it. Field names are the provider's; `null` or `""` where it says nothing. */
export type MovieSummary = {
  id: number;
  title: string;
  original_title: string;
  overview: string;
  release_date: string;
  vote_average: number | null;
  vote_count: number;
  popularity: number;
  poster_path: string | null;
  backdrop_path: string | null;
  genre_ids: number[];
};

/** A film as its own page knows it. `runtime` in minutes. */
export type Movie = MovieSummary & {
  runtime: number | null;
  genres: Genre[];
  imdb_id: string | null;
  tagline: string;
  original_language: string;
  production_companies: { name: string }[];
  /** The provider's certification for the United States, e.g. "R"; `null` where it gives none. */
  certification: string | null;
};

/** The year of a `YYYY-MM-DD` date, or `null` for a missing or malformed one. */
export function yearOf(date: string | null | undefined): number | null {
  const year = Number(/^(\d{4})(?:-|$)/.exec(date ?? "")?.[1] ?? Number.NaN);
  return Number.isNaN(year) || year === 0 ? null : year;
}

export const releaseYear = (movie: Pick<MovieSummary, "release_date">): number | null => yearOf(movie.release_date);

type Rated = { vote_average: number | null; vote_count: number };

/** "7.8": section 2's "vote average to one decimal if it is a number", be it the 0 of a title that nobody has rated yet. */
export const ratingText = ({ vote_average }: Pick<Rated, "vote_average">): string | null =>
  vote_average === null || !Number.isFinite(vote_average) ? null : vote_average.toFixed(1);

/** The same for our own sentences and for search engines, which are told nothing of a rating that nobody gave. */
export const votedRatingText = (film: Rated): string | null => (film.vote_average === 0 && film.vote_count === 0 ? null : ratingText(film));
