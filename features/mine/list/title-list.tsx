import { type ReactNode, useMemo, useState } from "react";
import { buttonClass } from "#app/ui/button.tsx";
import { Failure } from "#app/ui/failure.tsx";
import { InPlaceLink } from "#app/ui/in-place-link.tsx";
import { useLanguage, useWords } from "#app/words/use-words.tsx";
import { type SavedView, savedViewPath } from "#features/saved/model/saved-view.ts";
import { filterChoices, listTotals, shownTitles } from "#features/saved/model/shown-titles.ts";
import { OwnListsDialog } from "#features/saved/own-lists-dialog.tsx";
import { EmptyList } from "#features/search/endings/empty-list.tsx";
import { filterCount, LayoutLinks, ListControls, withoutFilters } from "./list-controls.tsx";
import type { TitleActions } from "./listed-title-buttons.tsx";
import type { ShownTitle } from "./shown-title.ts";
import { TitleWall } from "./title-wall.tsx";
import { useTitlesHere } from "./titles-here.ts";

/** What the view shows of the titles. What can be watched here is loaded when the view wants it. */
function useShown(titles: readonly ShownTitle[], view: SavedView) {
  const words = useWords("mine").savedList;
  const here = useTitlesHere(view.here);
  const language = useLanguage();
  // What was added within a week does not change while the list is open.
  const [now] = useState(Date.now);
  const shown = useMemo(() => shownTitles(titles, view, { now, here: new Set(here.data), language }), [titles, view, now, here.data, language]);
  const isLoading = view.here && here.data === undefined && !here.isError;
  const failure = view.here && here.data === undefined && here.isError ? <Failure text={words.hereFailed} onRetry={() => void here.refetch()} /> : null;
  return { shown, isLoading, failure };
}

type TitleListProps = Pick<TitleActions, "onRemove" | "onMove"> & {
  view: SavedView;
  titles: readonly ShownTitle[];
  /** The list's name. */
  label: string;
  /** Stands in for a list without titles. */
  empty: ReactNode;
};

/** Titles with their filters, their order and their sums. */
export function TitleList({ view, titles, label, empty, onRemove, onMove }: TitleListProps) {
  const words = useWords("mine").savedList;
  const { shown, isLoading, failure } = useShown(titles, view);
  const choices = useMemo(() => filterChoices(titles), [titles]);
  const [inDialog, setInDialog] = useState<ShownTitle | null>(null);
  if (titles.length === 0) return empty;
  const isFiltered = filterCount(view) > 0;
  return (
    <div className="grid grid-cols-1 gap-5">
      <ListControls view={view} choices={choices} />
      <div className="flex items-center justify-between gap-x-4 gap-y-2">
        <p role="status" className="min-h-[1lh] min-w-0 text-muted">
          {isLoading ? words.hereLoading : words.totals(listTotals(shown))}
        </p>
        <LayoutLinks view={view} />
      </div>
      {failure}
      {shown.length > 0 && (
        <TitleWall
          // Another choice begins at the top.
          key={savedViewPath(view)}
          titles={shown}
          layout={view.layout}
          label={label}
          onRemove={onRemove}
          onLists={setInDialog}
          onMove={view.sort === "hand" && !isFiltered ? onMove : undefined}
        />
      )}
      {shown.length === 0 && !isLoading && !failure && (
        <EmptyList
          {...words.nothingMatches}
          links={
            <InPlaceLink to={savedViewPath(withoutFilters(view))} className={buttonClass("primary")}>
              {words.clearFilters}
            </InPlaceLink>
          }
        />
      )}
      {inDialog && <OwnListsDialog title={inDialog} onClose={() => setInDialog(null)} />}
    </div>
  );
}
