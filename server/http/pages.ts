import type { Context, Hono } from "hono";
import { type Address, addressOf, type PageAssets, type RenderedPage, renderPage } from "#app/render.tsx";
import type { Catalogue } from "#domain/catalogue.ts";
import type { PublicSite } from "#domain/site.ts";
import type { TakedownKind, TakedownList } from "#domain/takedown.ts";
import type { PageCache, Rendered } from "#server/page-cache/page-cache.ts";
import { responseOf } from "./kept-answer.ts";

type PageAddress = Extract<Address, { kind: "page" }>;

export type PageParts = {
  site: PublicSite;
  assets: PageAssets;
  /** Whom a page asks that a visitor waits for, and whom one that is refreshed in the background. */
  catalogues: { visitor: Catalogue; refresh: Catalogue };
  cache: PageCache;
  takedown: TakedownList;
  headers: Record<string, string>;
  /** How long the parts that may fail alone are waited for. */
  deadlineMs: number;
  onError: (error: unknown) => void;
};

type Status = RenderedPage["status"] | 410;

const lifetimes: Record<Status, string> = {
  200: "public, max-age=60, s-maxage=300, stale-while-revalidate=86400, stale-if-error=604800",
  404: "public, max-age=60",
  410: "public, max-age=60",
  503: "no-store",
};
const retryAfterS = 5;

const takedownKinds: Partial<Record<PageAddress["row"]["screen"], TakedownKind>> = { movie: "movies", series: "series", person: "people" };

/** To the app a blocked title is one that is not there; who asks for its page is told that it was (410). */
function statusOf(page: RenderedPage, { row, id }: PageAddress, takedown: TakedownList): Status {
  const kind = takedownKinds[row.screen];
  return page.status === 404 && kind !== undefined && takedown.has(kind, id) ? 410 : page.status;
}

function rendered(page: RenderedPage, status: Status, headers: Record<string, string>): Rendered {
  const keep = page.complete && status !== 503;
  return {
    status,
    body: page.html,
    keep,
    headers: {
      ...headers,
      "content-type": "text/html; charset=utf-8",
      "cache-control": keep ? lifetimes[status] : "no-store",
      ...(status === 503 && { "retry-after": String(retryAfterS) }),
    },
  };
}

/** Every address that nothing else answers is a page, if only the 404 one. */
export function answerPages(app: Hono, { site, assets, catalogues, cache, takedown, headers, deadlineMs, onError }: PageParts): void {
  const render = (address: PageAddress, timing: { header?: string }) => async (refresh: boolean) => {
    const page = await renderPage(address, { site, assets, deadlineMs, onError, catalogue: refresh ? catalogues.refresh : catalogues.visitor });
    timing.header = `data;dur=${page.dataMs.toFixed(1)}, render;dur=${page.renderMs.toFixed(1)}`;
    return rendered(page, statusOf(page, address, takedown), headers);
  };
  app.get("*", async (context: Context) => {
    const { pathname, search } = new URL(context.req.url);
    const address = addressOf(pathname, search);
    if (address.kind === "redirect")
      return new Response(null, { status: 308, headers: { ...headers, location: address.to, "cache-control": "public, max-age=3600" } });
    // Not among the page's own headers: those are kept with it.
    const timing: { header?: string } = {};
    const response = responseOf(await cache.answer(address.url, render(address, timing)), context.req.raw);
    if (timing.header !== undefined) response.headers.set("server-timing", timing.header);
    return response;
  });
}
