import { skipToken, useQuery } from "@tanstack/react-query";
import { useSettled } from "#app/ui/settled.ts";
import { limits } from "#domain/limits.ts";
import { useDiscoverQueries } from "./discover-queries.ts";
import { discoverPath } from "./model/discover-address.ts";
import type { DiscoverFilters } from "./model/discover-filters.ts";

/** `isChanged`: the form says something else than the address. `count`: of its titles, once they are known. */
type DraftCount = { isChanged: boolean; count: number | null };

/** Counts the titles of a form that is not applied yet. The list that it loads is there at once when it is applied. */
export function useDraftCount(draft: DiscoverFilters, applied: DiscoverFilters): DraftCount {
  const { discover } = useDiscoverQueries();
  const isChanged = discoverPath(draft) !== discoverPath({ ...applied, page: 1 });
  const isDue = useSettled(draft, limits.search.debounceMs) === draft && isChanged;
  const list = discover(draft);
  // A key of its own while nothing is counted: under the list's it would replace that query's failure notice. What is not applied need not stay.
  const { data } = useQuery({
    ...(isDue ? { ...list, meta: { failures: [] }, gcTime: limits.queries.freshMs } : { queryKey: ["no draft"], queryFn: skipToken }),
    select: ({ totalResults }) => totalResults,
  });
  return { isChanged, count: isDue ? (data ?? null) : null };
}
