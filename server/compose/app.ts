import { join } from "node:path";
import { type Context, Hono } from "hono";
import type { OfflineAssets } from "#app/offline-document.tsx";
import type { PageAssets } from "#app/render.tsx";
import { siteIn } from "#app/site-in.server.ts";
import { calendarFilePath, paths } from "#domain/addresses.ts";
import type { Inventory } from "#domain/inventory.ts";
import { pathsIn } from "#domain/language-addresses.ts";
import type { Language } from "#domain/languages.ts";
import type { PlaceholderTitles } from "#domain/placeholder-titles.ts";
import type { PublicSite } from "#domain/site.ts";
import type { TakedownList } from "#domain/takedown.ts";
import { mountCalendarFile } from "#features/calendar/calendar-api.server.ts";
import type { Catalog } from "#features/catalog.ts";
import { mountDiscoverApi } from "#features/discover/discover-api.server.ts";
import { mountReferencesApi } from "#features/discover/references-api.server.ts";
import { mountSurprise } from "#features/discover/surprise-api.server.ts";
import { mountFeeds } from "#features/feeds/feeds-api.server.ts";
import { mountMatch } from "#features/import/match-api.server.ts";
import type { Media } from "#features/media/media-feature.ts";
import type { PublicFilms } from "#features/public-films/open-public-films.ts";
import { mountTitlesApi } from "#features/saved/titles-api.server.ts";
import { mountSearch } from "#features/search/search-api.server.ts";
import { mountUpcomingApi } from "#features/upcoming/upcoming-api.server.ts";
import { wordsOf } from "#languages/all-words.server.ts";
import type { PlayerDocument } from "#player/player-document.ts";
import type { BrandPicture } from "#server/config/brand-picture.ts";
import type { OperatorMedia } from "#server/config/players-file.ts";
import { mountAbsentFiles } from "#server/http/absent-files.ts";
import { type Admission, admitted } from "#server/http/admission.ts";
import { mountAds } from "#server/http/ads.ts";
import { mountApi } from "#server/http/api.ts";
import { type Artwork, mountArtwork } from "#server/http/artwork.ts";
import { mountAssets, type OtherBuilds } from "#server/http/assets.ts";
import { mountBrandIcons, mountBrandPictures } from "#server/http/brand-images.ts";
import { sitemapPath } from "#server/http/crawler-paths.ts";
import { documentHeaders } from "#server/http/document-headers.ts";
import { type FilmReportObserver, mountFilmReports } from "#server/http/film-reports.ts";
import { mountFunctions } from "#server/http/functions.ts";
import { mountHealth } from "#server/http/health.ts";
import { mountManifests } from "#server/http/manifests.ts";
import { mountPages } from "#server/http/pages.ts";
import { mountPictures } from "#server/http/pictures.ts";
import { mountPlayer } from "#server/http/player.ts";
import { methodNotAllowed } from "#server/http/protocol-errors.ts";
import { requestScope } from "#server/http/request-tracker.ts";
import { mountRobots } from "#server/http/robots.ts";
import { mountScreenshots, type Screenshot } from "#server/http/screenshots.ts";
import { mountSiteDescriptions } from "#server/http/site-descriptions.ts";
import { mountSitemaps } from "#server/http/sitemaps.ts";
import { mountSocialCards } from "#server/http/social-cards.ts";
import { type BegunNames, mountSuggestions } from "#server/http/suggestions.ts";
import { mountTakedowns } from "#server/http/takedowns.ts";
import type { WorkQueue } from "#server/http/work-queue.ts";
import type { PageCache } from "#server/page-cache/page-cache.ts";
import type { PictureStore } from "#server/picture-store/picture-store.ts";
import { type CachedJson, createCachedJson } from "#server/request/cached-json.ts";
import type { ClientKeys } from "#server/request/client-address.ts";
import type { ClientLimits, ClientShare } from "#server/request/client-limits.ts";
import { languageFromAddress, languageOfAddress } from "#server/request/request-env.ts";
import { mountOffline } from "./offline.ts";

