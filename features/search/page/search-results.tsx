import type { ReactNode } from "react";
import type { QueryOptions } from "#app/data/query.ts";
import { type SearchFilters, searchPath } from "#domain/addresses.ts";
import { notices } from "#domain/notices.ts";
import { PagedList } from "#features/lists/paging/paged-list.tsx";
import { usePagedList } from "#features/lists/paging/use-paged-list.ts";
import { ListState } from "#features/search/endings/list-state.tsx";
import type { SearchChoice } from "#features/search/model/search-address.ts";
import type { SearchResultPage } from "../model/queries.ts";
import { NothingFound } from "./nothing-found.tsx";
import { ResultNotes } from "./result-notes.tsx";
import { Searching } from "./searching.tsx";

type SearchResultsProps<T> = {
  choice: SearchChoice;
  label: string;
  search: (query: string, page: number, filters: SearchFilters) => QueryOptions<SearchResultPage<T>>;
  /** Announces that so many were added. */
  moreText: (count: number) => string;
  /** `pending`: skeletons after the items. */
  children: (items: readonly T[], pending: number) => ReactNode;
};

/** The results of one type, from the address's page on. */
export function SearchResults<T extends { id: number }>({ choice, label, search, moreText, children }: SearchResultsProps<T>) {
  const { query, type, year, verbatim } = choice;
  const pathOf = (page: number): string => searchPath(query, type, { year, verbatim, page });
  const list = usePagedList({ parameter: "page", page: choice.page, pageQuery: (page) => search(query, page, choice) });
  return (
    <ListState query={list.query} failure={notices.search} skeleton={<Searching />} searchBox={false}>
      {(found: SearchResultPage<T>) =>
        found.items.length === 0 ? (
          <NothingFound choice={choice} otherType={found.otherType} />
        ) : (
          <div>
            <ResultNotes choice={choice} found={found} />
            <PagedList list={list} page={found} label={label} pathOf={pathOf} moreText={moreText} endsPage>
              {children}
            </PagedList>
          </div>
        )
      }
    </ListState>
  );
}
