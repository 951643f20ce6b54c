import { limits } from "#domain/limits.ts";
import { loading } from "#features/browse/words/series-list-page.ts";
import { GridSkeleton } from "#features/lists/cards/grid-skeleton.tsx";
import { groupColumns } from "./series-groups.tsx";

/** specification.md, section 9: twelve placeholders. */
export function SeriesListSkeleton() {
  return (
    <div aria-busy="true">
      <p className="sr-only">{loading}</p>
      <GridSkeleton count={limits.seriesList.placeholders} columns={groupColumns} />
    </div>
  );
}
