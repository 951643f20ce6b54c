import { type ReactNode, useMemo, useState } from "react";
import type { QueryOptions } from "#app/data/query.ts";
import { useLocation } from "#app/router/router.tsx";
import type { Page } from "#domain/page.ts";
import { PagedList } from "./paged-list.tsx";
import { listName } from "./use-paged-list.ts";

type ListInPlaceProps<T> = {
  /** What the page shows of the list's first page. */
  beginning: readonly T[];
  /** Items on the list's first page. */
  onFirstPage: number;
  pageQuery: (page: number) => QueryOptions<Page<T>>;
  label: string;
  moreText: (count: number) => string;
  /** `pending`: how many skeletons follow the items. */
  children: (items: readonly T[], pending: number) => ReactNode;
};

/** A list that has no address of its own. "Load more" continues what the page shows of it, its page 0, and needs script. */
export function ListInPlace<T extends { id: number }>({ beginning, onFirstPage, pageQuery, children, ...props }: ListInPlaceProps<T>) {
  const { key } = useLocation();
  // Fixed, because the list belongs to the screen: a choice within the page (an episode) does not close it.
  const [entry] = useState(`${key} ${listName(pageQuery)}`);
  const page = useMemo((): Page<T> => ({ items: [...beginning], page: 0, totalPages: 1, totalResults: onFirstPage }), [beginning, onFirstPage]);
  if (onFirstPage <= beginning.length) return children(beginning, 0);
  return (
    <PagedList list={{ entry, first: 0, parameter: null, pageQuery }} page={page} pathOf={null} saysEnd={(count) => count > beginning.length} {...props}>
      {children}
    </PagedList>
  );
}
