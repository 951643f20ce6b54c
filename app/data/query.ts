import type { QueryClient } from "@tanstack/react-query";
import type { Notice } from "#domain/notices.ts";
import type { PlaceholderTitles } from "#domain/placeholder-titles.ts";

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: QueryMeta;
  }
}

/**
 * `failures`: the toasts of a failed query; none for the few that section 8 keeps silent. `secretKey`: the key holds what the
 * visitor typed, which no log may hold.
 */
export type QueryMeta = { failures: readonly Notice[]; secretKey?: true };

/** Stands in for a title's data while it is loading and where it failed. */
export type Placeholder<T> = {
  /** From the lists in the query cache. */
  read: (client: QueryClient) => T | undefined;
  /** On the server: puts what other lists say of the title into the query cache. Returns false if no list names it. */
  load: (client: QueryClient, titles: PlaceholderTitles) => Promise<boolean>;
};

/** One query of the catalog, in the form that TanStack Query takes. */
export type QueryOptions<T> = {
  queryKey: readonly (string | number)[];
  queryFn: (context: { signal: AbortSignal }) => Promise<T>;
  meta: QueryMeta;
  placeholder?: Placeholder<T>;
};