/** Everything that the app's routes need. Deployments, development and tests differ in these alone. */
export type AppDeps = {
  site: PublicSite;
  /** The operator's own films in players.json, for the player. */
  media: readonly OperatorMedia[];
  /** Those of the library, and what serves them. */
  library: Pick<Media, "ownFilm" | "firstRequests" | "mount">;
  publicFilms: Pick<PublicFilms, "of" | "origins">;
  /** Counts what players say of public films. */
  onFilmReport: FilmReportObserver;
  icon: string;
  /** `null` unless the operator supplied it. */
  providerLogo: BrandPicture | null;
  /** The operator's, of an installation's dialog. */
  screenshots: readonly Screenshot[];
  catalog: Catalog;
  /** Names for a browser's address bar. */
  begunNames: BegunNames;
  /** Shown in place of a title whose details failed. */
  placeholders: PlaceholderTitles;
  cache: PageCache;
  admission: Admission;
  workQueue: Pick<WorkQueue, "place">;
  assets: PageAssets & { player: PlayerDocument["assets"]; worker: string | null; offline: OfflineAssets };
  /** The project's folder, with the build in `build/client` below it. */
  root: string;
  /** Assets of earlier builds and of other nodes. */
  otherBuilds?: OtherBuilds | undefined;
  /** Draws the embedded catalog's pictures; `null` with a live provider. */
  artwork: Artwork | null;
  /** The provider's pictures under this origin; `null` unless IMAGE_PROXY is on. */
  pictures: PictureStore | null;
  /** Every page of the catalog, for the sitemaps. */
  inventory: Inventory;
  isReady: () => boolean;
  onError: (error: unknown) => void;
  clientKeys: ClientKeys;
  clientLimits: ClientLimits;
  clientShare: ClientShare;
  /** What the operator has blocked. `catalog` is filtered already. */
  takedown: TakedownList;
  /** How long a page, a function and the API wait for data. */
  pageDeadlineMs: number;
  apiDeadlineMs: number;
};

type Headers = ReturnType<typeof documentHeaders>;

function headersFor({ site, media, publicFilms }: AppDeps): Headers {
  const mediaUrls = media.flatMap((medium) => [medium.url, ...medium.captions.map((captions) => captions.url)]);
  return documentHeaders(site, mediaUrls, publicFilms.origins);
}

/** Responses that need no catalog: files, pictures, health, robots. */
function mountFiles(app: Hono, deps: AppDeps, headers: Headers["file"]): void {
  const { site, icon, providerLogo, screenshots, root, otherBuilds, artwork, pictures, clientKeys, isReady, takedown } = deps;
  mountHealth(app, { isReady, headers });
  mountAssets(app, { folder: join(root, "build/client"), otherBuilds, headers });
  mountBrandIcons(app, { icon, headers, onError: deps.onError });
  mountBrandPictures(app, [...(providerLogo ? [providerLogo] : []), ...screenshots], headers);
  if (artwork) mountArtwork(app, { artwork, headers });
  if (pictures) mountPictures(app, { pictures, clientKeys, headers });
  mountSiteDescriptions(app, site, headers);
  mountManifests(app, { site, screenshots, headers });
  mountScreenshots(app, { folder: join(root, "sample/screenshots"), headers });
  mountRobots(app, { site, headers });
  mountSocialCards(app, { folder: join(root, "sample/cards"), takedown, headers });
}

function mountErrors(app: Hono, { onError }: AppDeps, headers: Headers["file"]): void {
  const uncached = { ...headers, "cache-control": "no-store" };
  const { status, headers: allowed } = methodNotAllowed;
  const wordsFor = (context: Context) => wordsOf(languageOfAddress(context)).server;
  app.notFound((context) => context.text(wordsFor(context).methodNotAllowed, status, { ...uncached, ...allowed }));
  app.onError((error, context) => {
    onError(error);
    return context.text(wordsFor(context).failure(requestScope.getStore()?.id), 500, uncached);
  });
}

