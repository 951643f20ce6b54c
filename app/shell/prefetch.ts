import type { QueryClient } from "@tanstack/react-query";
import { type Questions, questions } from "#app/data/queries.ts";
import type { Question } from "#app/data/query.ts";
import { pageQuestions } from "#app/page-questions.ts";
import { addressOf, type ScreenName } from "#app/pages.ts";
import { screensOnDemand } from "#app/screens-on-demand.ts";
import { loadLaterParts } from "#app/ui/deferred.ts";
import { whenIdle } from "#app/ui/idle.ts";
import type { Catalogue } from "#domain/catalog.ts";

type Parts = { client: QueryClient; ask: Questions };

/** The screens that most clicks lead to; fetched when the browser has nothing else to do. */
const likelyNext = ["movie", "series", "person"] as const;

const savesData = (): boolean => "connection" in navigator && (navigator.connection as { saveData?: boolean } | undefined)?.saveData === true;

/** Code that cannot be fetched now is fetched when it is wanted. */
const fetchCode = (screen: ScreenName): Promise<void> => screensOnDemand[screen].load().catch(() => undefined);

function linkOf(event: Event): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  return link && link.origin === location.origin && link.target === "" ? link : null;
}

/** Asks before anybody has come to see. What was refused is nobody's failure; a visitor who has come meanwhile is answered all the same. */
async function askAhead(client: QueryClient, question: Question<unknown>): Promise<void> {
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
  const { critical, rest } = pageQuestions(row);
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
export function fetchAhead(client: QueryClient, catalogue: Catalogue): void {
  if (savesData()) return;
  prefetchOnIntent({ client, ask: questions(catalogue) });
  whenIdle(() => {
    void Promise.all(likelyNext.map(fetchCode))
      .then(loadLaterParts)
      .catch(() => undefined);
  });
}
