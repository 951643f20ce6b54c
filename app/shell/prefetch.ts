import type { QueryClient } from "@tanstack/react-query";
import { type Queries, questions } from "#app/data/queries.ts";
import type { QueryOptions } from "#app/data/query.ts";
import { routeQueries } from "#app/page-questions.ts";
import { addressOf, type ScreenName } from "#app/pages.ts";
import { lazyScreens } from "#app/screens-on-demand.ts";
import { loadDeferred } from "#app/ui/deferred.ts";
import { whenIdle } from "#app/ui/idle.ts";
import type { Catalog } from "#domain/catalog.ts";

type Parts = { client: QueryClient; ask: Queries };

/** The screens that most clicks lead to; fetched when the browser has nothing else to do. */
const likelyNext = ["movie", "series", "person"] as const;

const savesData = (): boolean => "connection" in navigator && (navigator.connection as { saveData?: boolean } | undefined)?.saveData === true;

/** Code that cannot be fetched now is fetched when it is wanted. */
const fetchCode = (screen: ScreenName): Promise<void> => lazyScreens[screen].load().catch(() => undefined);

function linkOf(event: Event): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  return link && link.origin === location.origin && link.target === "" ? link : null;
}

/** Asks before anybody has come to see. What was refused is nobody's failure; a visitor who has come meanwhile is answered all the same. */
async function askAhead(client: QueryClient, question: QueryOptions<unknown>): Promise<void> {
  await client.prefetchQuery(question);
  const query = client.getQueryCache().find({ queryKey: question.queryKey, exact: true });
  if (query?.state.status === "error") await query.observers[0]?.refetch();
}

/** Asks what the page behind a link will ask. What is fresh already is not asked again. */
function fetchBehind(link: HTMLAnchorElement, { client, ask }: Parts): void {
  const address = addressOf(link.pathname, link.search);
  if (address.kind === "redirect" || address.row.screen === "notFound") return;
  const { row, id, parameters } = address;
  void fetchCode(row.screen);
  if (row.keyed && id === 0) return;
  const request = { ask, id, parameters };
  const { critical, rest } = routeQueries(row);
  for (const question of [...(critical?.(request) ?? []), ...(rest?.(request) ?? [])]) void askAhead(client, question);
}

/** A pointer that comes to rest on a link, the focus, or a finger that comes down: the visitor is about to go there. */
export function prefetchOnIntent(parts: Parts): void {
  // Long enough to tell resting on a card from sweeping over a wall of them.
  const restMs = 65;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = (event: Event) => {
    clearTimeout(timer);
    const link = linkOf(event);
    if (link) timer = setTimeout(() => fetchBehind(link, parts), restMs);
  };
  const now = (event: Event) => {
    const link = linkOf(event);
    if (link) fetchBehind(link, parts);
  };
  document.addEventListener("pointerover", soon, { passive: true });
  document.addEventListener("focusin", soon);
  document.addEventListener("touchstart", now, { passive: true });
}

/** The next screens' code, once the page is quiet; what is behind a link, once somebody is about to follow it. */
export function fetchAhead(client: QueryClient, catalog: Catalog): void {
  if (savesData()) return;
  prefetchOnIntent({ client, ask: questions(catalog) });
  whenIdle(() => {
    void Promise.all(likelyNext.map(fetchCode))
      .then(loadDeferred)
      .catch(() => undefined);
  });
}
