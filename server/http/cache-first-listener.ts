import type { RequestListener } from "node:http";
import { LRUCache } from "lru-cache";
import { matchServerRoute } from "#app/routes.server.ts";
import { isNotFound } from "#app/shell/match-route.ts";
import { pathWithout } from "#domain/language-addresses.ts";
import type { Language } from "#domain/languages.ts";
import { encodingFor } from "#server/page-cache/accept-encoding.ts";
import type { PageCache } from "#server/page-cache/page-cache.ts";
import { pageResponse } from "#server/request/cached-response.ts";
import { hasValidHost } from "./request-host.ts";
import { kindByStart, type RequestKind } from "./request-kind.ts";
import { countStatus, type RequestTracker, type StatusCounts } from "./request-tracker.ts";

/** Longer request targets name no page of this site. */
const maxTargetChars = 512;
const maxTargets = 5000;

type Target = {
  /** The page cache's key, or `null`. It holds no other query parameters than the page's own. */
  key: string | null;
  kind: RequestKind;
};

function parseTarget(target: string, languages: readonly Language[]): Target {
  const [pathname = "", ...search] = target.split("?");
  // A URL parser rewrites these (dot segments, backslashes, a host), so they go to the app.
  if (!pathname.startsWith("/") || /\/\/|\/\.|\\|#/.test(target)) return { key: null, kind: "not-found" };
  // The keys of data, feeds and sitemaps are canonical addresses: another spelling is not in the cache, and goes to the app.
  if (pathname.startsWith("/api/")) return { key: target, kind: "api" };
  const match = matchServerRoute(pathname, search.join("?"), languages);
  if (match.kind !== "page") return { key: null, kind: "redirect" };
  const { screen } = match.route;
  if (!isNotFound(match)) return { key: match.url, kind: screen };
  const kind = kindByStart(pathWithout(match.language, pathname) ?? pathname) ?? screen;
  // An address without a page may be another of the app's: a file, the sitemap, the player. It must not get a cached 404 page.
  return { key: kind === "feed" || kind === "crawler" ? target : null, kind };
}

type CachedTarget = Target & { counts: StatusCounts };

function createTargetParser(tracker: RequestTracker, languages: readonly Language[]): (target: string) => CachedTarget {
  const targets = new LRUCache<string, CachedTarget>({ max: maxTargets });
  return (target) => {
    const existing = targets.get(target);
    if (existing) return existing;
    const parsed = parseTarget(target, languages);
    const withCounts = { ...parsed, counts: tracker.countsFor(parsed.kind) };
    if (target.length <= maxTargetChars) targets.set(target, withCounts);
    return withCounts;
  };
}

/** `languages`: the offered ones. */
export type ListenerDeps = { cache: PageCache; tracker: RequestTracker; languages: readonly Language[] };

/**
 * Sends cached pages straight from their bytes, before any framework code. Other requests go to `listener`, which gives the same responses. Every
 * response gets an id and is counted.
 */
export function cacheFirstListener(listener: RequestListener, { cache, tracker, languages }: ListenerDeps): RequestListener {
  const targetOf = createTargetParser(tracker, languages);
  return (request, response) => {
    const { key, kind, counts } = targetOf(request.url ?? "/");
    const mayBeCached = key !== null && (request.method === "GET" || request.method === "HEAD") && hasValidHost(request);
    const result = mayBeCached ? cache.get(key, encodingFor(request.headers["accept-encoding"])) : null;
    if (result === null) return tracker.track(request, response, kind, () => listener(request, response));
    const { status, headers, body } = pageResponse(result, request.headers["if-none-match"]);
    response.writeHead(status, { ...headers, "x-request-id": tracker.idOf(request) });
    response.end(request.method === "HEAD" ? undefined : body);
    countStatus(counts, status);
  };
}
