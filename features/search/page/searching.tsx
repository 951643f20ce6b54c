import { useWords } from "#app/words/use-words.tsx";
import { limits } from "#domain/limits.ts";
import { GridSkeleton } from "#features/lists/cards/grid-skeleton.tsx";
import { fivePosters } from "#features/search/endings/five-posters.ts";

const { rowOfAll, skeletons } = limits.search;

/** A heading and its row. The footer stands below the window, where it may move. */
const Row = () => (
  <div>
    <div className="skeleton mb-5 h-11 w-2/5" />
    <GridSkeleton count={rowOfAll} columns={fivePosters} />
  </div>
);

/** While a search runs: ten cards, as specification.md, section 2, says; in the tab of all types in two rows. */
export function Searching({ inRows = false }: { inRows?: boolean }) {
  const { searching } = useWords("search").searchPage;
  return (
    <div aria-busy="true" className="grid grid-cols-1 gap-12">
      <p className="sr-only">{searching}</p>
      {inRows ? Array.from({ length: skeletons / rowOfAll }, (_, index) => <Row key={index} />) : <GridSkeleton count={skeletons} />}
    </div>
  );
}
