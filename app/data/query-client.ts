import { QueryCache, QueryClient } from "@tanstack/react-query";
import { limits } from "#domain/limits.ts";
import type { Notice } from "#domain/notices.ts";
import { isServerFailure } from "./server-failure.ts";

/** `report`: where a question that failed for good is written down; the browser's console if nothing else is said. */
type Options = { retry: number; onFailure?: (notice: Notice) => void; report?: (error: Error, question: string) => void };

const toConsole = (error: Error, question: string): void => console.warn(`${question}: ${error.message}`);

/** The notices of the queries that failed when this page was rendered, each once. */
export function failuresIn(client: QueryClient): Notice[] {
  const queries = client.getQueryCache().getAll();
  const failures = queries.flatMap(({ state, meta }) => (state.status === "error" && meta ? meta.failures : []));
  return [...new Map(failures.map((notice) => [notice.text, notice])).values()];
}

/** Section 9's data queries: one retry, fresh for five minutes, nothing refetched on focus. */
export function createQueryClient({ retry, onFailure, report = toConsole }: Options): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        report(error, query.meta?.secretKey ? String(query.queryKey[0]) : query.queryKey.join(" "));
        // A prefetch that fails is not on the page yet.
        if (query.getObserversCount() > 0) for (const notice of query.meta?.failures ?? []) onFailure?.(notice);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: limits.queries.freshMs,
        retry,
        refetchOnWindowFocus: false,
        // Offline is a failure that is said, not a wait without end.
        networkMode: "always",
        // A section that failed on the server stays as rendered until the visitor retries. A query that failed here is run again by the page that mounts it.
        retryOnMount: (query) => !isServerFailure(query.state.error),
      },
    },
  });
}
