import { QueryCache, QueryClient } from "@tanstack/react-query";
import { limits } from "#domain/limits.ts";
import type { Notice } from "#domain/notices.ts";
import { CatalogueError } from "./catalogue-error.ts";

/** `report`: where a question that failed for good is written down; the browser's console if nothing else is said. */
type Options = { retry: number; onFailure?: (notice: Notice) => void; report?: (error: Error, question: string) => void };

const toConsole = (error: Error, question: string): void => console.warn(`${question}: ${error.message}`);

/** Section 9's data queries: one retry, fresh for five minutes, nothing refetched on focus. */
export function createQueryClient({ retry, onFailure, report = toConsole }: Options): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        report(error, query.meta?.secretKey ? String(query.queryKey[0]) : query.queryKey.join(" "));
        if (query.meta?.failure) onFailure?.(query.meta.failure);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: limits.queries.freshMs,
        // An answer that says "you asked wrongly" does not change by asking again.
        retry: (failures, error) => failures < retry && !(error instanceof CatalogueError && error.status >= 400 && error.status < 500),
        refetchOnWindowFocus: false,
        // Offline is a failure that is said, not a wait without end.
        networkMode: "always",
        // A section that failed stays as the server rendered it until the visitor asks again.
        retryOnMount: false,
      },
    },
  });
}
