import type { Hono } from "hono";
import type { Logger } from "pino";
import type { BuildAssets } from "#server/assets/build-assets.ts";
import { openOtherBuilds } from "#server/assets/other-builds.ts";
import { storedInventory } from "#server/catalog/inventory.ts";
import { storedRows } from "#server/catalog/stored-rows.ts";
import type { Env } from "#server/config/env.ts";
import { readSiteConfig } from "#server/config/site-config.ts";
import { createAdmission } from "#server/http/admission.ts";
import { createWorkQueue, type WorkQueue } from "#server/http/work-queue.ts";
import { createPageCache } from "#server/page-cache/page-cache.ts";
import { perTakedownVersion } from "#server/page-cache/takedown-version.ts";
import { PictureError } from "#server/picture-store/picture-error.ts";
import { errorLog } from "#server/process/log.ts";
import type { Metrics } from "#server/process/metrics.ts";
import { createClientKeys } from "#server/request/client-address.ts";
import { createClientLimits, createClientShare } from "#server/request/client-limits.ts";
import { createTokenBuckets } from "#server/request/token-buckets.ts";
import { prepareDataFolder } from "#server/store/data-folder.ts";
import type { PostgresTimeouts } from "#server/store/postgres-connection.ts";
import type { Provider } from "#server/upstream/provider.ts";
import { createApp } from "./app.ts";
import { openCatalog, openProviderCatalog } from "./catalog.ts";
import { openSource } from "./catalog-source.ts";
import type { DeploymentContext } from "./context.ts";
import { openListener, type ServerListeners } from "./listener.ts";
import { openOwnMedia } from "./own-media.ts";
import { openProvider } from "./provider.ts";
import { followPublicFilms, withPublicFilms } from "./public-films.ts";
import { openStores } from "./stores.ts";
import { openTakedowns } from "./takedowns.ts";
import { openTitles } from "./titles.ts";

/** How long rendered pages are fresh and stale (quality.md): the same as `cache-control` says. */
const pageLifetimes = { freshMs: 300_000, staleMs: 86_400_000 + 604_800_000, retryRefreshMs: 2000 };
/** How long a page waits for its deferred queries. */
const defaultPageDeadlineMs = 1500;
/** How long functions and the API wait for data: a call with its retry would take 5 s. */
const defaultApiDeadlineMs = 2000;

export type Deployment = ServerListeners &
  Pick<WorkQueue, "onConnection"> & {
    app: Hono;
    /** `/readyz` responds with 503 from here on, so that a proxy sends no more visitors. */
    drain: () => void;
    close: () => Promise<void>;
  };

type DeploymentOptions = {
  env: Env;
  assets: BuildAssets;
  root: string;
  log: Logger;
  metrics?: Metrics | undefined;
  databaseTimeouts?: PostgresTimeouts;
  /** Overrides how long a page, a function and the API wait for data. */
  pageDeadlineMs?: number;
  apiDeadlineMs?: number;
};

function readConfig(env: Env, log: Logger) {
  const { warnings, ...config } = readSiteConfig(env);
  for (const warning of warnings) log.warn(warning);
  return config;
}

const pictureLog =
  (log: Logger) =>
  (error: unknown): void =>
    log.warn({ err: error }, error instanceof PictureError ? "A picture could not be loaded" : "A picture could not be stored in DATA_DIR");

async function openContext({ env, root, log, metrics, databaseTimeouts }: DeploymentOptions): Promise<DeploymentContext> {
  const source = await openSource(env, root, pictureLog(log));
  const stores = await openStores(env, source, log, { timeouts: databaseTimeouts, observe: metrics?.store, onSize: metrics?.storeSize });
  const onError = errorLog(log);
  const rows = storedRows({ store: stores.store, onError, warn: (message) => log.warn(message) });
  const clients = {
    clientKeys: createClientKeys({ trustedProxyHops: env.TRUSTED_PROXY_HOPS }),
    takeTokens: createTokenBuckets(),
    onRefusal: metrics?.refused ?? (() => undefined),
  };
  return { env, source, stores, rows, log, metrics, onError, clients };
}

