import type { Context, Hono } from "hono";
import { type LoadedPage, loadPage, type PageAssets } from "#app/render.tsx";
import { matchServerRoute, type ServerPageMatch } from "#app/routes.server.ts";
import { limits } from "#domain/limits.ts";
import type { PlaceholderTitles } from "#domain/placeholder-titles.ts";
import type { Priority } from "#domain/query.ts";
import type { PublicSite } from "#domain/site.ts";
import type { TakedownKind, TakedownList } from "#domain/takedown.ts";
import type { Catalog } from "#features/catalog.ts";
import { wordsOf } from "#languages/all-words.server.ts";
import { type EncodedText, type Encoding, encodeText } from "#server/page-cache/encode-text.ts";
import type { PageCache, Rendered } from "#server/page-cache/page-cache.ts";
import { cachedResponse } from "#server/request/cached-response.ts";
import { UpstreamError } from "#server/upstream/upstream-error.ts";
import type { Admission } from "./admission.ts";
import { OverloadError, overloadResponse } from "./overload-response.ts";
import type { WorkQueue } from "./work-queue.ts";

export type PageDeps = {
  site: PublicSite;
  assets: PageAssets;
  catalog: Catalog;
  /** Shown in place of a title whose details failed. */
  placeholders: PlaceholderTitles;
  cache: PageCache;
  admission: Admission;
  workQueue: Pick<WorkQueue, "place">;
  takedown: TakedownList;
  headers: Record<string, string>;
  /** How long a page waits for its data. */
  deadlineMs: number;
  onError: (error: unknown) => void;
};

type Status = LoadedPage["status"] | 410;

const lifetimes: Record<Status, string> = {
  200: "public, max-age=60, s-maxage=300, stale-while-revalidate=86400, stale-if-error=604800",
  404: "public, max-age=60",
  410: "public, max-age=60",
  503: "no-store",
};
/** Of a route that is `personal`. The server's own cache stores the page without a visitor's identity. */
const personalLifetime = "private, max-age=60";
/** Of a route that is `ofToday`. */
const todayLifetime = "public, max-age=60, s-maxage=300";
const retryAfterS = limits.ownRetries.afterMs / 1000;

const takedownKinds: Partial<Record<ServerPageMatch["route"]["screen"], TakedownKind>> = {
  movie: "movies",
  "movie-credits": "movies",
  series: "series",
  "series-credits": "series",
  person: "people",
};

/** The app renders a blocked title as absent (404); its page is 410. */
function statusOf(page: LoadedPage, { route, id }: ServerPageMatch, takedown: TakedownList): Status {
  const kind = takedownKinds[route.screen];
  return page.status === 404 && kind !== undefined && takedown.has(kind, id) ? 410 : page.status;
}

function lifetimeOf(status: Status, { route, parameters }: ServerPageMatch): string {
  if (status === 200 && route.ofToday) return todayLifetime;
  return status === 200 && parameters.size > 0 && route.personal ? personalLifetime : lifetimes[status];
}

function toRendered(body: EncodedText, complete: boolean, status: Status, match: ServerPageMatch, headers: Record<string, string>): Rendered {
  const cacheable = complete && status !== 503;
  return {
    status,
    body,
    cacheable,
    neverStale: match.route.ofToday === true,
    headers: {
      ...headers,
      "content-type": "text/html; charset=utf-8",
      "content-language": match.language,
      "cache-control": cacheable ? lifetimeOf(status, match) : "no-store",
      ...(status === 503 && { "retry-after": String(retryAfterS) }),
    },
  };
}

/** The value of the Server-Timing header. */
type Timing = { header?: string };

/** The page waited too long for its rendering, or the provider's quota has no call for it. */
const isOverload = (error: unknown): boolean => error instanceof OverloadError || (error instanceof UpstreamError && error.kind === "budget");

/** Serves every address that no other module matches; an unknown one gets the 404 page. Mount it last. */
export function mountPages(app: Hono, { cache, admission, workQueue, takedown, headers, ...deps }: PageDeps): void {
  /** @throws OverloadError: nothing is cached, and a stale page stays */
  const render = async (match: ServerPageMatch, encoding: Encoding, priority: Priority, timing: Timing): Promise<Rendered> => {
    const place = workQueue.place(priority);
    const startedAt = performance.now();
    try {
      await place.start();
      const page = await loadPage(match, { ...deps, priority, isOverload });
      const loadedAt = performance.now();
      const body = await place.render(() => encodeText(page.render(), encoding));
      timing.header = `data;dur=${(loadedAt - startedAt).toFixed(1)}, render;dur=${(performance.now() - loadedAt).toFixed(1)}`;
      return toRendered(body, page.complete, statusOf(page, match, takedown), match, headers);
    } catch (error) {
      throw isOverload(error) ? new OverloadError() : error;
    }
  };
  // A function of its own, because it is cached with the page: it must not hold the request.
  const refreshOf = (match: ServerPageMatch) => (encoding: Encoding) => render(match, encoding, "refresh", {});
  app.get("*", async (context: Context) => {
    const { pathname, search } = new URL(context.req.url);
    const match = matchServerRoute(pathname, search, deps.site.languages);
    if (match.kind === "redirect") {
      // The query may hold a search text.
      const scope = match.to.includes("?") ? "private" : "public";
      return new Response(null, { status: 308, headers: { ...headers, location: match.to, "cache-control": `${scope}, max-age=3600` } });
    }
    // Not among the page's headers, which are cached with it.
    const timing: Timing = {};
    const first = (encoding: Encoding) => admission(context, (priority) => render(match, encoding, priority, timing));
    try {
      const response = await cachedResponse(cache, match.url, { first, again: refreshOf(match) }, context.req.raw);
      if (timing.header !== undefined) response.headers.set("server-timing", timing.header);
      return response;
    } catch (error) {
      return overloadResponse(error, "page", { language: match.language, words: wordsOf(match.language) }, headers);
    }
  });
}
