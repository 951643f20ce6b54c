import { useQueries, useQueryClient } from "@tanstack/react-query";
import { type MouseEvent, type ReactNode, useState } from "react";
import type { QueryOptions } from "#app/data/query.ts";
import { searchBoxQuery } from "#app/data/search-queries.ts";
import { ListState } from "#app/endings/list-state.tsx";
import { QueryState } from "#app/movie/query-state.tsx";
import * as words from "#content/words/search-page.ts";
import type { SearchResultPage } from "#domain/catalog.ts";
import { notices } from "#domain/notices.ts";
import type { SearchType } from "#domain/paths.ts";
import { MoreResults } from "./more-results.tsx";
import { NothingFound } from "./nothing-found.tsx";

type SearchResultsProps<T> = {
  query: string;
  type: SearchType;
  /** The first page that is shown; "Load more" adds the next ones below. */
  page: number;
  queryOptions: (query: string, page: number) => QueryOptions<SearchResultPage<T>>;
  skeleton: ReactNode;
  children: (items: T[], label: string, isFirst: boolean) => ReactNode;
};

/** `[count, loadMore]`. Starts with the pages in the cache, so that Back from a title restores all that was loaded. */
function usePageCount<T>(queryOptions: (page: number) => QueryOptions<SearchResultPage<T>>, first: number): [number, () => void] {
  const client = useQueryClient();
  const [count, setCount] = useState(() => {
    let cached = 1;
    while (client.getQueryData(queryOptions(first + cached).queryKey) !== undefined) cached += 1;
    return cached;
  });
  return [count, () => setCount(count + 1)];
}

export function SearchResults<T>({ query, type, page: first, queryOptions, skeleton, children }: SearchResultsProps<T>) {
  const client = useQueryClient();
  const pageOptions = (page: number) => queryOptions(query, page);
  const [count, loadMore] = usePageCount(pageOptions, first);
  // The search box may have loaded page 1 of the same query, under a key of its own.
  const initialData = () => client.getQueryData<SearchResultPage<T>>(searchBoxQuery(pageOptions(1)).queryKey);
  const pages = useQueries({
    queries: Array.from({ length: count }, (_, index) => ({ ...pageOptions(first + index), ...(first + index === 1 && { initialData }) })),
  });
  const label = words.searchTabs.find((tab) => tab.type === type)?.text ?? "";
  const shown = pages.reduce((sum, { data }) => sum + (data?.items.length ?? 0), 0);
  const last = pages.at(-1);
  const lastLoaded = pages.findLast(({ data }) => data !== undefined)?.data;
  const more = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (last?.data) loadMore();
  };
  return (
    <div className="grid gap-8">
      {pages.map((result, index) => {
        const State = index === 0 ? ListState : QueryState;
        return (
          <State key={first + index} query={result} failure={notices.search} skeleton={<Busy>{skeleton}</Busy>}>
            {(found) =>
              found.items.length === 0 && first + index === 1 ? (
                <NothingFound query={query} type={type} suggestions={found.didYouMean ?? []} />
              ) : (
                children(found.items, index === 0 ? label : words.pageOf(label, first + index), index === 0)
              )
            }
          </State>
        );
      })}
      {lastLoaded && <MoreResults {...{ query, type, first, shown, found: lastLoaded, isLoading: last?.isPending === true, onMore: more }} />}
    </div>
  );
}

function Busy({ children }: { children: ReactNode }) {
  return (
    <div aria-busy="true">
      <p className="sr-only">{words.searching}</p>
      {children}
    </div>
  );
}
