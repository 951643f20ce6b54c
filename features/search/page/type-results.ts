import { type UseQueryResult, useQuery, useQueryClient } from "@tanstack/react-query";
import type { SearchType } from "#domain/addresses.ts";
import { type SearchChoice, searchedTypes } from "#features/search/model/search-address.ts";
import { type SearchItem, searchBoxQuery, useSearchQueries } from "#features/search/search-queries.ts";
import type { SearchResultPage } from "../model/queries.ts";

export type TypeResult = { type: SearchType; search: UseQueryResult<SearchResultPage<SearchItem>> };

function useTypeSearch(type: SearchType, choice: SearchChoice): UseQueryResult<SearchResultPage<SearchItem>> {
  const client = useQueryClient();
  const options = useSearchQueries().search(type, choice.query, choice.page, choice);
  // The search box may have loaded page 1 of the same query, under a key of its own.
  const initialData = () => client.getQueryData<SearchResultPage<SearchItem>>(searchBoxQuery(options).queryKey);
  return useQuery({ ...options, initialData, enabled: searchedTypes(choice).includes(type) });
}

/** The address's page of each type that its tab shows. */
export function useTypeResults(choice: SearchChoice): TypeResult[] {
  const searches = { movies: useTypeSearch("movies", choice), tv: useTypeSearch("tv", choice), people: useTypeSearch("people", choice) };
  return searchedTypes(choice).map((type) => ({ type, search: searches[type] }));
}
