import { movieGenres, seriesGenres } from "#domain/genre.ts";

/** Under which keys the store's `answers` hold lists of films. */
export const movieListKeys = {
  trending: "movies:trending",
  popular: "movies:popular",
  topRated: "movies:top-rated",
  genre: (genreId: number): string => `movies:genre:${genreId}`,
} as const;

/** The same of series. */
export const seriesListKeys = {
  trending: "series:trending",
  popular: "series:popular",
  topRated: "series:top-rated",
  genre: (genreId: number): string => `series:genre:${genreId}`,
} as const;

type Keys = typeof movieListKeys | typeof seriesListKeys;

const allOf = ({ trending, popular, topRated, genre }: Keys, genres: readonly { id: number }[]): string[] => [
  trending,
  popular,
  topRated,
  ...genres.map(({ id }) => genre(id)),
];

/** Every list that the store may hold. */
export const storedLists = { movies: allOf(movieListKeys, movieGenres), series: allOf(seriesListKeys, seriesGenres) } as const;
