import { join } from "node:path";
import { type Context, Hono } from "hono";
import type { PageAssets } from "#app/render.tsx";
import type { Inventory } from "#domain/inventory.ts";
import type { ListedTitles } from "#domain/placeholder-titles.ts";
import type { PublicSite } from "#domain/site.ts";
import { emptyTakedown, type TakedownList } from "#domain/takedown.ts";
import type { OwnMedium } from "#server/config/players-file.ts";
import type { OwnPicture } from "#server/config/provider-logo.ts";
import { answerAds } from "#server/http/ads.ts";
import { answerApi } from "#server/http/api.ts";
import { passingResponse } from "#server/http/cached-response.ts";
import type { Catalogues } from "#server/http/catalogs.ts";
import { type ClientLimits, createClientLimits } from "#server/http/client-limits.ts";
import { documentHeaders } from "#server/http/document-headers.ts";
import { answerAssets, answerIcon, answerProviderLogo, type OlderFiles } from "#server/http/files.ts";
import { answerFunctions } from "#server/http/functions.ts";
import { answerGone } from "#server/http/gone.ts";
import { answerHealth, type Readiness } from "#server/http/health.ts";
import { answerPages } from "#server/http/pages.ts";
import { answerPictures } from "#server/http/pictures.ts";
import { answerPlayer } from "#server/http/player.ts";
import { requestScope } from "#server/http/request-watch.ts";
import { answerRobots } from "#server/http/robots.ts";
import { answerSearch } from "#server/http/search.ts";
import { answerSitemaps } from "#server/http/sitemaps.ts";
import { answerSocialCards } from "#server/http/social-cards.ts";
import type { PageCache } from "#server/page-cache/page-cache.ts";
import type { PictureStore } from "#server/picture-store/picture-store.ts";

/** Everything that the site is made of. What differs between deployments, tests and development differs here and nowhere else. */
export type AppParts = {
  site: PublicSite;
  media: readonly OwnMedium[];
  icon: string;
  /** The film-database provider's, where the operator supplied it. */
  providerLogo?: OwnPicture | null;
  catalogues: Catalogues;
  /** What stands in for a title's own answer when that fails. */
  listed: ListedTitles;
  cache: PageCache;
  assets: PageAssets & { player: { script: string; style: string | null } };
  /** The project's folder; the build is in `build/client` below it. */
  root: string;
  /** The files of builds before this one, and of other nodes'. */
  olderFiles?: OlderFiles | undefined;
  /** Draws the embedded catalogue's pictures; `null` with a live provider, whose pictures are elsewhere. */
  artwork: ((request: Request) => Response | Promise<Response>) | null;
  /** The live provider's pictures under this origin, where the operator wants that. */
  pictures?: PictureStore | null;
  /** All that the catalogue can name, for the sitemaps. */
  inventory: Inventory;
  readiness: Readiness;
  onError: (error: unknown) => void;
  /** How often one client may search and call functions; without it as a site that no proxy stands before. */
  clientLimits?: ClientLimits;
  /** What the operator has blocked; the catalogues are without it already. */
  takedown?: TakedownList;
  /** How long a page waits for the parts that may fail alone. */
  pageDeadlineMs: number;
};

function answerArtwork(app: Hono, artwork: NonNullable<AppParts["artwork"]>, headers: Record<string, string>): void {
  app.get("/t/p/*", async (context) => {
    const drawn = await artwork(context.req.raw);
    return passingResponse(context.req.raw, drawn.status, { ...Object.fromEntries(drawn.headers), ...headers }, await drawn.text());
  });
}

export function createApp(parts: AppParts): Hono {
  const { site, media, icon, catalogues, listed, cache, assets, root, artwork, inventory, readiness, onError, pageDeadlineMs } = parts;
  const { clientLimits = createClientLimits(), takedown = emptyTakedown, pictures = null, providerLogo = null } = parts;
  const headers = documentHeaders(
    site,
    media.flatMap((medium) => [medium.url, ...medium.captions.map((captions) => captions.url)]),
  );
  const app = new Hono();
  answerHealth(app, headers.file, readiness);
  answerAssets(app, join(root, "build/client"), headers.file, parts.olderFiles);
  answerIcon(app, icon, headers.file);
  if (providerLogo) answerProviderLogo(app, providerLogo, headers.file);
  if (artwork) answerArtwork(app, artwork, headers.file);
  if (pictures) answerPictures(app, { pictures, headers: headers.file });
  answerRobots(app, site.origin, headers.file);
  answerSocialCards(app, { folder: join(root, "sample/cards"), takedown, headers: headers.file });
  answerSitemaps(app, { origin: site.origin, inventory, takedown, cache, headers: headers.file, onError });
  answerGone(app, takedown, headers.file);
  answerAds(app, { slots: site.adSlots, headersFor: headers.ad });
  answerPlayer(app, { site, media, assets: assets.player, headers: headers.player, fileHeaders: headers.file, root });
  app.use("/functions/v1/*", clientLimits("functions", headers.file));
  answerFunctions(app, { catalogues, headers: headers.file, onError });
  answerSearch(app, { catalogue: catalogues.visitor, headers, limits: clientLimits, deadlineMs: pageDeadlineMs, onError });
  answerApi(app, { catalogues, cache, headers: headers.file, onError });
  answerPages(app, { site, assets, catalogues, listed, cache, takedown, headers: headers.page, deadlineMs: pageDeadlineMs, onError });
  app.notFound((context: Context) =>
    context.text("This address takes GET and HEAD", 405, { ...headers.file, allow: "GET, HEAD", "cache-control": "no-store" }),
  );
  app.onError((error, context) => {
    onError(error);
    const reference = requestScope.getStore()?.id;
    return context.text(`Something went wrong here. Please try again.${reference ? ` Reference: ${reference}` : ""}`, 500, {
      ...headers.file,
      "cache-control": "no-store",
    });
  });
  return app;
}
