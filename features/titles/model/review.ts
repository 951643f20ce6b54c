import { limits } from "#domain/limits.ts";
import { excerpt } from "./excerpt.ts";

/** `author_details.rating` is out of 10; `null` if the author gave none. */
export type Review = {
  id: string;
  author: string;
  content: string;
  author_details: { avatar_path: string | null; rating: number | null };
};

/** Some reviews are essays, and a page contains each one twice: as HTML and as dehydrated data. */
const reviewMaxChars = 4000;

/** Section 2: the first three reviews. */
export function shownReviews(reviews: readonly Review[]): Review[] {
  return reviews.slice(0, limits.detail.reviews).map((review) => ({ ...review, content: excerpt(review.content, reviewMaxChars) }));
}
