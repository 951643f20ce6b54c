import { GridSkeleton } from "#app/movie/grid-skeleton.tsx";
import { loading } from "#content/words/series-list-page.ts";
import { limits } from "#domain/limits.ts";
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
