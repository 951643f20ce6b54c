import type { MouseEvent, ReactNode } from "react";
import { Link } from "#app/router/link.tsx";
import { isPlainClick } from "#app/router/plain-click.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Failure } from "#app/ui/failure.tsx";
import { useWords } from "#app/words/use-words.tsx";

type LoadMoreBarProps = {
  /** The list's name, which distinguishes its buttons from another list's. */
  label: string;
  /** The address of a page of the list; `null` for a list in place, which needs script. */
  pathOf: ((page: number) => string) | null;
  /** The first page shown. */
  first: number;
  totalPages: number;
  /** The page that is next; `null` at the end of the list. */
  next: number | null;
  /** Whether the end is said in words here. */
  saysEnd: boolean;
  isLoading: boolean;
  /** For screen readers. */
  announcement: string;
  /** After a failure. */
  failure: { text: string; onRetry: () => void } | null;
  onPress: () => void;
};

const look = buttonClass("quiet", "px-8");

type LoadMoreProps = { to: string | null; isLoading: boolean; onClick: (event: MouseEvent) => void; children: ReactNode };

function LoadMore({ to, isLoading, ...props }: LoadMoreProps) {
  if (to === null) return <button type="button" aria-disabled={isLoading} className={`${look} noscript:hidden`} {...props} />;
  return <Link to={to} aria-disabled={isLoading} className={look} {...props} />;
}

/** Below a list. With script "Load more" adds the next page; without, it is a link to that page. */
export function LoadMoreBar({ label, pathOf, first, totalPages, next, saysEnd, isLoading, announcement, failure, onPress }: LoadMoreBarProps) {
  const words = useWords("site").paging;
  const press = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (!isLoading) onPress();
  };
  const ofList = <span className="sr-only">{words.ofList(label)}</span>;
  return (
    // As an anchor of the scroll position it would push the new items out of view.
    <div data-slot="load-more" className="mt-10 grid min-h-11 content-center justify-items-center gap-4 text-center [overflow-anchor:none]">
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {failure && <Failure {...failure} />}
      {next === null && saysEnd && <p className="text-muted">{words.listEnd}</p>}
      <div className="flex flex-wrap items-center justify-center gap-x-6 gap-y-3 empty:hidden">
        {pathOf && first > 1 && (
          <>
            <Link to={pathOf(first - 1)} className={buttonClass("bare")}>
              {words.previousPage} {ofList}
            </Link>
            <span className="text-sm text-muted">{words.position(first, totalPages)}</span>
          </>
        )}
        {next !== null && !failure && (
          <LoadMore to={pathOf?.(next) ?? null} isLoading={isLoading} onClick={press}>
            {isLoading ? words.loadingMore : words.loadMore} {ofList}
          </LoadMore>
        )}
      </div>
    </div>
  );
}
