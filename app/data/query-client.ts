import { QueryCache, QueryClient } from "@tanstack/react-query";
import { limits } from "#domain/limits.ts";
import type { Notice } from "#domain/notices.ts";
import { ownRetryMs } from "./own-retries.ts";

/** The error of a query that failed on the server. JSON, because it is dehydrated; without the cause, which may contain the provider's URLs. */
export const serverFailure = { name: "ServerFailure", message: "Failed on the server", failedOnServer: true } as const;

export const isServerFailure = (error: unknown): boolean => typeof error === "object" && error !== null && "failedOnServer" in error;

/** `onFailure`: called after the last retry. `logFailure` defaults to the console; `query` is the key, without what the visitor typed. */
type Options = { retry?: number; onFailure?: (notice: Notice) => void; logFailure?: (error: Error, query: string) => void };

const logToConsole = (error: Error, query: string): void => console.warn(`${query}: ${error.message}`);

const forToast = ({ isInline }: Notice): boolean => !isInline;

/** The distinct notices of failed queries, for toasts. */
export function failureNotices(client: QueryClient): Notice[] {
  const queries = client.getQueryCache().getAll();
  const failures = queries.flatMap(({ state, meta }) => (state.status === "error" && meta ? meta.failures : []));
  return [...new Map(failures.filter(forToast).map((notice) => [notice.id, notice])).values()];
}

/** Section 9's data queries. */
export function createQueryClient({ retry = limits.queries.retry, onFailure, logFailure = logToConsole }: Options = {}): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        logFailure(error, query.meta?.secretKey ? String(query.queryKey[0]) : query.queryKey.join(" "));
        // A failed prefetch has no observer and shows no toast.
        if (query.getObserversCount() > 0) for (const notice of query.meta?.failures.filter(forToast) ?? []) onFailure?.(notice);
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: limits.queries.freshMs,
        retry,
        retryDelay: limits.waiting.retryDelayMs,
        refetchInterval: ownRetryMs,
        refetchOnWindowFocus: false,
        refetchOnReconnect: ({ state }) => state.status === "error",
        // Offline, a query fails with a toast instead of pausing.
        networkMode: "always",
        // A query that failed on the server waits for the visitor's retry, so that hydration matches. One that failed here runs again on mount.
        retryOnMount: (query) => !isServerFailure(query.state.error),
      },
    },
  });
}
