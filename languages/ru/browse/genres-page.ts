import { inText } from "../text.ts";

export const genresPage = {
  heading: "Фильмы и сериалы по жанрам",
  genresLabel: "Жанры",
  /** Opens the wall again when one is chosen. */
  allGenres: "Все жанры",
  /** Stand beside names that films and series have almost in common. */
  medium: { movies: "фильмы", tv: "сериалы" },
  genreContent: (genre: string): string => `Жанр: ${inText(genre)}`,
  movies: "Фильмы",
  series: "Сериалы",
  moviesLabel: (genre: string): string => `${genre}: фильмы`,
  seriesLabel: (genre: string): string => `${genre}: сериалы`,
  noMovies: "Фильмов этого жанра не нашлось",
  noSeries: "Сериалов этого жанра не нашлось",
  emptyHint: "Загляни на другую вкладку или выбери другой жанр.",
};
