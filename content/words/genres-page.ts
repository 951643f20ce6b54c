export const heading = "Browse by Genre";
export const genresLabel = "Genres";

export const genreContent = (genre: string): string => `${genre} Content`;
export const movies = "Movies";
export const series = "TV Series";
export const moviesLabel = (genre: string): string => `${genre}: movies`;
export const seriesLabel = (genre: string): string => `${genre}: TV series`;

export const noMovies = "No movies found in this genre";
export const noSeries = "No TV series found in this genre";
export const emptyHint = "Try the other tab, or another genre.";
