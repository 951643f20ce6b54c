// Sections of a movie's page and of a series' page.

export const about = (title: string): string => `About ${title}`;
export const readMore = "Read More";
export const readLess = "Read Less";

export const cast = "Cast";
export const noCast = "There is no cast list for this title yet.";

export const genres = "Genres";

export const reviews = "Reviews";
export const noReviews = "There are no reviews of this title yet.";
export const reviewRating = (rating: number | null): string => (rating === null ? "No rating" : `${rating}/10`);
export const readMoreOfReview = "Read more";
export const readLessOfReview = "Read less";
/** Follows both for screen readers. */
export const ofReviewBy = (author: string): string => `of the review by ${author}`;

export const noSimilarTitles = "There are no similar titles yet.";
export const browseGenres = "Browse the film's genres:";

export const recommendations = "Recommendations";
