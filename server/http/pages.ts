import type { Context, Hono } from "hono";
import { type Address, addressOf, type PageAssets, type RenderedPage, renderPage } from "#app/render.tsx";
import type { Catalogue } from "#domain/catalogue.ts";
import type { PublicSite } from "#domain/site.ts";
import { type Encoding, encodingFor } from "#server/page-cache/compressed.ts";
import type { Answer, PageCache, Rendered } from "#server/page-cache/page-cache.ts";

type PageAddress = Extract<Address, { kind: "page" }>;

export type PageParts = {
  site: PublicSite;
  assets: PageAssets;
  /** Whom a page asks that a visitor waits for, and whom one that is refreshed in the background. */
  catalogues: { visitor: Catalogue; refresh: Catalogue };
  cache: PageCache;
  headers: Record<string, string>;
  /** How long the parts that may fail alone are waited for. */
  deadlineMs: number;
};

const lifetimes: Record<RenderedPage["status"], string> = {
  200: "public, max-age=60, s-maxage=300, stale-while-revalidate=86400, stale-if-error=604800",
  404: "public, max-age=60",
  503: "no-store",
};
const retryAfterS = 5;

function rendered(page: RenderedPage, headers: Record<string, string>): Rendered {
  const keep = page.complete && page.status !== 503;
  return {
    status: page.status,
    body: page.html,
    keep,
    headers: {
      ...headers,
      "content-type": "text/html; charset=utf-8",
      "cache-control": keep ? lifetimes[page.status] : "no-store",
      ...(page.status === 503 && { "retry-after": String(retryAfterS) }),
    },
  };
}

const quoted = (etag: string, encoding: Encoding): string => (encoding === "identity" ? `"${etag}"` : `"${etag}-${encoding}"`);

const cacheStatus = { hit: "matinee; hit", stale: "matinee; hit; detail=stale", miss: "matinee; fwd=miss" } as const;

/** A kept page as a response: the best encoding, or 304 where the visitor has it. */
export function pageResponse({ page, state }: Answer, request: Request): Response {
  const wanted = encodingFor(request.headers.get("accept-encoding") ?? undefined);
  const encoding = page.body.variants[wanted] ? wanted : "identity";
  const body = page.body.variants[encoding] ?? page.body.variants.identity;
  const etag = quoted(page.body.etag, encoding);
  const headers = new Headers({ ...page.headers, etag, vary: "accept-encoding", "cache-status": cacheStatus[state] });
  const known = (request.headers.get("if-none-match") ?? "").split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  if (page.status === 200 && known.includes(etag)) {
    headers.delete("content-type");
    return new Response(null, { status: 304, headers });
  }
  if (encoding !== "identity") headers.set("content-encoding", encoding);
  headers.set("content-length", String(body.byteLength));
  return new Response(body, { status: page.status, headers });
}

/** Every address that nothing else answers is a page, if only the 404 one. */
export function answerPages(app: Hono, { site, assets, catalogues, cache, headers, deadlineMs }: PageParts): void {
  const render = (address: PageAddress) => async (refresh: boolean) =>
    rendered(await renderPage(address, { site, assets, deadlineMs, catalogue: refresh ? catalogues.refresh : catalogues.visitor }), headers);
  app.get("*", async (context: Context) => {
    const { pathname, search } = new URL(context.req.url);
    const address = addressOf(pathname, search);
    if (address.kind === "redirect")
      return new Response(null, { status: 308, headers: { ...headers, location: address.to, "cache-control": "public, max-age=3600" } });
    return pageResponse(await cache.answer(address.url, render(address)), context.req.raw);
  });
}
