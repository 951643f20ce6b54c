import type { QueryClient } from "@tanstack/react-query";
import { isBeyondEnd, type Page } from "#domain/page.ts";
import type { PlaceholderTitles } from "#domain/placeholder-titles.ts";
import type { QueryOptions } from "./data/query.ts";
import type { PageRequest, ReadData } from "./route.ts";
import { hasBadId, isNotFound, type PageMatch } from "./shell/match-route.ts";

/** How long placeholders may take after the deadline: both together stay within two seconds (quality.md, R6). */
const placeholdersMs = 400;
/** How long a page without a result waits for films to suggest, which come from memory or the store. */
const suggestionsMs = 50;

/** `race` resolves with the work's result, or with `undefined` at the deadline. */
type Deadline = { race: <T>(work: Promise<T>) => Promise<T | undefined>; cancel: () => void };

function deadlineIn(milliseconds: number): Deadline {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), milliseconds);
  return { race: (work) => Promise.race([work, promise]), cancel: () => clearTimeout(timer) };
}

/** Returns whether every failed query now has a placeholder. */
async function loadPlaceholders(client: QueryClient, failed: readonly QueryOptions<unknown>[], titles: PlaceholderTitles): Promise<boolean> {
  const deadline = deadlineIn(placeholdersMs);
  const loaded = await Promise.all(failed.map(async ({ placeholder }) => placeholder && deadline.race(placeholder.load(client, titles))));
  deadline.cancel();
  return loaded.every(Boolean);
}

/** A late query of the page's own data counts as failed: otherwise the page would show its skeleton forever. Cancelled, it cannot succeed before the rendering. */
function failLate(client: QueryClient, late: readonly QueryOptions<unknown>[]): void {
  for (const { queryKey } of late) {
    const query = client.getQueryCache().find({ queryKey, exact: true });
    if (query?.state.status !== "pending") continue;
    void query.cancel({ silent: true });
    query.setState({ status: "error", fetchStatus: "idle" });
  }
}

/** Without cached films the browser loads them. */
async function loadSuggestions(client: QueryClient, { queries }: PageRequest): Promise<void> {
  const options = queries.suggestedMovies();
  const deadline = deadlineIn(suggestionsMs);
  await deadline.race(client.prefetchQuery(options));
  deadline.cancel();
  if (!client.getQueryData<unknown[]>(options.queryKey)?.length) client.removeQueries({ queryKey: options.queryKey });
}

/** A failed list says nothing about its end. */
const endsBefore = (page: Page<unknown> | undefined): boolean => page !== undefined && isBeyondEnd(page);

export type DataDeps = {
  /** Replace a film's or series' own data if its query fails. */
  placeholders: PlaceholderTitles;
  /** How long queries may take before the page goes out without them, or as a 503 if they are critical. */
  deadlineMs: number;
  /** Whether a critical query failed for lack of capacity: then the page is not worth its rendering, and `renderPage` rejects with the error. */
  isOverload?: (error: unknown) => boolean;
};

/** `complete` is false if a query failed or was too late: such a page must not be cached. */
export type LoadedData = { status: 200 | 404 | 503; complete: boolean };

/** Runs the route's queries until the deadline. Later data is stored for the next request. */
async function loadRoute(client: QueryClient, match: PageMatch, request: PageRequest, deps: DataDeps, data: ReadData): Promise<LoadedData> {
  const deadline = deadlineIn(deps.deadlineMs);
  const { queries = {} } = match.route;
  const critical = queries.critical?.(request) ?? [];
  const anyOf = queries.anyOf?.(request) ?? [];
  const deferred = queries.deferred?.(request) ?? [];
  const run = (options: readonly QueryOptions<unknown>[]) => deadline.race(Promise.all(options.map((query) => client.prefetchQuery(query))));
  const hasData = ({ queryKey }: QueryOptions<unknown>): boolean => client.getQueryState(queryKey)?.status === "success";
  try {
    const deferredRun = run(deferred);
    await run([...critical, ...anyOf]);
    const lacksData = (query: QueryOptions<unknown>) => !hasData(query);
    const failedParts = anyOf.filter(lacksData);
    const failed = [...critical.filter(lacksData), ...(failedParts.length === anyOf.length ? failedParts : [])];
    failLate(client, [...failed, ...failedParts]);
    if (!(await loadPlaceholders(client, failed, deps.placeholders))) {
      const overload = failed.map(({ queryKey }) => client.getQueryState(queryKey)?.error).find((error) => deps.isOverload?.(error));
      if (overload) throw overload;
      return { status: 503, complete: false };
    }
    if (critical.some(({ queryKey }) => client.getQueryData(queryKey) === null)) return { status: 404, complete: true };
    const dependent = queries.dependent?.(request, data) ?? [];
    await Promise.all([deferredRun, run(dependent)]);
    if (queries.lists?.(request).some((list) => endsBefore(data(list)))) return { status: 404, complete: true };
    return { status: 200, complete: failed.length === 0 && [...anyOf, ...deferred, ...dependent].every(hasData) };
  } finally {
    deadline.cancel();
  }
}

/** An absent or failed page's suggestions change neither its status nor whether it is cached. */
export async function loadData(client: QueryClient, match: PageMatch, request: PageRequest, deps: DataDeps, data: ReadData): Promise<LoadedData> {
  const loaded: LoadedData = isNotFound(match) || hasBadId(match) ? { status: 404, complete: true } : await loadRoute(client, match, request, deps, data);
  if (loaded.status !== 200 || match.route.queries?.hasNoResult?.(request, data)) await loadSuggestions(client, request);
  return loaded;
}
