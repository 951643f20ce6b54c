import { dehydrate, type QueryClient } from "@tanstack/react-query";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router";
import type { Catalogue } from "#domain/catalogue.ts";
import type { PublicSite } from "#domain/site.ts";
import { App, type Screens } from "./app.tsx";
import { type Address, addressOf, type PageRow } from "./pages.ts";
import { createQueryClient } from "./queries/query-client.ts";
import { questions } from "./queries/questions.ts";
import { screenSources } from "./screen-sources.ts";
import HomeScreen from "./screens/home/home-screen.tsx";
import MovieScreen from "./screens/movie/movie-screen.tsx";
import NotFoundScreen from "./screens/not-found/not-found-screen.tsx";
import { htmlDocument } from "./seo/html-document.ts";
import { jsonForScript } from "./seo/json-for-script.ts";
import { headOf } from "./seo/page-head.ts";

export type { Address };
export { addressOf };

type PageAddress = Extract<Address, { kind: "page" }>;

/** The build's files: what every page needs, and each screen's own, by its source path. */
export type PageAssets = { entry: string; early: string | null; preload: string[]; styles: string[]; bySource: Record<string, string[]> };

/** `deadlineMs`: how long the rest may take before the page goes out without it. */
export type RenderParts = { catalogue: Catalogue; site: PublicSite; assets: PageAssets; deadlineMs: number };

/** `complete` is false where a part failed or came too late: such a page is not to be kept. */
export type RenderedPage = { status: 200 | 404 | 503; html: string; complete: boolean };

const screens: Screens = { home: HomeScreen, movie: MovieScreen, notFound: NotFoundScreen };

function within(milliseconds: number, work: Promise<unknown>): Promise<unknown> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}

type Asked = { status: RenderedPage["status"]; complete: boolean };

/** Runs the row's questions. What is critical is waited for (the provider's client has its own limits); the rest until the deadline. */
async function askAll(client: QueryClient, row: PageRow, address: PageAddress, { catalogue, deadlineMs }: RenderParts): Promise<Asked> {
  if (row.screen === "notFound" || (row.keyed && address.id === 0)) return { status: 404, complete: true };
  const request = { ask: questions(catalogue), id: address.id, parameters: address.parameters };
  const critical = row.critical?.(request) ?? [];
  const rest = row.rest?.(request) ?? [];
  const restAsked = within(deadlineMs, Promise.all(rest.map((question) => client.prefetchQuery(question))));
  await Promise.all(critical.map((question) => client.prefetchQuery(question)));
  const states = critical.map((question) => client.getQueryState(question.queryKey));
  if (states.some((state) => state?.status !== "success")) return { status: 503, complete: false };
  if (states.some((state) => state?.data === null)) return { status: 404, complete: true };
  await restAsked;
  return { status: 200, complete: rest.every((question) => client.getQueryState(question.queryKey)?.status === "success") };
}

/** What the browser starts from: answers and failures alike, so that it hydrates what the server rendered. Why one failed is not its business. */
function answersOf(client: QueryClient) {
  const { queries } = dehydrate(client, { shouldDehydrateQuery: (query) => query.state.status !== "pending" });
  return { queries: queries.map((query) => ({ ...query, state: { ...query.state, error: null, fetchFailureReason: null } })) };
}

/**
 * One page, whole: the row's questions asked, the tree rendered as the browser will hydrate it, the head, the answers.
 * Never rejects for a failing catalogue: that is a 503 page.
 */
export async function renderPage(address: PageAddress, parts: RenderParts): Promise<RenderedPage> {
  const { site, assets, catalogue } = parts;
  const { row } = address;
  const client = createQueryClient({ retry: 0 });
  const { status, complete } = await askAll(client, row, address, parts);
  const markup = renderToString(
    <StrictMode>
      <StaticRouter location={address.url}>
        <App screens={screens} catalogue={catalogue} site={site} client={client} />
      </StaticRouter>
    </StrictMode>,
  );
  const html = htmlDocument({
    head: headOf({ screen: row.screen, pattern: row.pattern, status, site, movie: client.getQueryData(questions(catalogue).movie(address.id).queryKey) }),
    markup,
    state: jsonForScript({ screen: row.screen, site, queries: answersOf(client) }),
    assets,
    screenFiles: assets.bySource[screenSources[row.screen]] ?? [],
  });
  client.clear();
  return { status, html, complete };
}
