import { type Encoding, encoded, encodingFor, plain, variantFor } from "#server/page-cache/compressed.ts";
import type { Answer, CachedPage, PageCache, Render } from "#server/page-cache/page-cache.ts";

/** What is sent: `body` is `null` for 304. `lines`: the headers once more, name and value by turns, as Node writes them soonest. */
export type Sendable = { status: number; headers: Record<string, string>; lines: readonly string[]; body: Uint8Array<ArrayBuffer> | null };
type Whole = Sendable & { etag: string };

const linesOf = (headers: Record<string, string>): string[] => Object.entries(headers).flat();

const cacheStatus = { hit: "matinee; hit", stale: "matinee; hit; detail=stale", miss: "matinee; fwd=miss" } as const;

const quoted = (etag: string, encoding: Encoding): string => (encoding === "identity" ? `"${etag}"` : `"${etag}-${encoding}"`);

const knows = (ifNoneMatch: string, etag: string): boolean => ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);

/** Of one page in one encoding everybody who hits it gets the same: made for the first of them. */
const made = new WeakMap<CachedPage, Map<string, Whole>>();

/** @throws where the page is not ready in that encoding */
function wholeOf({ page, state }: Answer, wanted: Encoding): Whole {
  const variant = variantFor(page.body, wanted);
  if (variant === null) throw new Error(`A page that is not ready in ${wanted}`);
  const { encoding, bytes } = variant;
  const etag = quoted(page.body.etag, encoding);
  const headers: Record<string, string> = { ...page.headers, etag, vary: "accept-encoding", "cache-status": cacheStatus[state] };
  if (encoding !== "identity") headers["content-encoding"] = encoding;
  headers["content-length"] = String(bytes.byteLength);
  return { status: page.status, headers, lines: linesOf(headers), body: bytes, etag };
}

function keptWholeOf(answer: Answer, wanted: Encoding): Whole {
  // A miss happens to one visitor.
  if (answer.state === "miss") return wholeOf(answer, wanted);
  const ready = made.get(answer.page) ?? new Map<string, Whole>();
  made.set(answer.page, ready);
  const name = `${answer.state} ${wanted}`;
  const known = ready.get(name);
  if (known) return known;
  const whole = wholeOf(answer, wanted);
  ready.set(name, whole);
  return whole;
}

/** A kept answer for one visitor: in the wanted encoding, for which it is ready, or 304 where the visitor has it already. */
export function sendableOf(answer: Answer, wanted: Encoding, ifNoneMatch: string | undefined): Sendable {
  const whole = keptWholeOf(answer, wanted);
  if (answer.page.status !== 200 || ifNoneMatch === undefined || !knows(ifNoneMatch, whole.etag)) return whole;
  const { "content-type": _type, "content-encoding": _encoding, "content-length": _length, ...headers } = whole.headers;
  return { status: 304, headers, lines: linesOf(headers), body: null };
}

/** What the cache has for a request, or renders now, as a Response. */
export async function cachedResponse(cache: PageCache, key: string, render: Render, request: Request): Promise<Response> {
  const encoding = encodingFor(request.headers.get("accept-encoding") ?? undefined);
  const { status, headers, body } = sendableOf(await cache.answer(key, render, encoding), encoding, request.headers.get("if-none-match") ?? undefined);
  return new Response(body, { status, headers });
}

/** What nobody keeps (a search, a function's answer), compressed alike. */
export async function uncachedResponse(request: Request, status: number, headers: Record<string, string>, text: string): Promise<Response> {
  const encoding = encodingFor(request.headers.get("accept-encoding") ?? undefined);
  const whole = plain(text);
  const { bytes, encoding: sent } = variantFor(whole, encoding) ?? { bytes: await encoded(whole, encoding), encoding };
  const vary = { ...headers, vary: "accept-encoding", "content-length": String(bytes.byteLength) };
  return new Response(bytes, { status, headers: sent === "identity" ? vary : { ...vary, "content-encoding": sent } });
}
