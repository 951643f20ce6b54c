export const genresPage = {
  heading: "Parcourir par genre",
  genresLabel: "Genres",
  /** Opens the wall again when one is chosen. */
  allGenres: "Tous les genres",
  /** Stand beside names that films and series have almost in common. */
  medium: { movies: "films", tv: "séries" },
  genreContent: (genre: string): string => `Genre\u00a0: ${genre}`,
  movies: "Films",
  series: "Séries",
  moviesLabel: (genre: string): string => `${genre}\u00a0: films`,
  seriesLabel: (genre: string): string => `${genre}\u00a0: séries`,
  noMovies: "Aucun film trouvé dans ce genre",
  noSeries: "Aucune série trouvée dans ce genre",
  emptyHint: "Essaie l’autre onglet ou un autre genre.",
};
