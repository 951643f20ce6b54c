import { encodingFor } from "#server/page-cache/accept-encoding.ts";
import { type Encoding, encode, unencodedBody, variantFor } from "#server/page-cache/encoded-body.ts";
import type { CachedPage, CacheResult, PageCache, Render } from "#server/page-cache/page-cache.ts";

type PreparedResponse = {
  status: number;
  headers: Record<string, string>;
  /** The headers as alternating names and values: the form that Node writes fastest. */
  rawHeaders: readonly string[];
  /** A buffer, because Node makes one of other arrays for each response. `null` for 304. */
  body: Buffer<ArrayBuffer> | null;
};
/** `notModified`: the 304 instead of it, once a visitor had it. */
type FullResponse = PreparedResponse & { etag: string; notModified?: PreparedResponse };

const rawHeadersOf = (headers: Record<string, string>): string[] => Object.entries(headers).flat();

const cacheStatus = { hit: "matinee; hit", stale: "matinee; hit; detail=stale", miss: "matinee; fwd=miss", joined: "matinee; fwd=miss; collapsed" } as const;

const etagFor = (etag: string, encoding: Encoding): string => (encoding === "identity" ? `"${etag}"` : `"${etag}-${encoding}"`);

const matches = (ifNoneMatch: string, etag: string): boolean => ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);

/** All visitors of a page in one encoding get the same response: it is prepared once. */
const prepared: Record<Exclude<CacheResult["state"], "miss">, WeakMap<CachedPage, Partial<Record<Encoding, FullResponse>>>> = {
  hit: new WeakMap(),
  stale: new WeakMap(),
  joined: new WeakMap(),
};

/** @throws if the page has no variant for the encoding */
function prepare({ page, state }: CacheResult, wanted: Encoding): FullResponse {
  const variant = variantFor(page.body, wanted);
  if (variant === null) throw new Error(`The page has no variant for ${wanted}`);
  const { encoding, bytes } = variant;
  const etag = etagFor(page.body.etag, encoding);
  const headers: Record<string, string> = { ...page.headers, etag, vary: "accept-encoding", "cache-status": cacheStatus[state] };
  if (encoding !== "identity") headers["content-encoding"] = encoding;
  headers["content-length"] = String(bytes.byteLength);
  return { status: page.status, headers, rawHeaders: rawHeadersOf(headers), body: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), etag };
}

function prepareOnce(result: CacheResult, wanted: Encoding): FullResponse {
  // Hardly anybody else shares it: those who wait have joined it. Most pages are visited once, and would hold a second response.
  if (result.state === "miss") return prepare(result, wanted);
  const pages = prepared[result.state];
  const others = pages.get(result.page);
  const existing = others?.[wanted];
  if (existing) return existing;
  const response = prepare(result, wanted);
  pages.set(result.page, { ...others, [wanted]: response });
  return response;
}

function notModifiedFor({ headers: all }: FullResponse): PreparedResponse {
  const { "content-type": _type, "content-encoding": _encoding, "content-length": _length, ...headers } = all;
  return { status: 304, headers, rawHeaders: rawHeadersOf(headers), body: null };
}

/** The response for one visitor: 304 if `ifNoneMatch` names the page's etag. @throws if the page has no variant for the encoding */
export function preparedResponse(result: CacheResult, wanted: Encoding, ifNoneMatch: string | undefined): PreparedResponse {
  const full = prepareOnce(result, wanted);
  if (result.page.status !== 200 || ifNoneMatch === undefined || !matches(ifNoneMatch, full.etag)) return full;
  full.notModified ??= notModifiedFor(full);
  return full.notModified;
}

export async function cachedResponse(cache: PageCache, key: string, render: Render, request: Request): Promise<Response> {
  const encoding = encodingFor(request.headers.get("accept-encoding") ?? undefined);
  const result = await cache.getOrRender(key, render, encoding);
  const { status, headers, body } = preparedResponse(result, encoding, request.headers.get("if-none-match") ?? undefined);
  return new Response(body, { status, headers });
}

/** Compresses a response that no cache of this server stores, such as a search or a function's result. */
export async function uncachedResponse(request: Request, status: number, headers: Record<string, string>, text: string): Promise<Response> {
  const encoding = encodingFor(request.headers.get("accept-encoding") ?? undefined);
  const body = unencodedBody(text);
  const { bytes, encoding: sent } = variantFor(body, encoding) ?? { bytes: await encode(body, encoding), encoding };
  const common = { ...headers, vary: "accept-encoding", "content-length": String(bytes.byteLength) };
  return new Response(bytes, { status, headers: sent === "identity" ? common : { ...common, "content-encoding": sent } });
}
