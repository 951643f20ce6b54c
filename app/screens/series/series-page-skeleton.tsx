import { loading } from "#content/words/series-page.ts";

export function SeriesPageSkeleton() {
  return (
    <div aria-busy="true" className="page-width grid gap-6 py-10">
      <p className="sr-only">{loading}</p>
      <div className="grid grid-cols-[6.5rem_1fr] items-end gap-6 md:grid-cols-[14rem_1fr]">
        <div className="skeleton aspect-2/3" />
        <div className="grid gap-4">
          <div className="skeleton h-14 w-2/3" />
          <div className="skeleton h-6 w-1/3" />
          <div className="skeleton h-20" />
        </div>
      </div>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="skeleton stage-series" />
        <div className="skeleton h-episodes" />
      </div>
    </div>
  );
}
