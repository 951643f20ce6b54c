import { join } from "node:path";
import { type Context, Hono } from "hono";
import type { PageAssets } from "#app/render.tsx";
import type { Inventory } from "#domain/inventory.ts";
import type { PlaceholderTitles } from "#domain/placeholder-titles.ts";
import type { PublicSite } from "#domain/site.ts";
import { emptyTakedown, type TakedownList } from "#domain/takedown.ts";
import type { OperatorMedia } from "#server/config/players-file.ts";
import type { ProviderLogo } from "#server/config/provider-logo.ts";
import { mountAds } from "#server/http/ads.ts";
import { mountApi } from "#server/http/api.ts";
import { mountAssets, mountIcon, mountProviderLogo, type OlderAssets } from "#server/http/assets.ts";
import { uncachedResponse } from "#server/http/cached-response.ts";
import type { Catalogs } from "#server/http/catalogs.ts";
import { type ClientLimits, createClientLimits } from "#server/http/client-limits.ts";
import { documentHeaders } from "#server/http/document-headers.ts";
import { mountFunctions } from "#server/http/functions.ts";
import { mountHealth, type Readiness } from "#server/http/health.ts";
import { mountPages } from "#server/http/pages.ts";
import { mountPictures } from "#server/http/pictures.ts";
import { mountPlayer } from "#server/http/player.ts";
import { requestScope } from "#server/http/request-tracker.ts";
import { mountRobots } from "#server/http/robots.ts";
import { mountSearch } from "#server/http/search.ts";
import { mountSitemaps } from "#server/http/sitemaps.ts";
import { mountSocialCards } from "#server/http/social-cards.ts";
import { mountTakedowns } from "#server/http/takedowns.ts";
import type { PageCache } from "#server/page-cache/page-cache.ts";
import type { PictureStore } from "#server/picture-store/picture-store.ts";

/** Everything that the site is made of. What differs between deployments, tests and development differs here and nowhere else. */
export type AppDeps = {
  site: PublicSite;
  media: readonly OperatorMedia[];
  icon: string;
  /** The film-database provider's, where the operator supplied it. */
  providerLogo?: ProviderLogo | null;
  catalogs: Catalogs;
  /** What stands in for a title's own answer when that fails. */
  listed: PlaceholderTitles;
  cache: PageCache;
  assets: PageAssets & { player: { script: string; style: string | null } };
  /** The project's folder; the build is in `build/client` below it. */
  root: string;
  /** The files of builds before this one, and of other nodes'. */
  olderAssets?: OlderAssets | undefined;
  /** Draws the embedded catalog's pictures; `null` with a live provider, whose pictures are elsewhere. */
  artwork: ((request: Request) => Response | Promise<Response>) | null;
  /** The live provider's pictures under this origin, where the operator wants that. */
  pictures?: PictureStore | null;
  /** All that the catalog can name, for the sitemaps. */
  inventory: Inventory;
  readiness: Readiness;
  onError: (error: unknown) => void;
  /** How often one client may search and call functions; without it as a site that no proxy stands before. */
  clientLimits?: ClientLimits;
  /** What the operator has blocked; the catalogs are without it already. */
  takedown?: TakedownList;
  /** How long a page waits for the parts that may fail alone. */
  pageDeadlineMs: number;
};

function mountArtwork(app: Hono, artwork: NonNullable<AppDeps["artwork"]>, headers: Record<string, string>): void {
  app.get("/t/p/*", async (context) => {
    const drawn = await artwork(context.req.raw);
    return uncachedResponse(context.req.raw, drawn.status, { ...Object.fromEntries(drawn.headers), ...headers }, await drawn.text());
  });
}

export function createApp(parts: AppDeps): Hono {
  const { site, media, icon, catalogs, listed, cache, assets, root, artwork, inventory, readiness, onError, pageDeadlineMs } = parts;
  const { clientLimits = createClientLimits(), takedown = emptyTakedown, pictures = null, providerLogo = null } = parts;
  const headers = documentHeaders(
    site,
    media.flatMap((medium) => [medium.url, ...medium.captions.map((captions) => captions.url)]),
  );
  const app = new Hono();
  mountHealth(app, headers.file, readiness);
  mountAssets(app, join(root, "build/client"), headers.file, parts.olderAssets);
  mountIcon(app, icon, headers.file);
  if (providerLogo) mountProviderLogo(app, providerLogo, headers.file);
  if (artwork) mountArtwork(app, artwork, headers.file);
  if (pictures) mountPictures(app, { pictures, headers: headers.file });
  mountRobots(app, site.origin, headers.file);
  mountSocialCards(app, { folder: join(root, "sample/cards"), takedown, headers: headers.file });
  mountSitemaps(app, { origin: site.origin, inventory, takedown, cache, headers: headers.file, onError });
  mountTakedowns(app, takedown, headers.file);
  mountAds(app, { slots: site.adSlots, headersFor: headers.ad });
  mountPlayer(app, { site, media, assets: assets.player, headers: headers.player, fileHeaders: headers.file, root });
  app.use("/functions/v1/*", clientLimits("functions", headers.file));
  mountFunctions(app, { catalogs, headers: headers.file, onError });
  mountSearch(app, { catalog: catalogs.visitor, headers, limits: clientLimits, deadlineMs: pageDeadlineMs, onError });
  mountApi(app, { catalogs, cache, headers: headers.file, onError });
  mountPages(app, { site, assets, catalogs, listed, cache, takedown, headers: headers.page, deadlineMs: pageDeadlineMs, onError });
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
