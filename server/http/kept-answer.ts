import { type Encoding, encoded, encodingFor, isReady, plain } from "#server/page-cache/compressed.ts";
import type { Answer, CachedPage, PageCache, Render } from "#server/page-cache/page-cache.ts";

/** What is sent: `body` is `null` for 304. */
export type Sendable = { status: number; headers: Record<string, string>; body: Uint8Array<ArrayBuffer> | null };

const cacheStatus = { hit: "matinee; hit", stale: "matinee; hit; detail=stale", miss: "matinee; fwd=miss" } as const;

const quoted = (etag: string, encoding: Encoding): string => (encoding === "identity" ? `"${etag}"` : `"${etag}-${encoding}"`);

const knows = (ifNoneMatch: string, etag: string): boolean => ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);

/** Of one page in one encoding and state everybody gets the same: made for the first of them. */
const made = new WeakMap<CachedPage, Map<string, Sendable & { etag: string }>>();

function wholeOf({ page, state }: Answer, encoding: Encoding): Sendable & { etag: string } {
  const ready = made.get(page) ?? new Map<string, Sendable & { etag: string }>();
  made.set(page, ready);
  const name = `${state} ${encoding}`;
  const known = ready.get(name);
  if (known) return known;
  const body = page.body.variants[encoding] ?? page.body.variants.identity;
  const etag = quoted(page.body.etag, encoding);
  const headers: Record<string, string> = { ...page.headers, etag, vary: "accept-encoding", "cache-status": cacheStatus[state] };
  if (encoding !== "identity") headers["content-encoding"] = encoding;
  headers["content-length"] = String(body.byteLength);
  const whole = { status: page.status, headers, body, etag };
  ready.set(name, whole);
  return whole;
}

/** A kept answer for one visitor: in the wanted encoding where it is made of this body, or 304 where the visitor has it already. */
export function sendableOf(answer: Answer, wanted: Encoding, ifNoneMatch: string | undefined): Sendable {
  const { page } = answer;
  const whole = wholeOf(answer, page.body.variants[wanted] ? wanted : "identity");
  if (page.status !== 200 || ifNoneMatch === undefined || !knows(ifNoneMatch, whole.etag)) return whole;
  const { "content-type": _type, "content-encoding": _encoding, "content-length": _length, ...headers } = whole.headers;
  return { status: 304, headers, body: null };
}

/** What the cache has for a request, or renders now, as a Response. */
export async function keptResponse(cache: PageCache, key: string, render: Render, request: Request): Promise<Response> {
  const encoding = encodingFor(request.headers.get("accept-encoding") ?? undefined);
  const { status, headers, body } = sendableOf(await cache.answer(key, render, encoding), encoding, request.headers.get("if-none-match") ?? undefined);
  return new Response(body, { status, headers });
}

/** What nobody keeps (a search, a function's answer), compressed alike. */
export async function passingResponse(request: Request, status: number, headers: Record<string, string>, text: string): Promise<Response> {
  const encoding = encodingFor(request.headers.get("accept-encoding") ?? undefined);
  const whole = plain(text);
  const encodes = !isReady(whole, encoding);
  const body = encodes ? await encoded(whole, encoding) : whole.variants.identity;
  const vary = { ...headers, vary: "accept-encoding", "content-length": String(body.byteLength) };
  return new Response(body, { status, headers: encodes ? { ...vary, "content-encoding": encoding } : vary });
}
