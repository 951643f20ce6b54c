import type { QueryClient } from "@tanstack/react-query";
import type { QueryOptions } from "#app/data/query.ts";
import { allQueries } from "#app/queries.ts";
import { pathWithout } from "#domain/language-addresses.ts";
import type { Language } from "#domain/languages.ts";
import type { Ask } from "#domain/query.ts";
import type { PublicSite } from "#domain/site.ts";
import { hasBadId, isNotFound, matchRoute } from "./match-route.ts";
import { type LoadScreen, prefetchScreens } from "./prefetch-screens.ts";

export type PrefetchDeps = {
  client: QueryClient;
  ask: Ask;
  site: PublicSite;
  loadScreen: LoadScreen;
  /** Of the page: links to others load a document. */
  language: Language;
};

/** How long a pointer is on a link before it counts as intent: shorter is a move across cards, or a tap that would wait for the prefetch. */
const hoverMs = 65;

function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest("a") : null;
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

/** Loads the code of a link's page, and its data unless it is fresh. */
function prefetchLink(link: HTMLAnchorElement, deps: PrefetchDeps): void {
  const path = pathWithout(deps.language, link.pathname);
  if (path === null) return;
  const match = matchRoute(path, link.search);
  if (match.kind === "redirect" || isNotFound(match)) return;
  const { route, id, parameters } = match;
  void prefetchScreens(deps.loadScreen, [route.screen]);
  if (hasBadId(match)) return;
  const request = { queries: allQueries(deps.ask, { priority: "speculative", language: deps.language }), id, parameters, site: deps.site };
  const { critical, anyOf, deferred } = route.queries ?? {};
  for (const queries of [critical, anyOf, deferred]) for (const query of queries?.(request) ?? []) void prefetchQuery(deps.client, query);
}

/** Prefetches when a pointer or a finger rests on a link, and on focus. It may rest there already. */
export function prefetchOnIntent(deps: PrefetchDeps): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restOn = (target: EventTarget | null) => {
    clearTimeout(timer);
    const link = linkAt(target);
    if (link) timer = setTimeout(() => prefetchLink(link, deps), hoverMs);
  };
  document.addEventListener("pointerover", ({ target }) => restOn(target), { passive: true });
  document.addEventListener("focusin", ({ target }) => restOn(target));
  restOn(document.querySelector("a:hover") ?? document.activeElement);
}
