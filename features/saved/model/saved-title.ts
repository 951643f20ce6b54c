import { canonicalMoviePath, canonicalSeriesPath } from "#domain/addresses.ts";
import { defaultLanguage, type Language } from "#domain/languages.ts";
import { type Movie, type MovieSummary, releaseYear } from "#domain/movie.ts";
import { firstAirYear, type SeriesSummary } from "#domain/series.ts";
import { keyParts, movieKey, seriesKey, type TitleKey } from "#domain/title-key.ts";
import type { Entry } from "./section.ts";

/** What an entry holds of its title, so that a list opens without network. */
export type SavedTitle = {
  key: TitleKey;
  title: string;
  /** Of the title, unless it is English. */
  language?: string | undefined;
  year: number | null;
  poster_path: string | null;
  genre_ids: number[];
  /** Minutes. */
  runtime: number | null;
  /** The provider's vote average. */
  rating: number | null;
};
export type SavedTitleEntry = SavedTitle & Entry;

/** Of its page. */
export function savedTitlePath({ key, title }: Pick<SavedTitle, "key" | "title">): string {
  const { kind, id } = keyParts(key);
  return kind === "movie" ? canonicalMoviePath({ id, title }) : canonicalSeriesPath({ id, name: title });
}

/** A film's card or page. */
export type MovieToSave = Pick<MovieSummary, "id" | "title" | "release_date" | "poster_path" | "vote_average" | "textLanguages"> & Partial<Movie>;
/** A series' card or page. */
export type SeriesToSave = Pick<SeriesSummary, "id" | "name" | "first_air_date" | "poster_path" | "vote_average" | "textLanguages"> & Partial<SeriesSummary>;

/** Also where it is undefined: an entry that is written again must not keep another title's. */
const languageOf = (mark: string | undefined, page: Language = defaultLanguage): Pick<SavedTitle, "language"> => {
  const language = mark ?? page;
  return { language: language === defaultLanguage ? undefined : language };
};

/** `language`: of the page. */
export const savedMovie = (movie: MovieToSave, language?: Language): SavedTitle => ({
  key: movieKey(movie.id),
  title: movie.title,
  ...languageOf(movie.textLanguages?.title, language),
  year: releaseYear(movie),
  poster_path: movie.poster_path,
  genre_ids: movie.genre_ids ?? [],
  runtime: movie.runtime ?? null,
  rating: movie.vote_average,
});

export const savedSeries = (series: SeriesToSave, language?: Language): SavedTitle => ({
  key: seriesKey(series.id),
  title: series.name,
  ...languageOf(series.textLanguages?.name, language),
  year: firstAirYear(series),
  poster_path: series.poster_path,
  genre_ids: series.genre_ids ?? [],
  runtime: null,
  rating: series.vote_average,
});
