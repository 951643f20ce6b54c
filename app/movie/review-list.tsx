import { ClampedText } from "#app/ui/clamped-text.tsx";
import * as words from "#content/words/title-sections.ts";
import type { Review } from "#domain/review.ts";
import { Portrait } from "./portrait.tsx";

function ReviewQuote({ review }: { review: Review }) {
  const { avatar_path, rating } = review.author_details;
  return (
    <figure className="flex h-full flex-col rounded-lg bg-raised p-5">
      <figcaption className="mb-3 flex items-center gap-3">
        <span className="w-11 shrink-0">
          <Portrait path={avatar_path} name={review.author} sizes="44px" className="aspect-square rounded-full" />
        </span>
        <span className="min-w-0">
          <span className="block truncate font-semibold">{review.author}</span>
          <span className="block text-sm text-muted">{words.reviewRating(rating)}</span>
        </span>
      </figcaption>
      <blockquote>
        <ClampedText name={`review ${review.id}`} more={words.readMoreOfReview} less={words.readLessOfReview}>
          {review.content}
        </ClampedText>
      </blockquote>
    </figure>
  );
}

/** A title's reviews. Their content is rendered as plain text, never as markup. */
export function ReviewList({ reviews }: { reviews: readonly Review[] }) {
  if (reviews.length === 0) return <p className="text-muted">{words.noReviews}</p>;
  return (
    <ul className="grid grid-cols-1 gap-4 md:grid-cols-3">
      {reviews.map((review) => (
        <li key={review.id}>
          <ReviewQuote review={review} />
        </li>
      ))}
    </ul>
  );
}
