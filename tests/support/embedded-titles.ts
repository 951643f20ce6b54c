import { catalogTitles } from "#features/media/match/catalog-titles.ts";
import { storedRows } from "#server/catalog/stored-rows.ts";
import { oneNode } from "#server/cluster/one-node.ts";
import { openProviderCatalog } from "#server/compose/catalog.ts";
import { openSource } from "#server/compose/catalog-source.ts";
import { openProvider } from "#server/compose/provider.ts";
import { titleLookups } from "#server/compose/title-lookups.ts";
import { readEnv } from "#server/config/env.ts";
import type { Titles } from "#server/match/titles.ts";
import { createLog } from "#server/process/log.ts";
import { createTitleFinder } from "#server/title-index/title-finder.ts";
import { memoryStore } from "./memory-store.ts";

const fail = (error: unknown): never => {
  throw error;
};

/** The catalog over the embedded service, without what the operator adds. `calls`: how many requests of the provider it took. */
export async function embeddedCatalog(root: string) {
  const { env } = readEnv({});
  const source = await openSource(env, root, fail);
  let calls = 0;
  const counted: typeof source.fetch = (...request) => {
    calls += 1;
    return source.fetch(...request);
  };
  const { store } = memoryStore();
  const rows = storedRows({ store, onError: fail, warn: () => undefined });
  const { provider } = openProvider({ source: { ...source, fetch: counted }, rows, log: createLog("silent"), metrics: undefined });
  const finder = createTitleFinder({ exported: () => null, isBlocked: () => false, onError: fail });
  finder.learn(source.names ?? []);
  const stores = { store, shared: null, cluster: oneNode, close: async () => undefined };
  const catalog = openProviderCatalog({ provider, titles: finder }, { env, source, rows, stores, onError: fail });
  return { catalog, provider, source: source.name, calls: () => calls };
}

/** As the media library reads it. */
export async function embeddedTitles(root: string): Promise<{ titles: () => Titles; source: string; calls: () => number }> {
  const { catalog, provider, ...rest } = await embeddedCatalog(root);
  return { titles: () => catalogTitles({ catalog, ...titleLookups(provider) }), ...rest };
}
