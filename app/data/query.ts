import type { QueryClient } from "@tanstack/react-query";
import type { Notice } from "#domain/notices.ts";
import type { PlaceholderTitles } from "#domain/placeholder-titles.ts";

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: QueryMeta;
  }
}

/** `failures`: the toasts of a failed query. `secretKey`: the key holds what the visitor typed, which must not be logged. */
export type QueryMeta = { failures: readonly Notice[]; secretKey?: true };

/** A title's data from lists, while its own data loads or after it failed. */
export type Placeholder<T> = {
  /** From the lists in the query cache. */
  read: (client: QueryClient) => T | undefined;
  /** On the server: stores the title as other lists have it in the query cache. Resolves to false if no list has it. */
  load: (client: QueryClient, titles: PlaceholderTitles) => Promise<boolean>;
};

/** A query and its input, in the form that TanStack Query takes. */
export type QueryOptions<T> = {
  queryKey: readonly (string | number)[];
  queryFn: (context: { signal: AbortSignal }) => Promise<T>;
  meta: QueryMeta;
  /** How long unused data are kept, in milliseconds. */
  gcTime?: number;
  placeholder?: Placeholder<T>;
};
