import { type ReactNode, useRef, useState } from "react";
import { type SeenKind, useHiddenSeen } from "./hidden-seen.ts";
import { ListContinuation, type ListContinuationProps } from "./list-continuation.tsx";
import { type ListSnapshot, snapshotOf } from "./list-snapshots.ts";
import { SeenFilter } from "./seen-filter.tsx";

type Item = { id: number };

type PagedListProps<T extends Item> = Omit<ListContinuationProps<T>, "root" | "snapshot" | "onChange" | "saysEnd"> & {
  /** Whether the end of so many cards is said below; always by default. */
  saysEnd?: (count: number) => boolean;
  /** What the list is of, if it may leave out what the visitor has seen. */
  hides?: SeenKind;
  /** `pending`: how many skeletons follow the items. `isEnd`: whether nothing follows. */
  children: (items: readonly T[], pending: number, isEnd: boolean) => ReactNode;
};

/** A list with "Load more" below. Each item is a `li` with one link. */
export function PagedList<T extends Item>({ hides, saysEnd, children, ...props }: PagedListProps<T>) {
  const { list, page } = props;
  const root = useRef<HTMLDivElement>(null);
  const [last, setSnapshot] = useState<ListSnapshot<T>>();
  const snapshot = last?.entry === list.entry ? last : snapshotOf<T>(list.entry);
  const items = snapshot?.items ?? page.items;
  const isHidden = useHiddenSeen(hides);
  const shown = isHidden ? items.filter((item) => !isHidden(item)) : items;
  return (
    <div ref={root} data-continued={snapshot ? "" : undefined}>
      {hides && <SeenFilter hidden={items.length - shown.length} />}
      {children(shown, snapshot?.pending ?? 0, snapshot?.isEnd ?? page.page >= page.totalPages)}
      <ListContinuation {...props} saysEnd={saysEnd?.(shown.length) ?? true} root={root} snapshot={snapshot} onChange={setSnapshot} />
    </div>
  );
}
