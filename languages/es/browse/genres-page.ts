export const genresPage = {
  heading: "Explorar por género",
  genresLabel: "Géneros",
  /** Opens the wall again when one is chosen. */
  allGenres: "Todos los géneros",
  /** Stand beside names that films and series have almost in common. */
  medium: { movies: "películas", tv: "series" },
  genreContent: (genre: string): string => `Género: ${genre}`,
  movies: "Películas",
  series: "Series",
  moviesLabel: (genre: string): string => `${genre}: películas`,
  seriesLabel: (genre: string): string => `${genre}: series`,
  noMovies: "No hay películas de este género",
  noSeries: "No hay series de este género",
  emptyHint: "Prueba la otra pestaña u otro género.",
};
