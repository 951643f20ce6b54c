import { excerpt } from "./excerpt.ts";
import { limits } from "./limits.ts";

/** `author_details.rating` is out of 10; `null` where the author gave none. */
export type Review = {
  id: string;
  author: string;
  content: string;
  author_details: { avatar_path: string | null; rating: number | null };
};

/** Longer ones are cut (our own number): some are essays, and a page holds each of them twice, as text and as data. */
const reviewMaxChars = 4000;

/** Section 2: of a title's reviews the first three. */
export function shownReviews(reviews: readonly Review[]): Review[] {
  return reviews.slice(0, limits.detail.reviews).map((review) => ({ ...review, content: excerpt(review.content, reviewMaxChars) }));
}
