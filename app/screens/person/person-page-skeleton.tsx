import { loading } from "#content/words/person-page.ts";

export function PersonPageSkeleton() {
  return (
    <div aria-busy="true" className="page-width grid min-h-[80vh] content-start grid-cols-[7rem_1fr] gap-6 py-10 md:grid-cols-[16rem_1fr] md:gap-12">
      <p className="sr-only">{loading}</p>
      <div className="skeleton aspect-2/3" />
      <div className="grid content-start gap-4">
        <div className="skeleton h-14 w-2/3" />
        <div className="skeleton h-24" />
        <div className="skeleton h-40" />
      </div>
    </div>
  );
}
