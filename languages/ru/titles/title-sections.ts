import { decimalText } from "../text.ts";

// Sections of a movie's page and of a series' page.
export const titleSections = {
  about: (title: string): string => `«${title}»: коротко о главном`,
  readMore: "Читать дальше",
  readLess: "Свернуть",
  cast: "Актёры",
  noCast: "Список актёров пока пуст.",
  genres: "Жанры",
  reviews: "Рецензии",
  noReviews: "Рецензий пока нет.",
  reviewRating: (rating: number | null): string => (rating === null ? "Без оценки" : `${decimalText(String(rating))}/10`),
  readMoreOfReview: "Читать дальше",
  readLessOfReview: "Свернуть",
  /** Follows both for screen readers. */
  ofReviewBy: (author: string): string => `(автор рецензии: ${author})`,
  noSimilarTitles: "Ничего похожего пока нет.",
  browseGenres: "Другие фильмы тех же жанров:",
  recommendations: "Рекомендации",
};
