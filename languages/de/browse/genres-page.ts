export const genresPage = {
  heading: "Nach Genre stöbern",
  genresLabel: "Genres",
  /** Opens the wall again when one is chosen. */
  allGenres: "Alle Genres",
  /** Stand beside names that films and series have almost in common. */
  medium: { movies: "Filme", tv: "Serien" },
  genreContent: (genre: string): string => `Genre: ${genre}`,
  movies: "Filme",
  series: "Serien",
  moviesLabel: (genre: string): string => `${genre}: Filme`,
  seriesLabel: (genre: string): string => `${genre}: Serien`,
  noMovies: "Keine Filme in diesem Genre gefunden",
  noSeries: "Keine Serien in diesem Genre gefunden",
  emptyHint: "Probiere den anderen Reiter oder ein anderes Genre.",
};
