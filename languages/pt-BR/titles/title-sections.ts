import { decimalText } from "../text.ts";

// Sections of a movie's page and of a series' page.
export const titleSections = {
  about: (title: string): string => `Sobre “${title}”`,
  readMore: "Ler mais",
  readLess: "Ler menos",
  cast: "Elenco",
  noCast: "Ainda não há elenco para este título.",
  genres: "Gêneros",
  reviews: "Críticas",
  noReviews: "Ainda não há críticas para este título.",
  reviewRating: (rating: number | null): string => (rating === null ? "Sem nota" : `${decimalText(String(rating))}/10`),
  readMoreOfReview: "Ler mais",
  readLessOfReview: "Ler menos",
  /** Follows both for screen readers. */
  ofReviewBy: (author: string): string => `da crítica de ${author}`,
  noSimilarTitles: "Ainda não há títulos parecidos.",
  browseGenres: "Explore os gêneros do filme:",
  recommendations: "Recomendações",
};
