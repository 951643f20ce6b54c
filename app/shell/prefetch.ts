import type { QueryClient } from "@tanstack/react-query";
import type { QueryOptions } from "#app/data/query.ts";
import { allQueries } from "#app/queries.ts";
import type { ScreenName } from "#app/route.ts";
import type { LazyPart } from "#app/ui/lazy-part.tsx";
import { pathWithout } from "#domain/language-addresses.ts";
import type { Language } from "#domain/languages.ts";
import type { Ask } from "#domain/query.ts";
import type { PublicSite } from "#domain/site.ts";
import { hasBadId, isNotFound, matchRoute } from "./match-route.ts";
import type { ScreenProps } from "./screen-stack.tsx";

export type PrefetchDeps = {
  client: QueryClient;
  ask: Ask;
  site: PublicSite;
  screens: Partial<Record<ScreenName, LazyPart<ScreenProps>>>;
  /** Of the page: links to others load a document. */
  language: Language;
};

/** How long a pointer is on a link before it counts as intent: shorter is a move across cards, or a tap that would wait for the prefetch. */
const hoverMs = 65;

function linkOf(event: Event): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  return link && link.origin === location.origin && link.target === "" ? link : null;
}

/** The server refuses a prefetch at once. One that takes longer has hung, and a page that waits for it must not wait twice. */
const refusedWithinMs = 1000;

/** A refused prefetch is no failure. If a page has mounted the query meanwhile, the query runs again. */
async function prefetchQuery(client: QueryClient, options: QueryOptions<unknown>): Promise<void> {
  const startedAt = performance.now();
  await client.prefetchQuery(options);
  if (performance.now() - startedAt > refusedWithinMs) return;
  const query = client.getQueryCache().find({ queryKey: options.queryKey, exact: true });
  if (query?.state.status === "error") await query.observers[0]?.refetch();
}

/** One screen's code after another's: a visitor who taps early waits for one of them. A failure is ignored: rendering fetches the code again. */
export async function prefetchScreens({ screens }: Pick<PrefetchDeps, "screens">, names: readonly ScreenName[]): Promise<void> {
  for (const name of names) await screens[name]?.load().catch(() => undefined);
}

/** Loads the code of a link's page, and its data unless it is fresh. */
function prefetchLink(link: HTMLAnchorElement, deps: PrefetchDeps): void {
  const path = pathWithout(deps.language, link.pathname);
  if (path === null) return;
  const match = matchRoute(path, link.search);
  if (match.kind === "redirect" || isNotFound(match)) return;
  const { route, id, parameters } = match;
  void prefetchScreens(deps, [route.screen]);
  if (hasBadId(match)) return;
  const request = { queries: allQueries(deps.ask, { priority: "speculative", language: deps.language }), id, parameters, site: deps.site };
  const { critical, anyOf, deferred } = route.queries ?? {};
  for (const queries of [critical, anyOf, deferred]) for (const query of queries?.(request) ?? []) void prefetchQuery(deps.client, query);
}

/** Prefetches when a pointer or a finger rests on a link, and on focus. */
export function prefetchOnIntent(deps: PrefetchDeps): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onHoverOrFocus = (event: Event) => {
    clearTimeout(timer);
    const link = linkOf(event);
    if (link) timer = setTimeout(() => prefetchLink(link, deps), hoverMs);
  };
  document.addEventListener("pointerover", onHoverOrFocus, { passive: true });
  document.addEventListener("focusin", onHoverOrFocus);
}
