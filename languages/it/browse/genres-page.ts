export const genresPage = {
  heading: "Sfoglia per genere",
  genresLabel: "Generi",
  /** Opens the wall again when one is chosen. */
  allGenres: "Tutti i generi",
  /** Stand beside names that films and series have almost in common. */
  medium: { movies: "film", tv: "serie" },
  genreContent: (genre: string): string => `Genere: ${genre}`,
  movies: "Film",
  series: "Serie TV",
  moviesLabel: (genre: string): string => `${genre}: film`,
  seriesLabel: (genre: string): string => `${genre}: serie TV`,
  noMovies: "Nessun film trovato in questo genere",
  noSeries: "Nessuna serie TV trovata in questo genere",
  emptyHint: "Prova l’altra scheda, o un altro genere.",
};
