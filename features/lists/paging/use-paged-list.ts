import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { QueryOptions } from "#app/data/query.ts";
import { useLocation } from "#app/router/router.tsx";
import { isBeyondEnd, type Page } from "#domain/page.ts";
import type { ListParameter } from "#features/lists/model/list-address.ts";
import { snapshotOf } from "./list-snapshots.ts";

/** `entry`: of the history, and the list. `first`: the page in the address when the entry was opened. */
type Start = { entry: string; first: number };

const startAt = (entry: string, page: number): Start => ({ entry, first: snapshotOf(entry)?.first ?? page });

/** The list, whichever page of it. */
export const listName = <T>(pageQuery: Options<T>["pageQuery"]): string => pageQuery(1).queryKey.join(" ");

type Options<T> = {
  parameter: ListParameter;
  /** The page in the address. */
  page: number;
  pageQuery: (page: number) => QueryOptions<Page<T>>;
};

/** `parameter`: holds the page reached in the address; `null` for a list without addresses of its own. */
export type ContinuedList<T> = Start & Pick<Options<T>, "pageQuery"> & { parameter: ListParameter | null };

export type PagedListState<T> = ContinuedList<T> & {
  /** Of the first page. */
  query: UseQueryResult<Page<T>>;
  /** Whether the list has no such page. */
  isBeyondEnd: boolean;
};

/** A list from the address's page on. `PagedList` continues it. */
export function usePagedList<T>({ parameter, page, pageQuery }: Options<T>): PagedListState<T> {
  const { key, hash } = useLocation();
  const name = listName(pageQuery);
  // With the list, because a page may hold several, and the router gives all jumps within pages one key.
  const entry = `${key} ${name}`;
  const [start, setStart] = useState(() => startAt(entry, page));
  // A jump within the page (the skip link) is an entry of its own with the same list.
  const isJump = hash !== "" && start.entry.endsWith(` ${name}`) && page === start.first + (snapshotOf(start.entry)?.more ?? 0);
  if (start.entry !== entry && !isJump) setStart(startAt(entry, page));
  const query = useQuery(pageQuery(start.first));
  return { ...start, parameter, pageQuery, query, isBeyondEnd: query.data !== undefined && isBeyondEnd(query.data) };
}
