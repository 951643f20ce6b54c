import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "react-router";
import type { QueryOptions } from "#app/data/query.ts";
import { type ListParameter, withPage } from "#domain/list-address.ts";
import { isBeyondEnd, type Page } from "#domain/page.ts";

/** How much of a list a history entry shows. */
type Progress = {
  entry: string;
  /** The page in the address when the entry was opened. */
  first: number;
  /** Pages below it that were requested. */
  more: number;
  /** How often the visitor has pressed "Load more". */
  presses: number;
  /** Pages that have loaded by themselves since the last press. */
  unattended: number;
};

/** A press, or the end of the list that has come near the view. */
export type LoadReason = "press" | "view";

/** By history entry and list, for Back and Forward. After a reload the list starts at the page in the address. */
const savedProgress = new Map<string, Progress>();

const progressAt = (entry: string, page: number): Progress => savedProgress.get(entry) ?? { entry, first: page, more: 0, presses: 0, unattended: 0 };

const after = (progress: Progress, reason: LoadReason): Progress => ({
  ...progress,
  more: progress.more + 1,
  ...(reason === "press" ? { presses: progress.presses + 1, unattended: 0 } : { unattended: progress.unattended + 1 }),
});

/** Without a navigation: the router's location keeps the page that the entry was opened with. */
function replaceAddress(parameter: ListParameter, page: number): void {
  const { pathname, search, hash } = window.location;
  window.history.replaceState(window.history.state, "", `${pathname}?${withPage(new URLSearchParams(search), parameter, page)}${hash}`);
}

type Options<T> = {
  parameter: ListParameter;
  /** The page in the address. */
  page: number;
  pageQuery: (page: number) => QueryOptions<Page<T>>;
};

export type PagedListState<T> = Progress & {
  pageQuery: Options<T>["pageQuery"];
  /** Of the first page. */
  query: UseQueryResult<Page<T>>;
  /** Whether the list has no such page. */
  isBeyondEnd: boolean;
  /** Requests the next page. */
  load: (reason: LoadReason) => void;
};

/** A list from the address's page on. */
export function usePagedList<T>({ parameter, page, pageQuery }: Options<T>): PagedListState<T> {
  const { key, hash } = useLocation();
  const entry = `${key} ${parameter}`;
  const [progress, setProgress] = useState(() => progressAt(entry, page));
  // A jump within the page (the skip link) is an entry of its own with the same list.
  const isJump = hash !== "" && page === progress.first + progress.more;
  if (progress.entry !== entry && !isJump) setProgress(progressAt(entry, page));
  const query = useQuery(pageQuery(progress.first));
  return {
    ...progress,
    pageQuery,
    query,
    isBeyondEnd: query.data !== undefined && isBeyondEnd(query.data),
    load: (reason) => {
      const next = after(progress, reason);
      savedProgress.set(next.entry, next);
      setProgress(next);
      replaceAddress(parameter, next.first + next.more);
    },
  };
}
