import { z } from "zod";
import { movieGenres, seriesGenres } from "#domain/genre.ts";
import type { MovieSummary } from "#domain/movie.ts";
import type { SeriesSummary } from "#domain/series.ts";
import type { ListKey } from "#server/store/store.ts";
import { storedMovieSummary } from "#server/upstream/movie-schemas.ts";
import { storedSeriesSummary } from "#server/upstream/series-schemas.ts";
import type { RowType } from "./stored-rows.ts";

export const movieListRow: RowType<MovieSummary[]> = { table: "answers", schema: z.array(storedMovieSummary) };
export const seriesListRow: RowType<SeriesSummary[]> = { table: "answers", schema: z.array(storedSeriesSummary) };

type ListKeys = Record<"trending" | "popular" | "topRated", ListKey> & { genre: (genreId: number) => ListKey };

export const movieListKeys = {
  trending: "movies:trending",
  popular: "movies:popular",
  topRated: "movies:top-rated",
  genre: (genreId: number): ListKey => `movies:genre:${genreId}`,
} as const satisfies ListKeys;

export const seriesListKeys = {
  trending: "series:trending",
  popular: "series:popular",
  topRated: "series:top-rated",
  genre: (genreId: number): ListKey => `series:genre:${genreId}`,
} as const satisfies ListKeys;

const allOf = ({ trending, popular, topRated, genre }: ListKeys, genres: readonly { id: number }[]): string[] => [
  trending,
  popular,
  topRated,
  ...genres.map(({ id }) => genre(id)),
];

/** Every list that the store may have. */
export const storedLists = { movies: allOf(movieListKeys, movieGenres), series: allOf(seriesListKeys, seriesGenres) } as const;
