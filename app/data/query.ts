import type { Notice } from "#domain/notices.ts";

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: QueryMeta;
  }
}

/**
 * `failure` is what the visitor is told, inline and as a toast; `null` for the few that section 8 keeps silent. `secretKey`: the
 * key says what somebody typed, which no log may hold.
 */
export type QueryMeta = { failure: Notice | null; secretKey?: true };

/** One thing to be asked of the catalog, in the form that TanStack Query takes. */
export type QueryOptions<T> = {
  queryKey: readonly (string | number)[];
  queryFn: (context: { signal: AbortSignal }) => Promise<T>;
  meta: QueryMeta;
};
