import { type ReactNode, useMemo } from "react";
import type { QueryOptions } from "#app/data/query.ts";
import type { Page } from "#domain/page.ts";
import { PagedList } from "./paged-list.tsx";
import { useListInPlace } from "./use-paged-list.ts";

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

/** A list that has no address of its own. "Load more" continues what the page shows of it, and needs script. */
export function ListInPlace<T extends { id: number }>({ beginning, onFirstPage, pageQuery, children, ...props }: ListInPlaceProps<T>) {
  const list = useListInPlace(pageQuery);
  const page = useMemo((): Page<T> => ({ items: [...beginning], page: 0, totalPages: 1, totalResults: onFirstPage }), [beginning, onFirstPage]);
  if (onFirstPage <= beginning.length) return children(beginning, 0);
  return (
    <PagedList list={list} page={page} pathOf={null} saysEnd={(count) => count > beginning.length} {...props}>
      {children}
    </PagedList>
  );
}
