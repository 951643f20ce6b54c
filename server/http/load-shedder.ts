import type { IncomingMessage, ServerResponse } from "node:http";
import type { PageCache, PagesUnderWay } from "#server/page-cache/page-cache.ts";
import { isPrefetch } from "./catalogs.ts";

/** How much may be going on before somebody is turned away. `aTurn`: how many are taken on in one turn of the event loop. */
type Threshold = PagesUnderWay & { aTurn: number };

/** What nobody has asked to see goes first; a visitor's page only where waiting would cost all of them more. */
const thresholds = {
  prefetch: { rendering: 24, compressing: 6, aTurn: 24 },
  visit: { rendering: 500, compressing: 48, aTurn: 150 },
} as const satisfies Record<string, Threshold>;

const retryAfterS = 2;

/** What costs work: pages, answers and functions. Files, the player and what watches over this process are never turned away. */
const isWork = (target: string, key: string | null): boolean => key !== null || target.startsWith("/api/") || target.startsWith("/functions/");

/**
 * Counts what is taken on in this turn of the event loop. Node reads every request that is ready in one turn and does their work before it
 * reads again, so that this is how long the next in the row will wait: the loop's delay as it comes about, not as a timer finds it later.
 */
function turnCounter(): { count: () => number; add: () => void } {
  let taken = 0;
  return {
    count: () => taken,
    add: () => {
      taken += 1;
      if (taken === 1)
        setImmediate(() => {
          taken = 0;
        });
    },
  };
}

const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>Back in a moment</title><h1>Back in a moment</h1><p>Many people are here just now.</p><p><a href="">Try again</a></p></html>`;
const json = JSON.stringify({ error: "Many people are here just now. Please try again in a moment." });

const headerOf = ({ headers }: IncomingMessage, name: string): string | undefined => headers[name]?.toString();

/** ConcurrencyLimit the request away, and says so with `true`; `key` is the page's or answer's in the cache, or `null`. */
export type LoadShedder = (request: IncomingMessage, response: ServerResponse, key: string | null) => boolean;

/** `hasRoomAhead`: whether the film database would be asked for what nobody has asked to see. */
type Parts = { cache: PageCache; hasRoomAhead: () => boolean; headers: Record<string, string> };

/** Under more work than this process can do, the cheapest to lose is lost first. What is kept never comes here; what is being made is shared. */
export function createLoadShedder({ cache, hasRoomAhead, headers }: Parts): LoadShedder {
  const turn = turnCounter();
  const isTooMuch = (limit: Threshold): boolean => {
    const { rendering, compressing } = cache.underWay();
    return rendering >= limit.rendering || compressing >= limit.compressing || turn.count() >= limit.aTurn;
  };
  return (request, response, key) => {
    const target = request.url ?? "/";
    if (!isWork(target, key) || (key !== null && cache.isUnderWay(key))) return false;
    const ahead = isPrefetch(headerOf(request, "sec-purpose"), headerOf(request, "purpose"));
    const isWelcome = ahead ? hasRoomAhead() && !isTooMuch(thresholds.prefetch) : !isTooMuch(thresholds.visit);
    if (isWelcome) {
      turn.add();
      return false;
    }
    const isPage = !/^\/(api|functions)\//.test(target);
    const body = isPage ? page : json;
    response.writeHead(503, {
      ...headers,
      "content-type": isPage ? "text/html; charset=utf-8" : "application/json",
      "content-length": Buffer.byteLength(body),
      "cache-control": "no-store",
      "retry-after": String(retryAfterS),
    });
    response.end(request.method === "HEAD" ? undefined : body);
    return true;
  };
}
