export const genresPage = {
  heading: "Browse by Genre",
  genresLabel: "Genres",
  /** Opens the wall again when one is chosen. */
  allGenres: "All genres",
  /** Stand beside names that films and series have almost in common. */
  medium: { movies: "films", tv: "series" },
  genreContent: (genre: string): string => `${genre} Content`,
  movies: "Movies",
  series: "TV Series",
  moviesLabel: (genre: string): string => `${genre}: movies`,
  seriesLabel: (genre: string): string => `${genre}: TV series`,
  noMovies: "No movies found in this genre",
  noSeries: "No TV series found in this genre",
  emptyHint: "Try the other tab, or another genre.",
};
