// Sections of a movie's page and of a series' page.
export const titleSections = {
  about: (title: string): string => `About ${title}`,
  readMore: "Read More",
  readLess: "Read Less",
  cast: "Cast",
  noCast: "There is no cast list for this title yet.",
  genres: "Genres",
  reviews: "Reviews",
  noReviews: "There are no reviews of this title yet.",
  reviewRating: (rating: number | null): string => (rating === null ? "No rating" : `${rating}/10`),
  readMoreOfReview: "Read more",
  readLessOfReview: "Read less",
  /** Follows both for screen readers. */
  ofReviewBy: (author: string): string => `of the review by ${author}`,
  noSimilarTitles: "There are no similar titles yet.",
  browseGenres: "Browse the film's genres:",
  recommendations: "Recommendations",
};
