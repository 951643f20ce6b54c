import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { addressOf } from "#app/render.tsx";
import { type Encoding, encodingFor } from "#server/page-cache/compressed.ts";
import type { Answer, PageCache } from "#server/page-cache/page-cache.ts";
import { sendableOf } from "./kept-answer.ts";
import type { Shed } from "./shedding.ts";

/** Longer addresses are not worth remembering: no page of ours has one. */
const longestRemembered = 512;
const rememberedAddresses = 20_000;

/** Which kept answer a request target asks for, or `null`. Only named parameters are in the key, so any address may be asked for. */
function keyOf(target: string): string | null {
  const [pathname = "", ...search] = target.split("?");
  // What a URL parser would rewrite (dot segments, backslashes, a host) is the app's to read.
  if (!pathname.startsWith("/") || /\/\/|\/\.|\\|#/.test(target)) return null;
  if (pathname.startsWith("/api/")) return search.length === 0 ? pathname : null;
  const address = addressOf(pathname, search.join("?"));
  // What no page wants may be something else of the app's: a file, the sitemap, the player. It must not get a kept 404 page.
  return address.kind === "page" && address.row.screen !== "notFound" ? address.url : null;
}

function send(request: IncomingMessage, response: ServerResponse, answer: Answer, encoding: Encoding): void {
  const { status, headers, body } = sendableOf(answer, encoding, request.headers["if-none-match"]);
  response.writeHead(status, headers);
  response.end(request.method === "HEAD" ? undefined : body);
}

/**
 * Stands before everything else and answers what the cache holds straight from its bytes, before any framework code. The rest goes on to
 * `listener`, which answers the same addresses in the same words, unless `shed` turns it away.
 */
export function frontOf(listener: RequestListener, cache: PageCache, shed: Shed): RequestListener {
  const keys = new LRUCache<string, { key: string | null }>({ max: rememberedAddresses });
  const remembered = (target: string): string | null => {
    const known = keys.get(target);
    if (known) return known.key;
    const key = keyOf(target);
    if (target.length <= longestRemembered) keys.set(target, { key });
    return key;
  };
  return (request, response) => {
    const key = request.method === "GET" || request.method === "HEAD" ? remembered(request.url ?? "/") : null;
    const encoding = encodingFor(request.headers["accept-encoding"]);
    const answer = key === null ? null : cache.kept(key, encoding);
    if (answer !== null) send(request, response, answer, encoding);
    else if (!shed(request, response, key)) listener(request, response);
  };
}