/** The catalog as JSON. */
function mountData(app: Hono, deps: AppDeps, json: CachedJson, headers: Headers["file"]): void {
  const { catalog, begunNames, clientLimits: limits, clientShare, apiDeadlineMs: deadlineMs, onError } = deps;
  mountDiscoverApi(app, { catalog, json });
  mountUpcomingApi(app, { catalog, json });
  mountSuggestions(app, { begunNames, json, headers, limits });
  mountReferencesApi(app, { catalog, json, headers, limits });
  mountTitlesApi(app, { catalog, json, clientShare });
  const textsIn = (language: Language) => ({ siteName: siteIn(deps.site, language).name, words: wordsOf(language) });
  mountCalendarFile(app, { catalog, site: deps.site, textsIn, cache: deps.cache, headers, limits, deadlineMs, onError });
  mountMatch(app, { catalog, siteOrigin: deps.site.origin, headers, clientShare, deadlineMs, onError });
  mountApi(app, { catalog, json, headers });
}

/** Mounts every route. The first match responds: takedowns come before what they block, pages last. */
export function createApp(deps: AppDeps): Hono {
  const { media, library, publicFilms, catalog, placeholders, cache, admission, workQueue, assets, root, inventory, onError, clientLimits, takedown } = deps;
  const { pageDeadlineMs, apiDeadlineMs } = deps;
  const playerFiles = [assets.player.script, ...assets.player.imports, assets.player.style].flatMap((file) => file ?? []);
  const site: PublicSite = { ...deps.site, playerFiles, ...(assets.worker !== null && { worksOffline: true }) };
  const headers = headersFor(deps);
  const app = new Hono();
  app.use(languageFromAddress(site.languages));
  mountFiles(app, deps, headers.file);
  mountOffline(app, deps, headers);
  for (const path of [sitemapPath, "/sitemaps/*"]) app.use(path, admitted(admission, "data", headers.file));
  mountSitemaps(app, { site, inventory, takedown, cache, headers: headers.file, onError });
  mountTakedowns(app, { takedown, languages: site.languages, headers: headers.file });
  mountAds(app, { slots: site.adSlots, headersFor: headers.ad });
  const filmFolder = join(root, "sample/film");
  const ofPlayer = { site, media, ...library, publicFilm: publicFilms.of, assets: assets.player, words: assets.playerWords, filmFolder };
  mountPlayer(app, { ...ofPlayer, headers: headers.player, fileHeaders: headers.file });
  for (const path of ["/api/*", "/functions/*"]) app.use(path, admitted(admission, "data", headers.file));
  for (const path of pathsIn(site.languages, paths.surprise)) app.use(path, admitted(admission, "page", headers.page));
  for (const path of pathsIn(site.languages, calendarFilePath)) app.use(path, admitted(admission, "data", headers.file));
  app.use("/functions/v1/*", clientLimits("functions", headers.file));
  mountFunctions(app, { catalog, headers: headers.file, deadlineMs: apiDeadlineMs, onError });
  mountFilmReports(app, { films: publicFilms, siteOrigin: site.origin, limits: clientLimits, headers: headers.file, onReport: deps.onFilmReport });
  library.mount(app, { takedown, clientKeys: deps.clientKeys, headers: headers.file, onError });
  const json = createCachedJson({ cache, headers: headers.file, deadlineMs: apiDeadlineMs, onError });
  mountSearch(app, { catalog, languages: site.languages, headers, json, limits: clientLimits, pageDeadlineMs, onError });
  mountSurprise(app, { catalog, languages: site.languages, headers: headers.page, limits: clientLimits, deadlineMs: pageDeadlineMs, onError });
  mountData(app, deps, json, headers.file);
  const ofFeeds = { catalog, cache, languages: site.languages, siteIn: (language: Language) => siteIn(site, language), limits: clientLimits };
  mountFeeds(app, { ...ofFeeds, headers: headers.file, admit: admitted(admission, "data", headers.file), deadlineMs: apiDeadlineMs, onError });
  // It reads up to a hundred stored titles.
  for (const path of pathsIn(site.languages, paths.shared)) app.use(path, clientLimits("search", headers.page));
  mountAbsentFiles(app, site.languages, headers.file);
  const ofPages = { site, assets, catalog, placeholders, cache, admission, workQueue, takedown, onError };
  mountPages(app, { ...ofPages, headers: headers.page, deadlineMs: pageDeadlineMs });
  mountErrors(app, deps, headers.file);
  return app;
}
