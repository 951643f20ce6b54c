export const genresPage = {
  heading: "ジャンルから探す",
  genresLabel: "ジャンル",
  /** Opens the wall again when one is chosen. */
  allGenres: "すべてのジャンル",
  /** Stand beside names that films and series have almost in common. */
  medium: { movies: "映画", tv: "シリーズ" },
  genreContent: (genre: string): string => `${genre}の作品`,
  movies: "映画",
  series: "シリーズ",
  moviesLabel: (genre: string): string => `${genre}：映画`,
  seriesLabel: (genre: string): string => `${genre}：シリーズ`,
  noMovies: "このジャンルの映画は見つかりませんでした",
  noSeries: "このジャンルのシリーズは見つかりませんでした",
  emptyHint: "もう一方のタブか、別のジャンルを試してください。",
};
