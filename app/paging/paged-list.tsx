import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { lazyComponent } from "#app/ui/deferred.ts";
import type { Page } from "#domain/page.ts";
import { LoadMoreBar } from "./load-more-bar.tsx";
import { shownOf } from "./loaded-pages.ts";
import type { LoadedPages, PageLoaderProps, PageRequest } from "./page-loader.tsx";
import type { LoadReason, PagedListState } from "./use-paged-list.ts";

type Item = { id: number };

/** Reports that the loader's code cannot be fetched. */
function LoaderFailure({ list: { entry }, onChange }: PageLoaderProps<Item>) {
  // The list above it shows the failure.
  useEffect(() => onChange({ entry, pages: [], failed: "code" }), [entry, onChange]);
  return null;
}

/** A lazy component has no type parameter. */
const PageLoader = lazyComponent(
  async () => (await import("./page-loader.tsx")).PageLoader<Item>,
  () => LoaderFailure,
) as unknown as <T extends Item>(props: PageLoaderProps<T>) => ReactNode;

type PagedListProps<T extends Item> = {
  list: PagedListState<T>;
  /** The list's first page: the data of `list.query`. */
  page: Page<T>;
  /** The list's name, which tells its buttons from another list's. */
  label: string;
  /** The address of a page of the list. */
  pathOf: (page: number) => string;
  /** Announces that so many were added. */
  moreText: (count: number) => string;
  /** Nothing but the footer follows, so that the list may go on by itself. */
  endsPage?: boolean;
  /** Whether the end of so many items is said in words; always by default. */
  saysEnd?: (count: number) => boolean;
  /** Called when the next page is requested. `shown`: the number of items so far. */
  onMore?: (shown: number) => void;
  /** `pending`: how many skeletons follow the items. `isEnd`: whether nothing follows. */
  children: (items: T[], pending: number, isEnd: boolean) => ReactNode;
};

/** The cached pages below the first, up to one that is missing: after Back they are there at once. */
function cachedPages<T>(client: QueryClient, { entry, first, more, pageQuery }: PagedListState<T>): LoadedPages<T> {
  const pages: Page<T>[] = [];
  for (let page = first + 1; page <= first + more; page += 1) {
    const cached = client.getQueryData<Page<T>>(pageQuery(page).queryKey);
    if (!cached) break;
    pages.push(cached);
  }
  return { entry, pages, failed: null };
}

/** What has loaded, and a retry after a failure. */
function useLoadedPages<T>(list: PagedListState<T>) {
  const client = useQueryClient();
  const [last, setLoaded] = useState(() => cachedPages(client, list));
  const loaded = last.entry === list.entry ? last : cachedPages(client, list);
  const retry = () => {
    // The address has the requested page: a reload goes on there.
    if (loaded.failed === "code") location.reload();
    else void client.refetchQueries({ queryKey: list.pageQuery(list.first + loaded.pages.length + 1).queryKey, exact: true });
  };
  return { loaded, setLoaded, retry };
}

/** A list with "Load more" below. Each item is a `li` with one link. */
export function PagedList<T extends Item>({
  list,
  page,
  label,
  pathOf,
  moreText,
  endsPage = false,
  saysEnd = () => true,
  onMore,
  children,
}: PagedListProps<T>) {
  const root = useRef<HTMLDivElement>(null);
  const request = useRef<PageRequest>(null);
  const [announcement, announce] = useState("");
  const { loaded, setLoaded, retry } = useLoadedPages(list);
  const { items, hasNext, isSettled, toLoad, pending } = shownOf({ first: page, more: list.more, further: loaded.pages });
  const hasFailed = loaded.failed !== null;
  const load = (reason: LoadReason) => {
    request.current = { reason, shown: items.length };
    onMore?.(items.length);
    list.load(reason);
  };
  const loader: PageLoaderProps<T> = {
    ...{ list, root, isSettled: isSettled && loaded.pages.length >= toLoad, shown: items.length, count: toLoad },
    isEndless: endsPage && hasNext && isSettled && !hasFailed,
    takeRequest: () => {
      const { current } = request;
      request.current = null;
      return current;
    },
    onChange: setLoaded,
    onAdded: (count) => announce(moreText(count)),
    onNearView: () => load("view"),
  };
  const failureText = list.pageQuery(list.first).meta.failures[0]?.text;
  return (
    <div ref={root} data-slot="paged-list">
      {children(items, hasFailed ? 0 : pending, !hasNext)}
      {list.more > 0 && (
        <Suspense>
          <PageLoader {...loader} />
        </Suspense>
      )}
      <LoadMoreBar
        label={label}
        first={list.first}
        totalPages={page.totalPages}
        saysEnd={saysEnd(items.length)}
        next={hasNext ? list.first + list.more + 1 : null}
        pathOf={pathOf}
        isLoading={!isSettled && !hasFailed}
        announcement={announcement}
        failure={hasFailed && failureText ? { text: failureText, onRetry: retry } : null}
        onPress={() => load("press")}
      />
    </div>
  );
}
