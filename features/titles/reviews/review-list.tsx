import { Name } from "#app/ui/foreign-text.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { Portrait } from "#features/lists/cards/portrait.tsx";
import type { Review } from "#features/titles/model/review.ts";
import { reviewColumns } from "./review-list-skeleton.tsx";
import { ReviewText } from "./review-text.tsx";

function ReviewQuote({ review }: { review: Review }) {
  const words = useWords("titles").titleSections;
  const { avatar_path, rating } = review.author_details;
  return (
    <figure className="rounded-lg bg-raised p-5">
      <figcaption className="mb-3 flex items-center gap-3">
        <span className="w-11 shrink-0 overflow-hidden rounded-full">
          <Portrait path={avatar_path} name={review.author} sizes="(min-width: 1700px) 52px, 44px" className="aspect-square" />
        </span>
        <span className="min-w-0">
          <span className="block truncate font-semibold">
            <Name>{review.author}</Name>
          </span>
          <span className="block text-sm text-muted">{words.reviewRating(rating)}</span>
        </span>
      </figcaption>
      <ReviewText id={review.id} author={review.author} text={review.content} />
    </figure>
  );
}

/** A title's reviews. Their content is rendered as plain text, never as markup. */
export function ReviewList({ reviews }: { reviews: readonly Review[] }) {
  const words = useWords("titles").titleSections;
  if (reviews.length === 0) return <p className="text-muted">{words.noReviews}</p>;
  return (
    <ul className={reviewColumns}>
      {reviews.map((review) => (
        <li key={review.id}>
          <ReviewQuote review={review} />
        </li>
      ))}
    </ul>
  );
}
