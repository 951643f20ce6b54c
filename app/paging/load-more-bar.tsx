import type { MouseEvent } from "react";
import { buttonClass } from "#app/ui/button.tsx";
import { Failure } from "#app/ui/failure.tsx";
import { isPlainClick, Link } from "#app/ui/link.tsx";
import * as words from "#content/words/paging.ts";

type LoadMoreBarProps = {
  label: string;
  first: number;
  totalPages: number;
  /** The page that is next; `null` at the end of the list. */
  next: number | null;
  saysEnd: boolean;
  pathOf: (page: number) => string;
  isLoading: boolean;
  announcement: string;
  /** After a failure. */
  failure: { text: string; onRetry: () => void } | null;
  onPress: () => void;
};

/** Below a list. With script "Load more" adds the next page; without, it is a link to that page. */
export function LoadMoreBar({ label, first, totalPages, next, saysEnd, pathOf, isLoading, announcement, failure, onPress }: LoadMoreBarProps) {
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (!isLoading) onPress();
  };
  const hidden = <span className="sr-only">{words.ofList(label)}</span>;
  return (
    // As an anchor of the scroll position it would push the new items out of view.
    <div data-slot="load-more" className="mt-10 grid justify-items-center gap-4 text-center [overflow-anchor:none]">
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {failure && <Failure {...failure} />}
      {next === null && saysEnd && <p className="text-muted">{words.listEnd}</p>}
      <div className="flex flex-wrap items-center justify-center gap-x-6 gap-y-3 empty:hidden">
        {first > 1 && (
          <>
            <Link to={pathOf(first - 1)} className={buttonClass("bare")}>
              {words.previousPage}
              {hidden}
            </Link>
            <span className="text-sm text-muted">{words.position(first, totalPages)}</span>
          </>
        )}
        {next !== null && !failure && (
          <Link to={pathOf(next)} aria-disabled={isLoading} className={buttonClass("quiet", "px-8")} onClick={press}>
            {isLoading ? words.loadingMore : words.loadMore}
            {hidden}
          </Link>
        )}
      </div>
    </div>
  );
}