type Config = Omit<ReturnType<typeof readConfig>, "takedown">;
type TitleDeps = { provider: Provider; takedown: Awaited<ReturnType<typeof openTakedowns>>; config: Config; root: string };

/** The catalog, the operator's films beside it, and the pages that are rendered from both. */
async function openTitlesAndPages({ provider, takedown, config, root }: TitleDeps, context: DeploymentContext) {
  const { env, onError } = context;
  const titles = openTitles(takedown, context);
  const ofProvider = openProviderCatalog({ provider, titles: titles.finder }, context);
  const own = await openOwnMedia({ provider, catalog: ofProvider, media: config.media, root }, context);
  const { catalog, refreshTitlesHere } = openCatalog({ ofProvider, takedown, own: own.videos }, context);
  const cache = perTakedownVersion(createPageCache({ maxBytes: env.PAGE_CACHE_MB * 1024 * 1024, ...pageLifetimes, onError }), takedown.version);
  own.library.follow({ cache, refreshTitlesHere });
  const unfollow = followPublicFilms({ own, cache, refreshTitlesHere, onError });
  return { titles, own, catalog, cache, unfollow };
}

async function closeInOrder(parts: readonly { close(): void | Promise<void> }[]): Promise<void> {
  for (const part of parts) await part.close();
}

/** Builds a running site's parts from the environment. @throws ConfigurationError for the operator's mistakes */
export async function openDeployment(options: DeploymentOptions): Promise<Deployment> {
  const { env, root, log, pageDeadlineMs = defaultPageDeadlineMs, apiDeadlineMs = defaultApiDeadlineMs } = options;
  const assets = env.SERVICE_WORKER === "on" ? options.assets : { ...options.assets, worker: null };
  const { takedown: initialTakedown, ...config } = readConfig(env, log);
  prepareDataFolder(env.DATA_DIR);
  const context = await openContext(options);
  const { source, stores, onError, clients } = context;
  const { provider, placeholders } = openProvider(context);
  const takedown = await openTakedowns(initialTakedown, context);
  const otherBuilds = await openOtherBuilds({ root, dataDir: env.DATA_DIR, shared: stores.shared?.assets ?? null, warn: (message) => log.warn(message) });
  const { titles, own, catalog, cache, unfollow } = await openTitlesAndPages({ provider, takedown, config, root }, context);
  const site = withPublicFilms(config.site, own.publicFilms);
  const workQueue = createWorkQueue({ onTimeout: () => clients.onRefusal("late") });
  const hasSpareQuota = () => provider.health().hasRoomAhead;
  let isDraining = false;
  const app = createApp({
    ...config,
    ...{ site, catalog, placeholders, cache, workQueue, assets, root, otherBuilds, onError, takedown, pageDeadlineMs, apiDeadlineMs },
    isReady: () => !isDraining,
    admission: createAdmission({ ...clients, averageMs: workQueue.averageMs, hasSpareQuota }),
    begunNames: titles.finder.begun,
    library: own.library,
    publicFilms: own.publicFilms,
    onFilmReport: context.metrics?.publicFilm ?? (() => undefined),
    artwork: source.artwork,
    pictures: source.pictures,
    inventory: source.inventory ?? storedInventory({ store: stores.store, catalog, onError }),
    clientKeys: clients.clientKeys,
    clientLimits: createClientLimits(clients),
    clientShare: createClientShare(clients),
  });
  const drain = () => {
    isDraining = true;
    own.library.stopStreams();
  };
  const close = () => closeInOrder([{ close: unfollow }, own.publicFilms, own.library, takedown, otherBuilds, titles, source, stores]);
  return { ...openListener({ app, cache, provider, site }, context), onConnection: workQueue.onConnection, app, drain, close };
}
