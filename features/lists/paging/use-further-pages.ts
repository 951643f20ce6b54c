import { useQueries, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Page } from "#domain/page.ts";
import { type LoadedPages, shownOf } from "./loaded-pages.ts";
import type { ContinuedList } from "./use-paged-list.ts";

/** The pages up to one that is missing. */
function leading<T>(pages: readonly (Page<T> | undefined)[]): Page<T>[] {
  const missing = pages.indexOf(undefined);
  return pages.slice(0, missing < 0 ? undefined : missing).flatMap((page) => page ?? []);
}

/**
 * What a list shows of its first page and `more` pages below, with a retry after a failure. Each page is a query of its own: the one of its own
 * address.
 */
export function useFurtherPages<T extends { id: number }>({ first, pageQuery }: ContinuedList<T>, page: Page<T>, more: number) {
  const client = useQueryClient();
  const queriesOf = (count: number) => Array.from({ length: count }, (_, index) => pageQuery(first + 1 + index));
  const cached = leading(queriesOf(more + 1).map(({ queryKey }) => client.getQueryData<Page<T>>(queryKey)));
  const { toLoad } = shownOf({ first: page, more, further: more > 0 ? cached : [] });
  const { further, hasFailed } = useQueries({
    // What the visitor has read must not change.
    queries: queriesOf(toLoad).map((query) => ({ ...query, staleTime: Number.POSITIVE_INFINITY })),
    combine: (results) => ({
      further: leading(results.map(({ data }) => data)),
      hasFailed: results.some(({ data, isError }) => data === undefined && isError),
    }),
  });
  const loaded: LoadedPages<T> = useMemo(() => shownOf({ first: page, more, further }), [page, more, further]);
  const retry = () => void client.refetchQueries({ queryKey: pageQuery(first + further.length + 1).queryKey, exact: true });
  return { loaded, retry: hasFailed ? retry : null };
}
