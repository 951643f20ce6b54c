import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { addressOf } from "#app/render.tsx";
import { type Encoding, encodingFor } from "#server/page-cache/compressed.ts";
import type { Answer, PageCache } from "#server/page-cache/page-cache.ts";
import { sendableOf } from "./cached-response.ts";
import type { LoadShedder } from "./load-shedder.ts";
import { kindByStart, type RequestKind } from "./request-kind.ts";
import { count, type RequestTracker, type StatusCounts } from "./request-tracker.ts";

/** Longer addresses are not worth remembering: no page of ours has one. */
const longestRemembered = 512;
const rememberedAddresses = 5000;

type Target = {
  /** The kept answer that it asks for, or `null`. Only named parameters are in it, so any address may be asked for. */
  key: string | null;
  kind: RequestKind;
};

function readTarget(target: string): Target {
  const [pathname = "", ...search] = target.split("?");
  // What a URL parser would rewrite (dot segments, backslashes, a host) is the app's to read.
  if (!pathname.startsWith("/") || /\/\/|\/\.|\\|#/.test(target)) return { key: null, kind: "notFound" };
  if (pathname.startsWith("/api/")) return { key: search.length === 0 ? pathname : null, kind: "api" };
  const address = addressOf(pathname, search.join("?"));
  if (address.kind !== "page") return { key: null, kind: "redirect" };
  const { screen } = address.row;
  // What no page wants may be something else of the app's: a file, the sitemap, the player. It must not get a kept 404 page.
  return screen === "notFound" ? { key: null, kind: kindByStart(pathname) ?? screen } : { key: address.url, kind: screen };
}

type Sending = { answer: Answer; encoding: Encoding; id: string };

function send(request: IncomingMessage, response: ServerResponse, { answer, encoding, id }: Sending): void {
  const { status, lines, body } = sendableOf(answer, encoding, request.headers["if-none-match"]);
  response.writeHead(status, [...lines, "x-request-id", id]);
  response.end(request.method === "HEAD" ? undefined : body);
}

/**
 * Stands before everything else and answers what the cache holds straight from its bytes, before any framework code. The rest goes on to
 * `listener`, which answers the same addresses in the same words, unless `shed` turns it away. Every answer has an id, and is counted.
 */
export function cacheFirstListener(
  listener: RequestListener,
  { cache, shed, watch }: { cache: PageCache; shed: LoadShedder; watch: RequestTracker },
): RequestListener {
  const targets = new LRUCache<string, Target & { tally: StatusCounts }>({ max: rememberedAddresses });
  const remembered = (target: string): Target & { tally: StatusCounts } => {
    const known = targets.get(target);
    if (known) return known;
    const read = readTarget(target);
    const found = { ...read, tally: watch.countsFor(read.kind) };
    if (target.length <= longestRemembered) targets.set(target, found);
    return found;
  };
  return (request, response) => {
    const { key: named, kind, tally } = remembered(request.url ?? "/");
    const key = request.method === "GET" || request.method === "HEAD" ? named : null;
    const encoding = encodingFor(request.headers["accept-encoding"]);
    const answer = key === null ? null : cache.kept(key, encoding);
    if (answer === null) {
      watch.behind(request, response, kind, () => {
        if (!shed(request, response, key)) listener(request, response);
      });
      return;
    }
    send(request, response, { answer, encoding, id: watch.idOf(request) });
    count(tally, response.statusCode);
  };
}
