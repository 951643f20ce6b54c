import { decimalText } from "../text.ts";

// Sections of a movie's page and of a series' page.
export const titleSections = {
  about: (title: string): string => `A proposito di «${title}»`,
  readMore: "Leggi tutto",
  readLess: "Mostra meno",
  cast: "Cast",
  noCast: "Il cast di questo titolo non è ancora noto.",
  genres: "Generi",
  reviews: "Recensioni",
  noReviews: "Non ci sono ancora recensioni di questo titolo.",
  reviewRating: (rating: number | null): string => (rating === null ? "Senza voto" : `${decimalText(String(rating))}/10`),
  readMoreOfReview: "Leggi tutto",
  readLessOfReview: "Mostra meno",
  /** Follows both for screen readers. */
  ofReviewBy: (author: string): string => `(recensione di ${author})`,
  noSimilarTitles: "Non ci sono ancora titoli simili.",
  browseGenres: "Sfoglia i generi del film:",
  recommendations: "Consigliati",
};
