import { createHash } from "node:crypto";
import type { Logger } from "pino";
import { createApp } from "./app.ts";
import type { BuildAssets } from "./build-assets.ts";
import { createCatalogue } from "./catalogue/catalogue.ts";
import { createKept } from "./catalogue/kept.ts";
import { createEmbeddedService } from "./embedded/service.ts";
import type { Env } from "./env.ts";
import { createPageCache } from "./page-cache/page-cache.ts";
import { readSiteConfig } from "./site-config.ts";
import { openSqliteStore } from "./store/sqlite-store.ts";
import { createBreaker } from "./upstream/breaker.ts";
import { createBudget } from "./upstream/budget.ts";
import type { Fetch } from "./upstream/exchange.ts";
import { networkFetch } from "./upstream/network-fetch.ts";
import { createProvider } from "./upstream/provider.ts";
import { type Credential, createTransport } from "./upstream/transport.ts";

const providerBaseUrl = "https://api.themoviedb.org/3";
/** Never asked over a network: the embedded service answers in this process. */
const embeddedBaseUrl = "http://embedded.invalid/3";

/** Cache lifetimes of rendered pages (quality.md): the same as the headers say to caches further out. */
const pageLifetimes = { freshMs: 300_000, staleMs: 86_400_000 + 604_800_000, retryRefreshMs: 2000 };
const pageDeadlineMs = 1500;

type Source = {
  baseUrl: string;
  credential: Credential | null;
  fetch: Fetch;
  artwork: ((request: Request) => Response | Promise<Response>) | null;
  name: string;
  close: () => Promise<void>;
};

/** Who answers for the film database: the provider where there is a key, else the embedded catalogue. Chosen here, once. */
function chooseSource(env: Env, edition: string): Source {
  const credential = env.TMDB_API_KEY ? { apiKey: env.TMDB_API_KEY } : env.TMDB_READ_TOKEN ? { readToken: env.TMDB_READ_TOKEN } : null;
  if (credential) {
    const baseUrl = env.TMDB_BASE_URL ?? providerBaseUrl;
    return { baseUrl, credential, ...networkFetch(), artwork: null, name: baseUrl };
  }
  const service = createEmbeddedService();
  return {
    baseUrl: embeddedBaseUrl,
    credential: null,
    fetch: async (request) => service.fetch(request),
    artwork: service.fetch,
    name: `embedded ${edition}`,
    close: async () => undefined,
  };
}

export type Deployment = {
  app: ReturnType<typeof createApp>;
  /** From here on `/readyz` says 503, so that a proxy sends no more visitors. */
  drain: () => void;
  close: () => Promise<void>;
};

type DeploymentParts = { env: Env; assets: BuildAssets; root: string; log: Logger };

/** Opens everything that a running site needs. @throws ConfigurationError for the operator's mistakes */
export function openDeployment({ env, assets, root, log }: DeploymentParts): Deployment {
  const { site, media, icon } = readSiteConfig(env);
  const edition = createHash("sha256").update(JSON.stringify(assets)).digest("hex").slice(0, 12);
  const source = chooseSource(env, edition);
  const onError = (error: unknown) => log.warn({ err: error }, "asking the catalogue failed");
  const store = openSqliteStore(env.DATA_DIR, source.name);
  const provider = createProvider(
    createTransport({ baseUrl: source.baseUrl, credential: source.credential, fetch: source.fetch, budget: createBudget(), breaker: createBreaker() }),
  );
  const kept = createKept({ store, onError });
  let draining = false;
  const app = createApp({
    site,
    media,
    icon,
    catalogues: { visitor: createCatalogue({ provider, kept, patience: "visitor" }), refresh: createCatalogue({ provider, kept, patience: "refresh" }) },
    cache: createPageCache({ maxBytes: env.PAGE_CACHE_MB * 1024 * 1024, ...pageLifetimes, onError }),
    assets,
    root,
    artwork: source.artwork,
    readiness: () => (draining ? { ready: false, reason: "draining" } : { ready: true }),
    onError,
    pageDeadlineMs,
  });
  return {
    app,
    drain: () => {
      draining = true;
    },
    close: async () => {
      await source.close();
      await store.close();
    },
  };
}
