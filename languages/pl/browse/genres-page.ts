export const genresPage = {
  heading: "Przeglądaj gatunki",
  genresLabel: "Gatunki",
  /** Opens the wall again when one is chosen. */
  allGenres: "Wszystkie gatunki",
  /** Stand beside names that films and series have almost in common. */
  medium: { movies: "filmy", tv: "seriale" },
  genreContent: (genre: string): string => `Gatunek: ${genre}`,
  movies: "Filmy",
  series: "Seriale",
  moviesLabel: (genre: string): string => `${genre}: filmy`,
  seriesLabel: (genre: string): string => `${genre}: seriale`,
  noMovies: "Nie znaleziono filmów z tego gatunku",
  noSeries: "Nie znaleziono seriali z tego gatunku",
  emptyHint: "Wypróbuj drugą kartę albo inny gatunek.",
};
