import { useQueries } from "@tanstack/react-query";
import { type RefObject, useEffect, useLayoutEffect } from "react";
import { savesData } from "#app/ui/saves-data.ts";
import { limits } from "#domain/limits.ts";
import type { Page } from "#domain/page.ts";
import type { LoadReason, PagedListState } from "./use-paged-list.ts";

/** Of the history entry `entry`. `failed`: the next page, or this component's code. */
export type LoadedPages<T> = { entry: string; pages: readonly Page<T>[]; failed: "page" | "code" | null };

/** A request for the next page. `shown`: the number of items then. */
export type PageRequest = { reason: LoadReason; shown: number };

export type PageLoaderProps<T> = {
  list: PagedListState<T>;
  /** How many pages to load below the first. */
  count: number;
  /** The element around the list and the button. */
  root: RefObject<HTMLElement | null>;
  /** The request that has not been answered yet, once. */
  takeRequest: () => PageRequest | null;
  /** The number of items that the list shows. */
  shown: number;
  isSettled: boolean;
  /** Whether the next page may load without a press. */
  isEndless: boolean;
  onChange: (loaded: LoadedPages<T>) => void;
  /** Announces the number of items that were added. */
  onAdded: (count: number) => void;
  onNearView: () => void;
};

/** How far below the window the end of the list may be when the next page loads by itself. */
const nearView = "600px 0px";

/** Loads the pages below the first. Each is a query of its own: the one of the page's own address. */
function useFurtherPages<T>({ list, count, onChange }: PageLoaderProps<T>): void {
  const { entry, first, pageQuery } = list;
  // What the visitor has read must not change below the eyes.
  const queries = Array.from({ length: count }, (_, index) => ({ ...pageQuery(first + 1 + index), staleTime: Number.POSITIVE_INFINITY }));
  const { pages, hasFailed } = useQueries({
    queries,
    combine: (results) => {
      const missing = results.findIndex(({ data }) => data === undefined);
      const loaded = missing === -1 ? results : results.slice(0, missing);
      return {
        pages: loaded.flatMap(({ data }) => data ?? []),
        hasFailed: results.some(({ isError, data, fetchStatus }) => isError && data === undefined && fetchStatus === "idle"),
      };
    },
  });
  // The list renders the pages; it is above this component, whose code comes later. Before the paint, so that Back finds the whole list.
  useLayoutEffect(() => onChange({ entry, pages, failed: hasFailed ? "page" : null }), [entry, pages, hasFailed, onChange]);
}

/** Announces what was added. After a press the focus moves on to the first new card, unless the visitor has moved it. */
function useArrival<T>({ takeRequest, shown, isSettled, root, onAdded }: PageLoaderProps<T>): void {
  // The focus belongs to the document.
  useEffect(() => {
    const answered = isSettled ? takeRequest() : null;
    if (answered === null) return;
    if (shown > answered.shown) onAdded(shown - answered.shown);
    const { activeElement } = document;
    const isFocusFree = activeElement === document.body || activeElement?.closest('[data-slot="load-more"]') != null;
    const card = root.current?.querySelectorAll("li:not([aria-hidden])")[answered.shown];
    if (answered.reason === "press" && isFocusFree) card?.querySelector("a")?.focus({ preventScroll: true });
  }, [shown, isSettled, takeRequest, root, onAdded]);
}

/** Loads the next page when the end of the list comes near the view. */
function useEndlessScroll<T>({ list, isEndless, root, onNearView }: PageLoaderProps<T>): void {
  const { presses, unattended } = list;
  const isDue = isEndless && presses >= limits.lists.pressesBefore && unattended < limits.lists.unattendedPages && !savesData();
  // The scroll position is outside of React.
  useEffect(() => {
    const end = root.current?.querySelector('[data-slot="load-more"]');
    if (!isDue || !end) return;
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && onNearView(), { rootMargin: nearView });
    observer.observe(end);
    return () => observer.disconnect();
  }, [isDue, root, onNearView]);
}

/** Everything about further pages that no page needs before the first press. Renders nothing. */
export function PageLoader<T>(props: PageLoaderProps<T>) {
  useFurtherPages(props);
  useArrival(props);
  useEndlessScroll(props);
  return null;
}
