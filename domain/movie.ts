import type { Genre } from "./genre.ts";
import type { TextLanguages } from "./languages.ts";
import type { OwnFormat, PublicFilmSource } from "./own-film.ts";

/** A film in a list. Field names are the provider's; missing values are `null` or `""`. */
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
  textLanguages?: TextLanguages<"title" | "overview"> | undefined;
  /**
   * In other languages than English, of which the address is made if the title has no Latin letters. In lists only then, and where it is known; in a film's
   * details wherever it differs.
   */
  englishTitle?: string | undefined;
  /** Set if the film can be watched here: when its newest file was added, in seconds since 1970; 0 for what is not in the operator's library. */
  here?: number;
};

/** A film's details. `runtime` in minutes. */
export type Movie = MovieSummary & {
  textLanguages?: TextLanguages<"title" | "overview" | "tagline"> | undefined;
  /** Set if the film has neither title nor overview nor tagline in the answer's language: its page is canonical in English alone. */
  isUntranslated?: true;
  /** The poster in the film's own language, where that is another one and is known. */
  original_poster_path?: string;
  runtime: number | null;
  genres: Genre[];
  imdb_id: string | null;
  tagline: string;
  original_language: string;
  /** The name of `original_language` in the page's language, which the page's query adds. */
  language?: string | null;
  production_companies: { name: string }[];
  /** The certification in the operator's `DEFAULT_REGION`, e.g. "R". */
  certification: string | null;
  /** Whether the operator has supplied a video. Missing in placeholder data. */
  own_video?: boolean;
  own_format?: OwnFormat;
  /** What our player plays if the operator has supplied none; without it the sample reel. */
  public_film?: PublicFilmSource;
};

/** The year of a `YYYY-MM-DD` date, or `null` for a missing or malformed one. */
export function yearOf(date: string | null | undefined): number | null {
  const year = Number(/^(\d{4})(?:-|$)/.exec(date ?? "")?.[1] ?? Number.NaN);
  return Number.isNaN(year) || year === 0 ? null : year;
}

export const releaseYear = (movie: Pick<MovieSummary, "release_date">): number | null => yearOf(movie.release_date);

type Rated = { vote_average: number | null; vote_count: number };

/** "7.8": section 2's "vote average to one decimal if it is a number", including the 0 of a title without votes. */
export const ratingText = ({ vote_average }: Pick<Rated, "vote_average">): string | null =>
  vote_average === null || !Number.isFinite(vote_average) ? null : vote_average.toFixed(1);

/** Whether a rating of 0 only says that there are no votes yet. */
export const hasNoVotes = ({ vote_average, vote_count }: Rated): boolean => vote_average === 0 && vote_count === 0;

/** Like `ratingText`, but `null` without votes: for sentences and structured data. */
export const votedRatingText = (film: Rated): string | null => (hasNoVotes(film) ? null : ratingText(film));
