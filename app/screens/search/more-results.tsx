import type { MouseEvent } from "react";
import { buttonClass } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Link } from "#app/ui/link.tsx";
import * as words from "#content/words/search-page.ts";
import type { SearchResultPage } from "#domain/catalog.ts";
import { type SearchType, searchPath } from "#domain/paths.ts";

type MoreResultsProps = {
  query: string;
  type: SearchType;
  /** The first page that is shown. */
  first: number;
  /** The number of results above. */
  shown: number;
  /** The last page that has loaded. */
  found: SearchResultPage<unknown>;
  isLoading: boolean;
  onMore: (event: MouseEvent) => void;
};

/** With script "Load more" adds the next page below; without, it is a link to that page. */
export function MoreResults({ query, type, first, shown, found, isLoading, onMore }: MoreResultsProps) {
  const hasMore = found.page < found.totalPages;
  if (found.totalResults === 0 && first === 1) return null;
  return (
    <div className={classNames("grid gap-4 pt-2", hasMore && "justify-items-center")}>
      <p role="status" className="text-sm text-muted">
        {words.shownOf(shown, found.totalResults)}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        {first > 1 && (
          <Link to={searchPath(query, type)} className={buttonClass("bare")}>
            {words.fromStart}
          </Link>
        )}
        {hasMore && (
          <Link to={searchPath(query, type, found.page + 1)} aria-disabled={isLoading} className={buttonClass("quiet")} onClick={onMore}>
            {isLoading ? words.loadingMore : words.loadMore}
          </Link>
        )}
      </div>
    </div>
  );
}
