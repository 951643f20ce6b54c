import type { IncomingMessage, ServerResponse } from "node:http";
import type { PageCache, PagesInProgress } from "#server/page-cache/page-cache.ts";
import { isPrefetch } from "./request-priority.ts";

/** Work above which requests are refused. `perTurn`: requests accepted in one turn of the event loop. */
type Threshold = PagesInProgress & { perTurn: number };

/** Prefetches are refused first, a visitor's page only when waiting would cost all visitors more (docs/decisions/024-load-shedding.md). */
const thresholds = {
  prefetch: { rendering: 24, compressing: 6, perTurn: 24 },
  visit: { rendering: 500, compressing: 48, perTurn: 150 },
} as const satisfies Record<string, Threshold>;

const retryAfterS = 2;

/** Pages, the API and functions cost work. Files, the player and health checks are never refused. */
const isWork = (target: string, key: string | null): boolean => key !== null || target.startsWith("/api/") || target.startsWith("/functions/");

/**
 * Counts the requests accepted in this turn of the event loop. Node reads all ready requests and does their work before it reads
 * again, so the count shows the loop's coming delay, which a timer would measure only afterwards.
 */
function createTurnCounter(): { count: () => number; add: () => void } {
  let accepted = 0;
  return {
    count: () => accepted,
    add: () => {
      accepted += 1;
      if (accepted === 1)
        setImmediate(() => {
          accepted = 0;
        });
    },
  };
}

const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>Back in a moment</title><h1>Back in a moment</h1><p>Many people are here just now.</p><p><a href="">Try again</a></p></html>`;
const json = JSON.stringify({ error: "Many people are here just now. Please try again in a moment." });

const headerOf = ({ headers }: IncomingMessage, name: string): string | undefined => headers[name]?.toString();

function refuse(request: IncomingMessage, response: ServerResponse, headers: Record<string, string>): void {
  const isPage = !/^\/(api|functions)\//.test(request.url ?? "/");
  const body = isPage ? page : json;
  response.writeHead(503, {
    ...headers,
    "content-type": isPage ? "text/html; charset=utf-8" : "application/json",
    "content-length": Buffer.byteLength(body),
    "cache-control": "no-store",
    "retry-after": String(retryAfterS),
  });
  response.end(request.method === "HEAD" ? undefined : body);
}

/** Returns `true` if it refused the request and sent 503. `key` is the request's key in the page cache, or `null`. */
export type LoadShedder = (request: IncomingMessage, response: ServerResponse, key: string | null) => boolean;

/** `hasSpareQuota`: whether the provider's quota has room for speculative calls. */
type Deps = { cache: PageCache; hasSpareQuota: () => boolean; headers: Record<string, string> };

/** Refuses new work under overload, the cheapest loss first. Pages that are cached or already rendering are always served. */
export function createLoadShedder({ cache, hasSpareQuota, headers }: Deps): LoadShedder {
  const turn = createTurnCounter();
  const isExceeded = (limit: Threshold): boolean => {
    const { rendering, compressing } = cache.inProgress();
    return rendering >= limit.rendering || compressing >= limit.compressing || turn.count() >= limit.perTurn;
  };
  return (request, response, key) => {
    if (!isWork(request.url ?? "/", key) || (key !== null && cache.isCachedOrRendering(key))) return false;
    const prefetches = isPrefetch(headerOf(request, "sec-purpose"), headerOf(request, "purpose"));
    const isAccepted = prefetches ? hasSpareQuota() && !isExceeded(thresholds.prefetch) : !isExceeded(thresholds.visit);
    if (isAccepted) turn.add();
    else refuse(request, response, headers);
    return !isAccepted;
  };
}
