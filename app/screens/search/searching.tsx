import { GridSkeleton } from "#app/movie/grid-skeleton.tsx";
import { searching } from "#content/words/search-page.ts";
import { limits } from "#domain/limits.ts";

/** While a search runs: ten cards, as specification.md, section 2, says. */
export function Searching({ columns }: { columns?: string }) {
  return (
    <div aria-busy="true">
      <p className="sr-only">{searching}</p>
      <GridSkeleton count={limits.search.skeletons} columns={columns} />
    </div>
  );
}
