import { dehydrate, type QueryClient } from "@tanstack/react-query";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router";
import type { Catalog } from "#domain/catalog.ts";
import type { PlaceholderTitles } from "#domain/placeholder-titles.ts";
import type { PublicSite } from "#domain/site.ts";
import { App } from "./app.tsx";
import { dataOrPlaceholder } from "./data/placeholder-titles.ts";
import { questions } from "./data/queries.ts";
import type { QueryOptions } from "./data/query.ts";
import { createQueryClient } from "./data/query-client.ts";
import { serverFailure } from "./data/server-failure.ts";
import { routeData } from "./page-answers.ts";
import { type Known, type PageRequest, routeQueries } from "./page-questions.ts";
import { type Address, addressOf } from "./pages.ts";
import { screenSources } from "./screen-sources.ts";
import { eagerScreens } from "./screens-at-hand.ts";
import { htmlDocument } from "./seo/html-document.ts";
import { jsonForScript } from "./seo/json-for-script.ts";
import { headOf } from "./seo/page-head.ts";
import { loadDeferred } from "./ui/deferred.ts";

export type { Address };
export { addressOf };

type PageAddress = Extract<Address, { kind: "page" }>;

/** The build's files: what every page needs, and each screen's own, by its source path. */
export type PageAssets = { entry: string; early: string | null; font: string | null; preload: string[]; styles: string[]; bySource: Record<string, string[]> };

/**
 * `deadlineMs`: how long answers may take before the page goes out without them, or as a 503 where they are critical. `listed`: what may
 * stand in for a film's or series' own answer then.
 */
export type RenderDeps = {
  catalog: Catalog;
  listed: PlaceholderTitles;
  site: PublicSite;
  assets: PageAssets;
  deadlineMs: number;
  /** Told of each question that failed; without it the console is. */
  onError?: (error: unknown) => void;
};

/** `complete` is false where a part failed or came too late: such a page is not to be kept. */
export type RenderedPage = {
  status: 200 | 404 | 503;
  html: string;
  complete: boolean;
  /** Milliseconds that its answers took, and its rendering. */
  dataMs: number;
  renderMs: number;
};

// A page is rendered whole, and at once.
await loadDeferred();

/** How much longer than for the title itself is waited for what lists say of it: both together stay within two seconds (quality.md, R6). */
const listsMs = 400;

type Deadline = { or: <T>(work: Promise<T>) => Promise<T | undefined>; cancel: () => void };

/** One deadline for a whole page: `or` waits for the work until then, however much was waited for before. */
function deadlineIn(milliseconds: number): Deadline {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), milliseconds);
  return { or: (work) => Promise.race([work, promise]), cancel: () => clearTimeout(timer) };
}

const requestOf = ({ id, parameters }: PageAddress, catalog: Catalog): PageRequest => ({ ask: questions(catalog), id, parameters });

/** Data of the page's queries; for a title that failed, what lists say of it. */
const dataIn =
  (client: QueryClient): Known =>
  (query) =>
    dataOrPlaceholder(client, query);

/** @returns whether each failed query has a placeholder from the server's lists */
async function loadPlaceholders(client: QueryClient, failed: readonly QueryOptions<unknown>[], listed: PlaceholderTitles): Promise<boolean> {
  const deadline = deadlineIn(listsMs);
  const loaded = await Promise.all(failed.map(({ placeholder }) => placeholder && deadline.or(placeholder.load(client, listed))));
  deadline.cancel();
  return loaded.every(Boolean);
}

type Asked = { status: RenderedPage["status"]; complete: boolean };

/** What is critical and did not come in time has failed: the page says so, and does not show a skeleton for good. */
function failLate(client: QueryClient, critical: readonly QueryOptions<unknown>[]): void {
  for (const { queryKey } of critical) {
    const query = client.getQueryCache().find({ queryKey, exact: true });
    if (query?.state.status === "pending") query.setState({ status: "error", fetchStatus: "idle" });
  }
}

/** Replaces causes, which are for the log alone, by the flag that `retryOnMount` reads (query-client.ts). */
function flagFailures(client: QueryClient): void {
  for (const query of client.getQueryCache().getAll()) if (query.state.status === "error") query.setState({ error: serverFailure, fetchFailureReason: null });
}

/** Runs the row's questions. Nothing is waited for beyond the deadline: what comes later is in the store for the next visitor. */
async function askAll(client: QueryClient, address: PageAddress, { catalog, listed }: RenderDeps, deadline: Deadline): Promise<Asked> {
  const { row } = address;
  if (row.screen === "notFound" || (row.keyed && address.id === 0)) return { status: 404, complete: true };
  const request = requestOf(address, catalog);
  const asks = routeQueries(row);
  const critical = asks.critical?.(request) ?? [];
  const rest = asks.rest?.(request) ?? [];
  const ask = (asked: typeof rest) => Promise.all(asked.map((question) => client.prefetchQuery(question)));
  const restAsked = deadline.or(ask(rest));
  await deadline.or(ask(critical));
  const hasData = ({ queryKey }: QueryOptions<unknown>): boolean => client.getQueryState(queryKey)?.status === "success";
  const failed = critical.filter((query) => !hasData(query));
  failLate(client, failed);
  if (!(await loadPlaceholders(client, failed, listed))) return { status: 503, complete: false };
  if (critical.some(({ queryKey }) => client.getQueryData(queryKey) === null)) return { status: 404, complete: true };
  const following = asks.following?.(request, dataIn(client)) ?? [];
  await Promise.all([restAsked, deadline.or(ask(following))]);
  return { status: 200, complete: failed.length === 0 && [...rest, ...following].every(hasData) };
}

/** What the browser starts from: answers and failures alike, so that it hydrates what the server rendered. */
const dehydratedQueries = (client: QueryClient) => dehydrate(client, { shouldDehydrateQuery: (query) => query.state.status !== "pending" });

/**
 * One page, whole: the row's questions asked, the tree rendered as the browser will hydrate it, the head, the answers.
 * Never rejects for a failing catalog: that is a 503 page.
 */
export async function renderPage(address: PageAddress, parts: RenderDeps): Promise<RenderedPage> {
  const { site, assets, catalog } = parts;
  const { row, parameters } = address;
  const client = createQueryClient({ retry: 0, ...(parts.onError && { report: parts.onError }) });
  const startedAt = performance.now();
  const deadline = deadlineIn(parts.deadlineMs);
  const { status, complete } = await askAll(client, address, parts, deadline);
  deadline.cancel();
  const answeredAt = performance.now();
  flagFailures(client);
  const search = parameters.size > 0 ? `?${parameters}` : "";
  const markup = renderToString(
    <StrictMode>
      <StaticRouter location={address.url}>
        <App screens={eagerScreens} catalog={catalog} site={site} client={client} />
      </StaticRouter>
    </StrictMode>,
  );
  const html = htmlDocument({
    head: headOf({
      ...routeData(row, requestOf(address, catalog), dataIn(client)),
      screen: row.screen,
      pattern: row.pattern,
      search,
      status,
      site,
    }),
    markup,
    state: jsonForScript({ screen: row.screen, site, queries: dehydratedQueries(client) }),
    assets,
    screenFiles: assets.bySource[screenSources[row.screen]] ?? [],
  });
  client.clear();
  return { status, html, complete, dataMs: answeredAt - startedAt, renderMs: performance.now() - answeredAt };
}
