import { fileURLToPath } from "node:url";
import { emptyMedia } from "#features/media/no-media.ts";
import { noPublicFilms } from "#features/public-films/open-public-films.ts";
import { type AppDeps, createApp } from "#server/compose/app.ts";
import { createWorkQueue } from "#server/http/work-queue.ts";
import { createPageCache } from "#server/page-cache/page-cache.ts";
import { createClientKeys } from "#server/request/client-address.ts";
import { createClientLimits, createClientShare } from "#server/request/client-limits.ts";
import { isPrefetch } from "#server/request/request-env.ts";
import { createTokenBuckets } from "#server/request/token-buckets.ts";
import { longestWaitMs } from "./safety-net.ts";
import { sampleCatalog } from "./sample-catalog.ts";
import { sampleInventory } from "./sample-inventory.ts";
import { sampleSite } from "./sample-site.ts";

export const projectRoot = fileURLToPath(new URL("../../", import.meta.url));

export const sampleAssets: AppDeps["assets"] = {
  early: "/assets/early.js",
  font: null,
  entry: "/assets/client.js",
  imports: [],
  styles: ["/assets/client.css"],
  byScreen: {},
  words: {},
  playerWords: {},
  worker: null,
  offline: { script: "/assets/offline.js", files: () => ["/assets/list.js"] },
  player: { script: "/assets/player.js", imports: ["/assets/messages.js"], style: null, hls: "/assets/hls.mjs" },
};

type SampleAppOptions = Partial<Omit<AppDeps, "cache" | "onError">> & {
  maxBytes?: number;
};

/** The whole site over a hand-written catalog. `clock.nowMs`: the page cache's time; pages are fresh for 300,000 ms. */
export function sampleApp({ catalog = sampleCatalog(), maxBytes = 16 * 1024 * 1024, ...overrides }: SampleAppOptions = {}) {
  const clock = { nowMs: 0 };
  const errors: unknown[] = [];
  const onError = (error: unknown) => void errors.push(error);
  const cache = createPageCache({ maxBytes, freshMs: 300_000, staleMs: 86_400_000, retryRefreshMs: 2000, now: () => clock.nowMs, onError });
  const clientKeys = createClientKeys({ trustedProxyHops: 0 });
  const takeTokens = createTokenBuckets();
  const app = createApp({
    site: sampleSite(),
    media: [],
    icon: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    providerLogo: null,
    screenshots: [],
    catalog,
    begunNames: () => [],
    library: emptyMedia,
    publicFilms: noPublicFilms,
    onFilmReport: () => undefined,
    placeholders: { movie: async () => null, series: async () => null },
    cache,
    admission: (context, work) => work(isPrefetch(context) ? "speculative" : "visitor"),
    workQueue: createWorkQueue({ onTimeout: () => undefined, waitMs: { start: longestWaitMs, render: longestWaitMs } }),
    assets: sampleAssets,
    root: projectRoot,
    artwork: null,
    pictures: null,
    inventory: sampleInventory(),
    isReady: () => true,
    onError,
    clientKeys,
    clientLimits: createClientLimits({ clientKeys, takeTokens, onRefusal: () => undefined }),
    clientShare: createClientShare({ clientKeys, takeTokens }),
    takedown: { has: () => false, version: () => "" },
    pageDeadlineMs: longestWaitMs,
    apiDeadlineMs: longestWaitMs,
    ...overrides,
  });
  const get = async (path: string, headers: Record<string, string> = {}): Promise<Response> => app.request(path, { headers });
  return { app, get, cache, clock, errors };
}
