import { decimalText } from "../text.ts";

// Sections of a movie's page and of a series' page.
export const titleSections = {
  /** Not "À propos de", which would be "d'" before a vowel. */
  about: (title: string): string => `«\u00a0${title}\u00a0» en bref`,
  readMore: "Lire la suite",
  readLess: "Réduire",
  cast: "Distribution",
  noCast: "La distribution de ce titre n’est pas encore connue.",
  genres: "Genres",
  reviews: "Critiques",
  noReviews: "Il n’y a pas encore de critique de ce titre.",
  reviewRating: (rating: number | null): string => (rating === null ? "Sans note" : `${decimalText(String(rating))}/10`),
  readMoreOfReview: "Lire la suite",
  readLessOfReview: "Réduire",
  /** Follows both for screen readers. "signée" needs no "de" before the name. */
  ofReviewBy: (author: string): string => `(critique signée ${author})`,
  noSimilarTitles: "Il n’y a pas encore de titre similaire.",
  browseGenres: "Parcourir les genres du film\u00a0:",
  recommendations: "Recommandations",
};
