import { decimalText } from "../text.ts";

// Sections of a movie's page and of a series' page.
export const titleSections = {
  about: (title: string): string => `Sobre «${title}»`,
  readMore: "Leer más",
  readLess: "Leer menos",
  cast: "Reparto",
  noCast: "Este título todavía no tiene reparto.",
  genres: "Géneros",
  reviews: "Reseñas",
  noReviews: "Este título todavía no tiene reseñas.",
  reviewRating: (rating: number | null): string => (rating === null ? "Sin valoración" : `${decimalText(String(rating))}/10`),
  readMoreOfReview: "Leer más",
  readLessOfReview: "Leer menos",
  /** Follows both for screen readers. */
  ofReviewBy: (author: string): string => `de la reseña de ${author}`,
  noSimilarTitles: "Todavía no hay títulos similares.",
  browseGenres: "Explora los géneros de la película:",
  recommendations: "Recomendaciones",
};
