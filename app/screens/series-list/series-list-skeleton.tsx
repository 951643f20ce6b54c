import { limits } from "#domain/limits.ts";
import { groupColumns } from "./series-groups.tsx";

/** Section 9's twelve placeholders. */
export function SeriesListSkeleton() {
  return (
    <div aria-busy="true">
      <p className="sr-only">Loading the series</p>
      <div aria-hidden="true" data-slot="series-skeleton" className={groupColumns}>
        {Array.from({ length: limits.seriesList.placeholders }, (_, index) => (
          <div key={index}>
            <div className="skeleton aspect-2/3 w-full" />
            <div className="skeleton mt-3 h-5 w-4/5" />
            <div className="skeleton mt-2 h-4 w-2/5" />
          </div>
        ))}
      </div>
    </div>
  );
}
