import type { TitleName } from "#domain/inventory.ts";
import { isEnglish, type Language, otherLanguages } from "#domain/languages.ts";
import { limits } from "#domain/limits.ts";
import type { MovieSummary } from "#domain/movie.ts";
import type { SeriesSummary } from "#domain/series.ts";
import { type Credits, directorsOf } from "#features/titles/model/credits.ts";
import type { StoredTitle } from "#server/store/store.ts";
import type { Translations } from "#server/upstream/translation-schemas.ts";

export const storedMovies = (movies: readonly MovieSummary[]): StoredTitle[] =>
  movies.map(({ id, title, popularity }) => ({ type: "movies", id, title, popularity }));

export const storedSeries = (series: readonly SeriesSummary[]): StoredTitle[] =>
  series.map(({ id, name, popularity }) => ({ type: "tv", id, title: name, popularity }));

const distinct = (...names: string[]): string[] => [...new Set(names)].filter(Boolean);

type Titled = { id: number; popularity: number };

/** `own`: in the language of a list, if it has it. */
const namesOf = (type: "movies" | "tv", { id, popularity }: Titled, names: string[], own: { name: string; language: Language } | null): TitleName[] =>
  distinct(...names).map((name) => ({ type, id, name, popularity, ...(own?.name === name && { language: own.language }) }));

const ownOf = (name: string, mark: string | undefined, language: Language | undefined) =>
  isEnglish(language) || mark !== undefined ? null : { name, language };

/** Titles and original titles, of a list in the language. */
export const movieNames = (movies: readonly MovieSummary[], language?: Language): TitleName[] =>
  movies.flatMap((movie) => namesOf("movies", movie, [movie.title, movie.original_title], ownOf(movie.title, movie.textLanguages?.title, language)));

export const seriesNames = (series: readonly SeriesSummary[], language?: Language): TitleName[] =>
  series.flatMap((one) => namesOf("tv", one, [one.name, one.original_name], ownOf(one.name, one.textLanguages?.name, language)));

/** What a title is called in our other languages. */
export const translatedNames = (type: "movies" | "tv", { id, popularity }: Titled, translations: Translations | null): TitleName[] =>
  otherLanguages.flatMap((language) => {
    const name = translations?.[language]?.title;
    return name ? [{ type, id, name, popularity, language }] : [];
  });

/** The people that a title's page shows. Their popularity is not in it. */
export const peopleNames = (credits: Credits): TitleName[] =>
  [...credits.cast.slice(0, limits.detail.cast), ...directorsOf(credits)].map(({ id, name }) => ({ type: "people", id, name, popularity: 0 }));
