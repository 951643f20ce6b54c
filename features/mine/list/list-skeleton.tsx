import { useWords } from "#app/words/use-words.tsx";
import { GridSkeleton } from "#features/lists/cards/grid-skeleton.tsx";

/** As high as the tabs, the controls and two rows of cards. */
export function ListSkeleton() {
  const { loading } = useWords("mine").savedList;
  return (
    <div aria-busy="true" className="noscript:hidden">
      <p className="sr-only">{loading}</p>
      <div className="mb-6 h-12 border-b border-line" />
      <div className="skeleton mb-6 h-11 max-w-xl" />
      <GridSkeleton count={10} />
    </div>
  );
}
