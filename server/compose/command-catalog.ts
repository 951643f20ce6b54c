import type { CatalogOfProvider } from "#server/catalog/catalog.ts";
import { storedRows } from "#server/catalog/stored-rows.ts";
import type { Env } from "#server/config/env.ts";
import { errorReason } from "#server/log/error-reason.ts";
import type { OperatorLog } from "#server/log/operator-log.ts";
import { createLog } from "#server/process/log.ts";
import { prepareDataFolder } from "#server/store/data-folder.ts";
import type { PostgresConnection } from "#server/store/postgres-connection.ts";
import { createTitleFinder } from "#server/title-index/title-finder.ts";
import { openProviderCatalog } from "./catalog.ts";
import { openSource } from "./catalog-source.ts";
import { openProvider } from "./provider.ts";
import { openStores } from "./stores.ts";
import { titleLookups } from "./title-lookups.ts";

type CommandCatalog = ReturnType<typeof titleLookups> & {
  /** Names the catalog. */
  source: string;
  catalog: CatalogOfProvider;
  /** `null` without DATABASE_URL. */
  database: PostgresConnection | null;
  close: () => Promise<void>;
};

/** The site's catalog and stores, for a command that runs beside it. */
export async function openCommandCatalog(env: Env, root: string, log: OperatorLog): Promise<CommandCatalog> {
  const onError = (error: unknown): void => log.warn(errorReason(error));
  prepareDataFolder(env.DATA_DIR);
  const source = await openSource({ ...env, IMAGE_PROXY: "off" }, root, onError);
  const stores = await openStores(env, source, log);
  const rows = storedRows({ store: stores.store, onError, warn: log.warn });
  const { provider } = openProvider({ source, rows, log: createLog("silent"), metrics: undefined });
  const finder = createTitleFinder({ exported: () => null, isBlocked: () => false, onError });
  if (source.names) finder.learn(source.names);
  return {
    source: source.name,
    catalog: openProviderCatalog({ provider, titles: finder }, { env, source, rows, stores, onError }),
    ...titleLookups(provider),
    database: stores.shared?.database ?? null,
    close: async () => {
      await source.close();
      await stores.close();
    },
  };
}
