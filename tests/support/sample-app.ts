import { fileURLToPath } from "node:url";
import type { Catalogue } from "#domain/catalog.ts";
import { type AppParts, createApp } from "#server/compose/app.ts";
import { createPageCache } from "#server/page-cache/page-cache.ts";
import { sampleCatalogue } from "./sample-catalog.ts";
import { sampleInventory } from "./sample-inventory.ts";
import { sampleSite } from "./sample-site.ts";

const projectRoot = fileURLToPath(new URL("../../", import.meta.url));

export const sampleAssets: AppParts["assets"] = {
  early: "/assets/early.js",
  font: null,
  entry: "/assets/client.js",
  preload: [],
  styles: ["/assets/client.css"],
  bySource: {},
  player: { script: "/assets/player.js", style: null },
};

type Wishes = Partial<Omit<AppParts, "catalogues" | "cache" | "onError">> & {
  catalogue?: Catalogue;
  refreshCatalogue?: Catalogue;
  speculativeCatalogue?: Catalogue;
  maxBytes?: number;
};

/** The whole site over a hand-written catalogue. `clock.nowMs` is the page cache's time: pages are fresh for 300,000 ms. */
export function sampleApp({
  catalogue = sampleCatalogue(),
  refreshCatalogue = catalogue,
  speculativeCatalogue = catalogue,
  maxBytes = 16 * 1024 * 1024,
  ...parts
}: Wishes = {}) {
  const clock = { nowMs: 0 };
  const errors: unknown[] = [];
  const onError = (error: unknown) => void errors.push(error);
  const cache = createPageCache({ maxBytes, freshMs: 300_000, staleMs: 86_400_000, retryRefreshMs: 2000, now: () => clock.nowMs, onError });
  const app = createApp({
    site: sampleSite(),
    media: [],
    icon: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    catalogues: { visitor: catalogue, refresh: refreshCatalogue, speculative: speculativeCatalogue },
    listed: { movie: async () => null, series: async () => null },
    cache,
    assets: sampleAssets,
    root: projectRoot,
    artwork: null,
    inventory: sampleInventory(),
    readiness: () => ({ ready: true }),
    onError,
    pageDeadlineMs: 1500,
    ...parts,
  });
  const get = async (path: string, headers: Record<string, string> = {}): Promise<Response> => app.request(path, { headers });
  return { app, get, cache, clock, errors };
}
