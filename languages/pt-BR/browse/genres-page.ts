export const genresPage = {
  heading: "Explorar por gênero",
  genresLabel: "Gêneros",
  /** Opens the wall again when one is chosen. */
  allGenres: "Todos os gêneros",
  /** Stand beside names that films and series have almost in common. */
  medium: { movies: "filmes", tv: "séries" },
  genreContent: (genre: string): string => `Gênero: ${genre}`,
  movies: "Filmes",
  series: "Séries",
  moviesLabel: (genre: string): string => `${genre}: filmes`,
  seriesLabel: (genre: string): string => `${genre}: séries`,
  noMovies: "Nenhum filme encontrado neste gênero",
  noSeries: "Nenhuma série encontrada neste gênero",
  emptyHint: "Tente a outra aba ou outro gênero.",
};
