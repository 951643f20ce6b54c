import { decimalText } from "../text.ts";

// Sections of a movie's page and of a series' page.
export const titleSections = {
  about: (title: string): string => `Über „${title}“`,
  readMore: "Weiterlesen",
  readLess: "Einklappen",
  cast: "Besetzung",
  noCast: "Zu diesem Titel gibt es noch keine Besetzungsliste.",
  genres: "Genres",
  reviews: "Kritiken",
  noReviews: "Zu diesem Titel gibt es noch keine Kritiken.",
  reviewRating: (rating: number | null): string => (rating === null ? "Keine Bewertung" : `${decimalText(String(rating))}/10`),
  readMoreOfReview: "Weiterlesen",
  readLessOfReview: "Einklappen",
  /** Follows both for screen readers. */
  ofReviewBy: (author: string): string => `(Kritik von ${author})`,
  noSimilarTitles: "Ähnliche Titel gibt es noch nicht.",
  browseGenres: "In den Genres des Films stöbern:",
  recommendations: "Empfehlungen",
};
