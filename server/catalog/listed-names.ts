import type { TitleName } from "#domain/inventory.ts";
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

/** Titles and original titles. */
export const movieNames = (movies: readonly MovieSummary[]): TitleName[] =>
  movies.flatMap(({ id, title, original_title, popularity }) => distinct(title, original_title).map((name) => ({ type: "movies", id, name, popularity })));

export const seriesNames = (series: readonly SeriesSummary[]): TitleName[] =>
  series.flatMap(({ id, name, original_name, popularity }) => distinct(name, original_name).map((title) => ({ type: "tv", id, name: title, popularity })));

/** What a title is called in our other languages. */
export const translatedNames = (
  type: "movies" | "tv",
  { id, popularity }: { id: number; popularity: number },
  translations: Translations | null,
): TitleName[] => distinct(...Object.values(translations ?? {}).map((translation) => translation?.title ?? "")).map((name) => ({ type, id, name, popularity }));

/** The people that a title's page shows. Their popularity is not in it. */
export const peopleNames = (credits: Credits): TitleName[] =>
  [...credits.cast.slice(0, limits.detail.cast), ...directorsOf(credits)].map(({ id, name }) => ({ type: "people", id, name, popularity: 0 }));
