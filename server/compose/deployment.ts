import type { RequestListener } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import type { Logger } from "pino";
import type { PlaceholderTitles } from "#domain/placeholder-titles.ts";
import type { PublicSite } from "#domain/site.ts";
import type { TakedownList } from "#domain/takedown.ts";
import type { BuildAssets } from "#server/assets/build-assets.ts";
import { openOtherBuilds } from "#server/assets/other-builds.ts";
import { createCatalog } from "#server/catalog/catalog.ts";
import { storedInventory } from "#server/catalog/inventory.ts";
import { createPlaceholderTitles } from "#server/catalog/placeholder-titles.ts";
import { createReadThroughCache } from "#server/catalog/read-through-cache.ts";
import type { Env } from "#server/config/env.ts";
import { readSiteConfig } from "#server/config/site-config.ts";
import { cacheFirstListener } from "#server/http/cache-first-listener.ts";
import type { Catalogs } from "#server/http/catalogs.ts";
import { createClientLimits } from "#server/http/client-limits.ts";
import { documentHeaders } from "#server/http/document-headers.ts";
import { createLoadShedder } from "#server/http/load-shedder.ts";
import { createProtocolErrorHandlers, type ProtocolErrorHandlers } from "#server/http/protocol-errors.ts";
import { type CompletedRequest, createRequestTracker } from "#server/http/request-tracker.ts";
import { createPageCache, type PageCache } from "#server/page-cache/page-cache.ts";
import { perTakedownVersion } from "#server/page-cache/takedown-version.ts";
import { accessLog, breakerLog, errorLog } from "#server/process/log.ts";
import type { Metrics } from "#server/process/metrics.ts";
import type { PostgresTimeouts } from "#server/store/postgres-connection.ts";
import { filteredCatalog } from "#server/takedown/filtered-catalog.ts";
import { openPublishedTakedowns } from "#server/takedown/published-takedowns.ts";
import { shareTakedowns } from "#server/takedown/shared-takedowns.ts";
import { watchTakedownFile } from "#server/takedown/takedown-file.ts";
import { createBreaker } from "#server/upstream/breaker.ts";
import type { Priority } from "#server/upstream/priority.ts";
import { createProvider, type Provider } from "#server/upstream/provider.ts";
import { createTransport } from "#server/upstream/transport.ts";
import { createApp } from "./app.ts";
import { chooseSource, type Source } from "./catalog-source.ts";
import { openStores, type Stores } from "./stores.ts";

/** Cache lifetimes of rendered pages (quality.md): the same as the headers say to caches further out. */
const pageLifetimes = { freshMs: 300_000, staleMs: 86_400_000 + 604_800_000, retryRefreshMs: 2000 };
const pageDeadlineMs = 1500;

/** How many similar titles the store names, of which those within one typo are offered. */
const likeTitles = 100;

export type Deployment = {
  /** What a server listens with: kept answers first, the app behind. */
  listener: RequestListener;
  /** What a connection gets that brings no request. */
  refuse: ProtocolErrorHandlers["onto"];
  app: Hono;
  /** From here on `/readyz` says 503, so that a proxy sends no more visitors. */
  drain: () => void;
  close: () => Promise<void>;
};

/** `databaseTimeouts`: overrides the default query timeouts of PostgreSQL. */
type DeploymentDeps = { env: Env; assets: BuildAssets; root: string; log: Logger; metrics?: Metrics | undefined; databaseTimeouts?: PostgresTimeouts };

type Ground = { source: Source; keepers: Stores; log: Logger; metrics: Metrics | undefined; onError: (error: unknown) => void };

/** The line to the film database, as log and metrics hear of it, and what its lists name. */
function openProvider({ source, keepers, log, metrics, onError }: Ground): { provider: Provider; listed: PlaceholderTitles } {
  const listed = createPlaceholderTitles({ store: keepers.store, onError });
  const breaker = createBreaker({ onChange: breakerLog(log) });
  const transport = createTransport({ ...source, breaker, ...(metrics && { observe: metrics.call }) });
  return { provider: listed.heardFrom(createProvider(transport)), listed };
}

