export const heading = "Browse by Genre";
export const genresLabel = "Genres";
/** Opens the wall again when one is chosen. */
export const allGenres = "All genres";
/** Stand beside names that films and series have almost in common. */
export const medium = { movies: "films", tv: "series" } as const;

export const genreContent = (genre: string): string => `${genre} Content`;
export const movies = "Movies";
export const series = "TV Series";
export const moviesLabel = (genre: string): string => `${genre}: movies`;
export const seriesLabel = (genre: string): string => `${genre}: TV series`;

export const noMovies = "No movies found in this genre";
export const noSeries = "No TV series found in this genre";
export const emptyHint = "Try the other tab, or another genre.";
