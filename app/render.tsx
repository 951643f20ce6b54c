import { type DehydratedState, dehydrate, type QueryClient } from "@tanstack/react-query";
import { type ReactNode, StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router";
import type { Catalog, Priority } from "#domain/catalog.ts";
import type { PlaceholderTitles } from "#domain/placeholder-titles.ts";
import type { PublicSite } from "#domain/site.ts";
import { App } from "./app.tsx";
import { dataOrPlaceholder } from "./data/placeholder-titles.ts";
import { allQueries } from "./data/queries.ts";
import type { QueryOptions } from "./data/query.ts";
import { createQueryClient } from "./data/query-client.ts";
import { serverFailure } from "./data/server-failure.ts";
import { type PageRequest, type ReadData, routes } from "./routes.ts";
import { htmlDocument } from "./seo/html-document.ts";
import { jsonForScript } from "./seo/json-for-script.ts";
import { pageHeadTags } from "./seo/page-head.ts";
import { hasBadId, isNotFound, matchRoute, type PageMatch, type RouteMatch } from "./shell/match-route.ts";
import { type ScreenProps, type Screens, screenNameOf } from "./shell/screen-stack.tsx";
import { PendingCode } from "./ui/deferred.ts";

export type { PageMatch, RouteMatch };
export { isNotFound, matchRoute };

/** The pages without an id that search engines may index. */
export const indexedPaths: readonly string[] = routes.filter(({ keyed, indexed }) => !keyed && indexed !== false).map(({ pattern }) => pattern);

type ScreenModule = { default: React.ComponentType<ScreenProps> };
const screenModules = import.meta.glob<ScreenModule>("./screens/*/*-screen.tsx", { eager: true });
const eagerScreens: Screens = Object.fromEntries(Object.entries(screenModules).map(([file, module]) => [screenNameOf(file), module.default]));

/** The source file of each screen, by the screen's name: its key in the build's manifest. */
export const screenSources: Record<string, string> = Object.fromEntries(
  Object.keys(screenModules).map((file) => [screenNameOf(file), file.replace("./", "app/")]),
);

/** The build's files: what every page needs, and what each screen adds, by the screen's name. */
export type PageAssets = { entry: string; early: string | null; font: string | null; preload: string[]; styles: string[]; byScreen: Record<string, string[]> };

export type Schedule = <T>(work: () => T) => Promise<T>;

export type RenderDeps = {
  catalog: Catalog;
  /** Replace a film's or series' own data if its query fails. */
  placeholders: PlaceholderTitles;
  site: PublicSite;
  assets: PageAssets;
  /** How long queries may take before the page goes out without them, or as a 503 if they are critical. */
  deadlineMs: number;
  /** Of calls to the provider. */
  priority: Priority;
  /** Calls the function that it gets when the process may spend the time. Rendering is synchronous: nothing else runs meanwhile. */
  schedule: Schedule;
  /** Whether a critical query failed for lack of capacity: then the page is not worth its rendering, and `renderPage` rejects with the error. */
  isOverload?: (error: unknown) => boolean;
  /** Called for each query that failed; the default is the console. */
  onError?: (error: unknown) => void;
};

/** `complete` is false if a query failed or was too late: such a page must not be cached. */
export type RenderedPage = {
  status: 200 | 404 | 503;
  html: string;
  complete: boolean;
  /** Milliseconds of the queries, and of rendering with its wait. */
  dataMs: number;
  renderMs: number;
};

/** How long placeholders may take after the deadline: both together stay within two seconds (quality.md, R6). */
const placeholdersMs = 400;
/** Deferred components may be nested, but not deeper than this. */
const maxRenderPasses = 5;

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

/** A late critical query counts as failed: otherwise the page would show its skeleton forever. Cancelled, it cannot succeed before the rendering. */
function failLate(client: QueryClient, late: readonly QueryOptions<unknown>[]): void {
  for (const { queryKey } of late) {
    const query = client.getQueryCache().find({ queryKey, exact: true });
    if (query?.state.status !== "pending") continue;
    void query.cancel({ silent: true });
    query.setState({ status: "error", fetchStatus: "idle" });
  }
}

/** Replaces causes, which are for the log alone, by the flag that `retryOnMount` reads (query-client.ts). */
function flagFailures(client: QueryClient): void {
  for (const query of client.getQueryCache().getAll())
    if (query.state.status === "error") query.setState({ error: serverFailure, fetchFailureReason: serverFailure });
}

type Loaded = { status: RenderedPage["status"]; complete: boolean };

/** Runs the route's queries until the deadline. Later data is stored for the next request. */
async function loadData(client: QueryClient, match: PageMatch, request: PageRequest, deps: RenderDeps, data: ReadData): Promise<Loaded> {
  if (isNotFound(match) || hasBadId(match)) return { status: 404, complete: true };
  const deadline = deadlineIn(deps.deadlineMs);
  const { queries = {} } = match.route;
  const critical = queries.critical?.(request) ?? [];
  const deferred = queries.deferred?.(request) ?? [];
  const run = (options: readonly QueryOptions<unknown>[]) => deadline.race(Promise.all(options.map((query) => client.prefetchQuery(query))));
  const hasData = ({ queryKey }: QueryOptions<unknown>): boolean => client.getQueryState(queryKey)?.status === "success";
  try {
    const deferredRun = run(deferred);
    await run(critical);
    const failed = critical.filter((query) => !hasData(query));
    failLate(client, failed);
    if (!(await loadPlaceholders(client, failed, deps.placeholders))) {
      const overload = failed.map(({ queryKey }) => client.getQueryState(queryKey)?.error).find((error) => deps.isOverload?.(error));
      if (overload) throw overload;
      return { status: 503, complete: false };
    }
    if (critical.some(({ queryKey }) => client.getQueryData(queryKey) === null)) return { status: 404, complete: true };
    const dependent = queries.dependent?.(request, data) ?? [];
    await Promise.all([deferredRun, run(dependent)]);
    return { status: 200, complete: failed.length === 0 && [...deferred, ...dependent].every(hasData) };
  } finally {
    deadline.cancel();
  }
}

/** Failed queries are included, so that hydration matches the markup. */
const settledQueries = (client: QueryClient): DehydratedState => dehydrate(client, { shouldDehydrateQuery: (query) => query.state.status !== "pending" });

type Rendered = { markup: string; queries: DehydratedState };

/** Markup and data of one moment: a late query may settle between two. `pending`: the code that deferred components still load. */
function renderOnce(tree: ReactNode, client: QueryClient): Rendered & { pending: Promise<unknown>[] } {
  flagFailures(client);
  const pending: Promise<unknown>[] = [];
  const markup = renderToString(<PendingCode value={(code) => pending.push(code)}>{tree}</PendingCode>);
  return { markup, queries: settledQueries(client), pending };
}

/** Renders until the code of all deferred components is loaded. After a process's first pages this takes one pass. */
async function renderWhole(tree: ReactNode, client: QueryClient, schedule: Schedule): Promise<Rendered> {
  for (let pass = 1; ; pass += 1) {
    const { pending, ...rendered } = await schedule(() => renderOnce(tree, client));
    if (pending.length === 0 || pass === maxRenderPasses) return rendered;
    await Promise.all(pending);
  }
}

/** Renders the document of a page: markup for hydration, head, and the queries' data. A failing catalog does not reject, unless it is overloaded: it is a 503 page. */
export async function renderPage(match: PageMatch, deps: RenderDeps): Promise<RenderedPage> {
  const { site, assets, catalog } = deps;
  const { route, id, parameters } = match;
  const client = createQueryClient({ retry: 0, ...(deps.onError && { logFailure: deps.onError }) });
  const request: PageRequest = { queries: allQueries(catalog, { priority: deps.priority }), id, parameters };
  const data: ReadData = (query) => dataOrPlaceholder(client, query);
  const startedAt = performance.now();
  const { status, complete } = await loadData(client, match, request, deps, data);
  const loadedAt = performance.now();
  const search = parameters.size > 0 ? `?${parameters}` : "";
  const head = await route.head({ ...request, data, site });
  const tree = (
    <StrictMode>
      <StaticRouter location={match.url}>
        <App screens={eagerScreens} catalog={catalog} site={site} client={client} />
      </StaticRouter>
    </StrictMode>
  );
  const { markup, queries } = await renderWhole(tree, client, deps.schedule);
  const html = htmlDocument({
    head: pageHeadTags(head, { status, search, site }),
    markup,
    state: jsonForScript({ screen: route.screen, site, queries }),
    assets,
    screenFiles: assets.byScreen[route.screen] ?? [],
  });
  client.clear();
  return { status, html, complete, dataMs: loadedAt - startedAt, renderMs: performance.now() - loadedAt };
}
