export const genresPage = {
  heading: "التصفح حسب التصنيف",
  genresLabel: "التصنيفات",
  /** Opens the wall again when one is chosen. */
  allGenres: "كل التصنيفات",
  /** Stand beside names that films and series have almost in common. */
  medium: { movies: "أفلام", tv: "مسلسلات" },
  genreContent: (genre: string): string => `أعمال تصنيف «${genre}»`,
  movies: "الأفلام",
  series: "المسلسلات",
  moviesLabel: (genre: string): string => `${genre}: الأفلام`,
  seriesLabel: (genre: string): string => `${genre}: المسلسلات`,
  noMovies: "لا توجد أفلام في هذا التصنيف",
  noSeries: "لا توجد مسلسلات في هذا التصنيف",
  emptyHint: "يمكن تجربة التبويب الآخر أو تصنيف آخر.",
};
