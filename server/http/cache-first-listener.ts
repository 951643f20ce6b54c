import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { isNotFound, matchRoute } from "#app/render.tsx";
import { encodingFor } from "#server/page-cache/accept-encoding.ts";
import type { Encoding } from "#server/page-cache/encoded-body.ts";
import type { CacheResult, PageCache } from "#server/page-cache/page-cache.ts";
import type { Admission } from "./admission.ts";
import { preparedResponse } from "./cached-response.ts";
import { hasValidHost } from "./request-host.ts";
import { kindByStart, type RequestKind } from "./request-kind.ts";
import { countStatus, type RequestTracker, type StatusCounts } from "./request-tracker.ts";
import { writeRepeatedHead } from "./sent-head.ts";

/** Longer request targets name no page of this site. */
const maxTargetChars = 512;
const maxTargets = 5000;

type Target = {
  /** The page cache's key, or `null`. It holds no other query parameters than the page's own. */
  key: string | null;
  kind: RequestKind;
};

function parseTarget(target: string): Target {
  const [pathname = "", ...search] = target.split("?");
  // A URL parser rewrites these (dot segments, backslashes, a host), so they go to the app.
  if (!pathname.startsWith("/") || /\/\/|\/\.|\\|#/.test(target)) return { key: null, kind: "not-found" };
  // The keys of data are canonical addresses: another spelling is not in the cache, and goes to the app.
  if (pathname.startsWith("/api/")) return { key: target, kind: "api" };
  const match = matchRoute(pathname, search.join("?"));
  if (match.kind !== "page") return { key: null, kind: "redirect" };
  const { screen } = match.route;
  // An address without a page may be another of the app's: a file, the sitemap, the player. It must not get a cached 404 page.
  return isNotFound(match) ? { key: null, kind: kindByStart(pathname) ?? screen } : { key: match.url, kind: screen };
}

type CachedTarget = Target & { counts: StatusCounts };

function createTargetParser(tracker: RequestTracker): (target: string) => CachedTarget {
  const targets = new LRUCache<string, CachedTarget>({ max: maxTargets });
  return (target) => {
    const existing = targets.get(target);
    if (existing) return existing;
    const parsed = parseTarget(target);
    const withCounts = { ...parsed, counts: tracker.countsFor(parsed.kind) };
    if (target.length <= maxTargetChars) targets.set(target, withCounts);
    return withCounts;
  };
}

type Outgoing = { result: CacheResult; encoding: Encoding; id: string };

function send(request: IncomingMessage, response: ServerResponse, { result, encoding, id }: Outgoing): void {
  const { status, rawHeaders, body } = preparedResponse(result, encoding, request.headers["if-none-match"]);
  writeRepeatedHead(response, { status, rawHeaders, id });
  response.end(request.method === "HEAD" ? undefined : body);
}

export type ListenerDeps = { cache: PageCache; admission: Pick<Admission, "admit" | "joinStart">; tracker: RequestTracker };

/**
 * Sends cached pages straight from their bytes, before any framework code; pages that another visitor waits for too, once they are made. Other
 * requests go to `listener`, which gives the same responses, unless admission refuses them. Every response gets an id and is counted.
 */
export function cacheFirstListener(listener: RequestListener, { cache, admission, tracker }: ListenerDeps): RequestListener {
  const targetOf = createTargetParser(tracker);
  /** The page once it is made for another visitor; `null` if none waits for it. */
  const joined = (request: IncomingMessage, key: string, encoding: Encoding): Promise<CacheResult | null> | null => {
    const start = admission.joinStart(request, key);
    return start ? start.then(() => cache.join(key, encoding)) : cache.join(key, encoding);
  };
  const sendJoined = async (request: IncomingMessage, response: ServerResponse, page: Promise<CacheResult | null>, encoding: Encoding): Promise<void> => {
    const result = await page.catch(() => null);
    if (result) send(request, response, { result, encoding, id: String(response.getHeader("x-request-id")) });
    // The address was no page of the cache, or failed, or waited for its turn too long: the app's response says so.
    else listener(request, response);
  };
  return (request, response) => {
    const target = targetOf(request.url ?? "/");
    const key = (request.method === "GET" || request.method === "HEAD") && hasValidHost(request) ? target.key : null;
    const encoding = encodingFor(request.headers["accept-encoding"]);
    const result = key === null ? null : cache.get(key, encoding);
    if (result === null) {
      tracker.track(request, response, target.kind, () => {
        const page = key === null ? null : joined(request, key, encoding);
        if (page) void sendJoined(request, response, page, encoding);
        else if (admission.admit(request, response, key)) listener(request, response);
      });
      return;
    }
    send(request, response, { result, encoding, id: tracker.idOf(request) });
    countStatus(target.counts, response.statusCode);
  };
}
