import type { Hono } from "hono";
import { type OfflineAssets, offlineDocument } from "#app/offline-document.tsx";
import type { PageAssets } from "#app/render.tsx";
import { siteIn } from "#app/site-in.server.ts";
import { pathIn } from "#domain/language-addresses.ts";
import { offlinePath } from "#domain/offline.ts";
import type { PublicSite } from "#domain/site.ts";
import { wordsOf } from "#languages/all-words.server.ts";
import { storableResponse } from "#server/request/cached-response.ts";
import { conditional } from "#server/request/conditional.ts";

type OfflinePageDeps = { site: PublicSite; assets: PageAssets & { offline: OfflineAssets }; headers: Record<string, string> };

/** The page that the service worker stores in each language that a visitor reads. */
export function mountOfflinePage(app: Hono, { site, assets, headers }: OfflinePageDeps): void {
  for (const language of site.languages) {
    const ofPage = { ...headers, "content-type": "text/html; charset=utf-8", "content-language": language, "cache-control": "public, max-age=300" };
    let html: string | undefined;
    app.get(pathIn(language, offlinePath), conditional, (context) => {
      html ??= offlineDocument({ language, words: wordsOf(language), site: siteIn(site, language), assets, offline: assets.offline });
      return storableResponse(context.req.raw, ofPage, html);
    });
  }
}
