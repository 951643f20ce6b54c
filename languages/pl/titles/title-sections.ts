import { decimalText } from "../text.ts";

// Sections of a movie's page and of a series' page.
export const titleSections = {
  about: (title: string): string => `O tytule „${title}”`,
  readMore: "Czytaj dalej",
  readLess: "Zwiń",
  cast: "Obsada",
  noCast: "Obsada tego tytułu nie jest jeszcze znana.",
  genres: "Gatunki",
  reviews: "Recenzje",
  noReviews: "Ten tytuł nie ma jeszcze recenzji.",
  reviewRating: (rating: number | null): string => (rating === null ? "Bez oceny" : `${decimalText(String(rating))}/10`),
  readMoreOfReview: "Czytaj dalej",
  readLessOfReview: "Zwiń",
  /** Follows both for screen readers. */
  ofReviewBy: (author: string): string => `(recenzja: ${author})`,
  noSimilarTitles: "Nie ma jeszcze podobnych tytułów.",
  browseGenres: "Przeglądaj gatunki filmu:",
  recommendations: "Polecane",
};
