import { encodingFor } from "#server/page-cache/accept-encoding.ts";
import { type Encoding, encodeText } from "#server/page-cache/encode-text.ts";
import type { CacheResult, PageCache, Render } from "#server/page-cache/page-cache.ts";
import { etagOfText, namesEtag } from "./conditional.ts";

/** `body`: `null` for 304. */
type PageResponse = { status: number; headers: Record<string, string>; body: Buffer<ArrayBuffer> | null };

const cacheStatus = { hit: "matinee; hit", stale: "matinee; hit; detail=stale", miss: "matinee; fwd=miss" } as const;

/** The response for one visitor: 304 if `ifNoneMatch` names the page's etag. */
export function pageResponse({ page, state }: CacheResult, ifNoneMatch: string | undefined): PageResponse {
  const { status, body } = page;
  const headers = { ...page.headers, "cache-status": cacheStatus[state] };
  if (status !== 200 || ifNoneMatch === undefined || !namesEtag(ifNoneMatch, page.headers.etag ?? '""')) return { status, headers, body };
  const { "content-type": _type, "content-encoding": _encoding, "content-length": _length, ...ofNotModified }: Record<string, string> = headers;
  return { status: 304, headers: ofNotModified, body: null };
}

const acceptedBy = ({ headers }: Request): Encoding => encodingFor(headers.get("accept-encoding") ?? undefined);

export async function cachedResponse(cache: PageCache, key: string, render: Render, request: Request): Promise<Response> {
  const result = await cache.getOrRender(key, render, acceptedBy(request));
  const { body, ...init } = pageResponse(result, request.headers.get("if-none-match") ?? undefined);
  return new Response(body, init);
}

/** Compresses a response that no cache of this server stores, such as a search or a function's result. */
export async function uncachedResponse(request: Request, status: number, headers: Record<string, string>, text: string): Promise<Response> {
  const { bytes, headers: ofBytes } = await encodeText(text, acceptedBy(request));
  return new Response(bytes, { status, headers: { ...headers, ...ofBytes } });
}

/** The same with an ETag, for a text that the client may store (`conditional.ts`). */
export const storableResponse = (request: Request, headers: Record<string, string>, text: string): Promise<Response> =>
  uncachedResponse(request, 200, { ...headers, etag: etagOfText(text) }, text);
