import type { RequestListener } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Logger } from "pino";
import { createApp } from "./app.ts";
import type { BuildAssets } from "./build-assets.ts";
import { createCatalogue } from "./catalogue/catalogue.ts";
import { storedInventory } from "./catalogue/inventory.ts";
import { createKept, type Patience } from "./catalogue/kept.ts";
import { createListedTitles } from "./catalogue/listed-titles.ts";
import { withoutTakenDown } from "./catalogue/without-taken-down.ts";
import type { Env } from "./env.ts";
import { createClientLimits } from "./http/client-limits.ts";
import { documentHeaders } from "./http/document-headers.ts";
import { frontOf } from "./http/front.ts";
import { createRefusals, type Refusals } from "./http/refusals.ts";
import { watchRequests } from "./http/request-watch.ts";
import { createShedding } from "./http/shedding.ts";
import { openKeepers } from "./keepers.ts";
import { accessLog, breakerLog, errorLog } from "./log.ts";
import type { Metrics } from "./metrics.ts";
import { openOlderAssets } from "./older-assets.ts";
import { createPageCache } from "./page-cache/page-cache.ts";
import { perEdition } from "./page-cache/per-edition.ts";
import { shareTakedown } from "./shared-takedown.ts";
import { readSiteConfig } from "./site-config.ts";
import { chooseSource } from "./source.ts";
import type { LinkLimits } from "./store/postgres-link.ts";
import { watchTakedown } from "./takedown-watch.ts";
import { toldTakedownIn } from "./told-takedown.ts";
import { createBreaker } from "./upstream/breaker.ts";
import { createProvider } from "./upstream/provider.ts";
import { createTransport } from "./upstream/transport.ts";

/** Cache lifetimes of rendered pages (quality.md): the same as the headers say to caches further out. */
const pageLifetimes = { freshMs: 300_000, staleMs: 86_400_000 + 604_800_000, retryRefreshMs: 2000 };
const pageDeadlineMs = 1500;

/** How many similar titles the store names, of which those within one typo are offered. */
const likeTitles = 100;

export type Deployment = {
  /** What a server listens with: kept answers first, the app behind. */
  listener: RequestListener;
  /** What a connection gets that brings no request. */
  refuse: Refusals["onto"];
  app: ReturnType<typeof createApp>;
  /** From here on `/readyz` says 503, so that a proxy sends no more visitors. */
  drain: () => void;
  close: () => Promise<void>;
};

/** `databaseLimits`: how long a question to PostgreSQL may take, where it is not the usual time. */
type DeploymentParts = { env: Env; assets: BuildAssets; root: string; log: Logger; metrics?: Metrics | undefined; databaseLimits?: LinkLimits };

/** Opens everything that a running site needs. @throws ConfigurationError for the operator's mistakes */
export async function openDeployment({ env, assets, root, log, metrics, databaseLimits }: DeploymentParts): Promise<Deployment> {
  const { site, media, icon, providerLogo, takedown: blocked, warnings } = readSiteConfig(env);
  for (const warning of warnings) log.warn(warning);
  if (site.catalogue === "live" && providerLogo === null)
    log.warn("brand.json: providerLogo names no file, and the provider's terms ask for its logo beside its notice");
  const source = await chooseSource(env, (error) => log.warn({ err: error }, "keeping a picture failed"));
  const onError = errorLog(log);
  const keepers = await openKeepers(env, source, log, { limits: databaseLimits, observe: metrics?.store });
  const { store, together } = keepers;
  const listed = createListedTitles({ store, onError });
  const provider = listed.heardFrom(
    createProvider(
      createTransport({
        baseUrl: source.baseUrl,
        credential: source.credential,
        fetch: source.fetch,
        budget: source.budget,
        breaker: createBreaker({ onChange: breakerLog(log) }),
        ...(metrics && { observe: metrics.call }),
      }),
    ),
  );
  const kept = createKept({ store, leases: together?.leases, onError });
  // A store that fails has nothing to suggest; the search itself goes on.
  const titlesLike = (text: string) =>
    store.titlesLike(text, likeTitles).catch((error: unknown) => {
      onError(error);
      return [];
    });
  const watched = watchTakedown({ folder: env.CONTENT_DIR, initial: blocked, log });
  const warn = (message: string) => log.warn(message);
  const memory = toldTakedownIn({ dataDir: env.DATA_DIR, contentDir: env.CONTENT_DIR, warn });
  const takedown = together ? await shareTakedown({ own: watched, shared: together.takedowns, memory }) : watched;
  const olderFiles = await openOlderAssets({ root, dataDir: env.DATA_DIR, shared: together?.assets ?? null, warn });
  const catalogueOf = (patience: Patience) => withoutTakenDown(createCatalogue({ provider, kept, titlesLike, patience }), takedown);
  const cache = perEdition(createPageCache({ maxBytes: env.PAGE_CACHE_MB * 1024 * 1024, ...pageLifetimes, onError }), takedown.edition);
  let draining = false;
  const app = createApp({
    site,
    media,
    icon,
    providerLogo,
    catalogues: { visitor: catalogueOf("visitor"), refresh: catalogueOf("refresh"), speculative: catalogueOf("speculative") },
    listed,
    cache,
    assets,
    root,
    olderFiles,
    artwork: source.artwork,
    pictures: source.pictures,
    inventory: source.inventory ?? storedInventory({ store, catalogue: createCatalogue({ provider, kept, patience: "refresh" }), onError }),
    readiness: () => (draining ? { ready: false, reason: "draining" } : { ready: true }),
    onError,
    takedown,
    clientLimits: createClientLimits({ trustedProxyHops: env.TRUSTED_PROXY_HOPS }),
    pageDeadlineMs,
  });
  const fileHeaders = documentHeaders(site, []).file;
  const refusals = createRefusals(fileHeaders, onError);
  const behind = getRequestListener(app.fetch, { errorHandler: refusals.asResponse });
  const shed = createShedding({ cache, hasRoomAhead: () => provider.health().hasRoomAhead, headers: fileHeaders });
  const access = accessLog(log);
  const watch = watchRequests({
    trustedProxyHops: env.TRUSTED_PROXY_HOPS,
    onAnswered: (answered) => {
      access(answered);
      metrics?.answered(answered);
    },
  });
  metrics?.read({ requests: watch.counts, cache: cache.info, provider: provider.health });
  return {
    listener: frontOf((request, response) => void behind(request, response), { cache, shed, watch }),
    refuse: refusals.onto,
    app,
    drain: () => {
      draining = true;
    },
    close: async () => {
      takedown.close();
      olderFiles.close();
      await source.close();
      await keepers.close();
    },
  };
}
