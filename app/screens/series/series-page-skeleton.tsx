import { loading } from "#content/words/series-page.ts";

/** From 1024 px on the season stands beside the player, whose column is as wide as its height allows (the utility `stage-*`). */
export const stageColumns =
  "grid grid-cols-1 gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,calc(min(var(--spacing-player-series),100svh-5rem)*16/9))_minmax(min(22rem,38%),1fr)]";

/** What follows the player in its part spans both columns. */
export const stageParts = "lg:[&>:first-child]:contents lg:[&>:first-child>:not(:first-child)]:col-span-full";

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
      <div className={stageColumns}>
        <div className="skeleton stage-series" />
        <div className="skeleton h-episodes" />
      </div>
    </div>
  );
}
