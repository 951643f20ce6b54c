import { limits } from "#domain/limits.ts";

export function ReviewListSkeleton() {
  return (
    <div aria-hidden="true" className="grid gap-4 md:grid-cols-3">
      {Array.from({ length: limits.detail.reviews }, (_, index) => (
        <div key={index} className="skeleton h-48" />
      ))}
    </div>
  );
}
