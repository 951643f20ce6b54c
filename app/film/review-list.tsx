import { ClampedText } from "#app/ui/clamped-text.tsx";
import { limits } from "#domain/limits.ts";
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
          <span className="block text-sm text-muted">{rating === null ? "No rating" : `${rating}/10`}</span>
        </span>
      </figcaption>
      <blockquote>
        <ClampedText name={`review ${review.id}`} lines="line-clamp-3" more="Read more" less="Read less">
          {review.content}
        </ClampedText>
      </blockquote>
    </figure>
  );
}

/** The first three reviews, as quotations. Their text is text, whatever it holds. */
export function ReviewList({ reviews }: { reviews: readonly Review[] }) {
  if (reviews.length === 0) return <p className="text-muted">Nobody has reviewed this title yet.</p>;
  return (
    <ul className="grid grid-cols-1 gap-4 md:grid-cols-3">
      {reviews.slice(0, limits.detail.reviews).map((review) => (
        <li key={review.id}>
          <ReviewQuote review={review} />
        </li>
      ))}
    </ul>
  );
}
