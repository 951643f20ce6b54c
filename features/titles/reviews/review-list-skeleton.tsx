import { limits } from "#domain/limits.ts";

/** A card is as high as its text, and at most 45rem wide where there are few. */
export const reviewColumns = "grid grid-cols-1 items-start gap-4 lg:auto-cols-[minmax(0,45rem)] lg:grid-flow-col lg:grid-cols-none";

export function ReviewListSkeleton() {
  return (
    <div aria-hidden="true" className={reviewColumns}>
      {Array.from({ length: limits.detail.reviews }, (_, index) => (
        <div key={index} className="skeleton h-48" />
      ))}
    </div>
  );
}
