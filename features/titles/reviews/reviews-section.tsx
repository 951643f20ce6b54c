import type { UseQueryResult } from "@tanstack/react-query";
import { Section } from "#app/ui/section.tsx";
import { useWords } from "#app/words/use-words.tsx";
import { notices } from "#domain/notices.ts";
import { QueryState } from "#features/lists/cards/query-state.tsx";
import type { Review } from "#features/titles/model/review.ts";
import { ReviewList } from "./review-list.tsx";
import { ReviewListSkeleton } from "./review-list-skeleton.tsx";

/** The reviews among what a title's page shows beside its details. */
export function ReviewsSection({ query }: { query: UseQueryResult<{ reviews: Review[] }> }) {
  const { reviews: heading } = useWords("titles").titleSections;
  return (
    <Section title={heading}>
      <QueryState query={query} failure={notices.reviews} skeleton={<ReviewListSkeleton />}>
        {({ reviews }) => <ReviewList reviews={reviews} />}
      </QueryState>
    </Section>
  );
}
