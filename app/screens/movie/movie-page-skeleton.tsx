import { loading } from "#content/words/movie-page.ts";

export function MoviePageSkeleton() {
  return (
    <div aria-busy="true" className="page-width grid gap-6 py-10">
      <p className="sr-only">{loading}</p>
      <div className="skeleton h-14 w-2/3" />
      <div className="skeleton h-6 w-1/3" />
      <div className="skeleton stage-movie" />
      <div className="skeleton h-24" />
    </div>
  );
}
