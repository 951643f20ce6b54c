import { useQueries, useQueryClient } from "@tanstack/react-query";
import { type MouseEvent, type ReactNode, useState } from "react";
import type { QueryOptions } from "#app/data/query.ts";
import { quickly } from "#app/data/search-queries.ts";
import { QueryState } from "#app/movie/query-state.tsx";
import { searchTabs } from "#content/search.ts";
import type { SearchResultPage } from "#domain/catalog.ts";
import { notices } from "#domain/notices.ts";
import type { SearchType } from "#domain/paths.ts";
import { MoreResults } from "./more-results.tsx";
import { NothingFound } from "./nothing-found.tsx";

type SearchResultsProps<T> = {
  query: string;
  type: SearchType;
  /** The first page that is shown; "Load more" puts the next ones below it. */
  page: number;
  question: (query: string, page: number) => QueryOptions<SearchResultPage<T>>;
  skeleton: ReactNode;
  children: (items: T[], label: string, isFirst: boolean) => ReactNode;
};

/** How many pages stand in the cache one after another: whoever comes back from a title finds all that was loaded. */
function usePagesAtHand<T>(question: (page: number) => QueryOptions<SearchResultPage<T>>, first: number): [number, () => void] {
  const client = useQueryClient();
  const [count, setCount] = useState(() => {
    let known = 1;
    while (client.getQueryData(question(first + known).queryKey) !== undefined) known += 1;
    return known;
  });
  return [count, () => setCount(count + 1)];
}

export function SearchResults<T>({ query, type, page: first, question, skeleton, children }: SearchResultsProps<T>) {
  const client = useQueryClient();
  const ofPage = (page: number) => question(query, page);
  const [count, loadMore] = usePagesAtHand(ofPage, first);
  // What the search box found for the same words is this page's first answer already.
  const initialData = () => client.getQueryData<SearchResultPage<T>>(quickly(ofPage(1)).queryKey);
  const pages = useQueries({
    queries: Array.from({ length: count }, (_, index) => ({ ...ofPage(first + index), ...(first + index === 1 && { initialData }) })),
  });
  const label = searchTabs.find((tab) => tab.type === type)?.text ?? "";
  const shown = pages.reduce((sum, { data }) => sum + (data?.results.length ?? 0), 0);
  const last = pages.at(-1);
  const lastKnown = pages.findLast(({ data }) => data !== undefined)?.data;
  const more = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (last?.data) loadMore();
  };
  return (
    <div className="grid gap-8">
      {pages.map((answer, index) => (
        <QueryState key={first + index} query={answer} failure={notices.search} skeleton={<Waiting>{skeleton}</Waiting>}>
          {(found) =>
            found.results.length === 0 && first + index === 1 ? (
              <NothingFound query={query} type={type} meant={found.didYouMean ?? []} />
            ) : (
              children(found.results, index === 0 ? label : `${label}, page ${first + index}`, index === 0)
            )
          }
        </QueryState>
      ))}
      {lastKnown && <MoreResults {...{ query, type, first, shown, found: lastKnown, waiting: last?.isPending === true, onMore: more }} />}
    </div>
  );
}

function Waiting({ children }: { children: ReactNode }) {
  return (
    <div aria-busy="true">
      <p className="sr-only">Searching</p>
      {children}
    </div>
  );
}