/** One promise for each who may be waiting, over the same memory and store, without what the operator has blocked. */
function openCatalogs(provider: Provider, takedown: TakedownList, { keepers, onError }: Ground): Catalogs {
  const { store, together } = keepers;
  const kept = createReadThroughCache({ store, leases: together?.leases, onError });
  // A store that fails has nothing to suggest; the search itself goes on.
  const titlesLike = (text: string) =>
    store.titlesLike(text, likeTitles).catch((error: unknown) => {
      onError(error);
      return [];
    });
  const catalogOf = (priority: Priority) => filteredCatalog(createCatalog({ provider, kept, titlesLike, priority }), takedown);
  return { visitor: catalogOf("visitor"), refresh: catalogOf("refresh"), speculative: catalogOf("speculative") };
}

type Door = { app: Hono; cache: PageCache; provider: Provider; site: PublicSite; env: Env };

/** What a server listens with: the page cache first, then the gate, then the app; each answer is counted and may be logged. */
function openFront({ app, cache, provider, site, env }: Door, { log, metrics, onError }: Ground): Pick<Deployment, "listener" | "refuse"> {
  const headers = documentHeaders(site, []).file;
  const refusals = createProtocolErrorHandlers(headers, onError);
  const behind = getRequestListener(app.fetch, { errorHandler: refusals.asResponse });
  const shed = createLoadShedder({ cache, hasRoomAhead: () => provider.health().hasRoomAhead, headers });
  const access = accessLog(log);
  const onAnswered = (answered: CompletedRequest) => {
    access(answered);
    metrics?.answered(answered);
  };
  const watch = createRequestTracker({ trustedProxyHops: env.TRUSTED_PROXY_HOPS, onAnswered });
  metrics?.read({ requests: watch.counts, cache: cache.info, provider: provider.health });
  return { listener: cacheFirstListener((request, response) => void behind(request, response), { cache, shed, watch }), refuse: refusals.onto };
}

/** Opens everything that a running site needs. @throws ConfigurationError for the operator's mistakes */
export async function openDeployment({ env, assets, root, log, metrics, databaseTimeouts }: DeploymentDeps): Promise<Deployment> {
  const { takedown: blocked, warnings, ...config } = readSiteConfig(env);
  const { site } = config;
  for (const warning of warnings) log.warn(warning);
  if (site.catalog === "live" && config.providerLogo === null)
    log.warn("brand.json: providerLogo names no file, and the provider's terms ask for its logo beside its notice");
  const onError = errorLog(log);
  const source = await chooseSource(env, (error) => log.warn({ err: error }, "keeping a picture failed"));
  const keepers = await openStores(env, source, log, { timeouts: databaseTimeouts, observe: metrics?.store });
  const { store, together } = keepers;
  const ground = { source, keepers, log, metrics, onError };
  const { provider, listed } = openProvider(ground);
  const watched = watchTakedownFile({ folder: env.CONTENT_DIR, initial: blocked, log });
  const warn = (message: string) => log.warn(message);
  const published = openPublishedTakedowns({ dataDir: env.DATA_DIR, contentDir: env.CONTENT_DIR, warn });
  const takedown = together ? await shareTakedowns({ file: watched, shared: together.takedowns, published }) : watched;
  const olderAssets = await openOtherBuilds({ root, dataDir: env.DATA_DIR, shared: together?.assets ?? null, warn });
  const catalogs = openCatalogs(provider, takedown, ground);
  const cache = perTakedownVersion(createPageCache({ maxBytes: env.PAGE_CACHE_MB * 1024 * 1024, ...pageLifetimes, onError }), takedown.version);
  let draining = false;
  const app = createApp({
    ...config,
    catalogs,
    listed,
    cache,
    assets,
    root,
    olderAssets,
    artwork: source.artwork,
    pictures: source.pictures,
    inventory: source.inventory ?? storedInventory({ store, catalog: catalogs.refresh, onError }),
    readiness: () => (draining ? { ready: false, reason: "draining" } : { ready: true }),
    onError,
    takedown,
    clientLimits: createClientLimits({ trustedProxyHops: env.TRUSTED_PROXY_HOPS }),
    pageDeadlineMs,
  });
  return {
    ...openFront({ app, cache, provider, site, env }, ground),
    app,
    drain: () => {
      draining = true;
    },
    close: async () => {
      takedown.close();
      olderAssets.close();
      await source.close();
      await keepers.close();
    },
  };
}
