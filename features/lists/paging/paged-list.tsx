import { type ReactNode, useRef, useState } from "react";
import { ListContinuation, type ListContinuationProps } from "./list-continuation.tsx";
import { type ListSnapshot, snapshotOf } from "./list-snapshots.ts";

type Item = { id: number };

type PagedListProps<T extends Item> = Omit<ListContinuationProps<T>, "root" | "snapshot" | "onChange"> & {
  /** `pending`: how many skeletons follow the items. `isEnd`: whether nothing follows. */
  children: (items: readonly T[], pending: number, isEnd: boolean) => ReactNode;
};

/** A list with "Load more" below. Each item is a `li` with one link. */
export function PagedList<T extends Item>({ children, ...props }: PagedListProps<T>) {
  const { list, page } = props;
  const root = useRef<HTMLDivElement>(null);
  const [last, setSnapshot] = useState<ListSnapshot<T>>();
  const snapshot = last?.entry === list.entry ? last : snapshotOf<T>(list.entry);
  return (
    <div ref={root} data-continued={snapshot ? "" : undefined}>
      {children(snapshot?.items ?? page.items, snapshot?.pending ?? 0, snapshot?.isEnd ?? page.page >= page.totalPages)}
      <ListContinuation {...props} root={root} snapshot={snapshot} onChange={setSnapshot} />
    </div>
  );
}
