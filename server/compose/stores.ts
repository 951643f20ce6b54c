import { postgresAssets, type SharedAssets } from "#server/assets/postgres-assets.ts";
import type { Cluster } from "#server/cluster/cluster.ts";
import { oneNode } from "#server/cluster/one-node.ts";
import { postgresCluster } from "#server/cluster/postgres-cluster.ts";
import type { Env } from "#server/config/env.ts";
import { errorReason } from "#server/log/error-reason.ts";
import type { OperatorLog } from "#server/log/operator-log.ts";
import { isAlreadyLogged } from "#server/store/logged-error.ts";
import { observedStore, type StoreObserver } from "#server/store/observed-store.ts";
import type { PostgresConnection, PostgresTimeouts } from "#server/store/postgres-connection.ts";
import { openPostgres } from "#server/store/postgres-database.ts";
import { postgresStore } from "#server/store/postgres-store.ts";
import { recoveringSqliteStore } from "#server/store/recovering-sqlite-store.ts";
import type { Store, StoreSize } from "#server/store/store.ts";
import { postgresTakedowns, type SharedTakedowns } from "#server/takedown/postgres-takedowns.ts";
import type { Source } from "./catalog-source.ts";

/** What several nodes share through PostgreSQL. */
type SharedState = { takedowns: SharedTakedowns; assets: SharedAssets; database: PostgresConnection };

/** Without DATABASE_URL `shared` is `null` and `cluster` this node alone. */
export type Stores = { store: Store; shared: SharedState | null; cluster: Cluster; close: () => Promise<void> };

type StoresOptions = { timeouts?: PostgresTimeouts | undefined; observe?: StoreObserver | undefined; onSize?: ((size: StoreSize) => void) | undefined };

export async function openStores(
  env: Env,
  source: Source,
  log: OperatorLog,
  { timeouts, observe = () => undefined, onSize = () => undefined }: StoresOptions = {},
): Promise<Stores> {
  const onError = (error: unknown) => void (isAlreadyLogged(error) || log.warn(`store: removing old rows failed (${errorReason(error)})`));
  const eviction = { maxBytes: env.STORE_MB * 1024 * 1024, onSize, onError };
  if (env.DATABASE_URL === undefined) {
    const sqlite = recoveringSqliteStore({ dataDir: env.DATA_DIR, source: source.name, titlesSource: source.titlesName, log });
    const store = observedStore(sqlite, observe, eviction);
    return { store, shared: null, cluster: oneNode, close: store.close };
  }
  const database = await openPostgres({ url: env.DATABASE_URL, readUrl: env.DATABASE_READ_URL, log, timeouts });
  const { primary } = database;
  const store = observedStore(postgresStore(database, source.name, source.titlesName), observe, eviction);
  const cluster = await postgresCluster(primary, { source: source.name, provider: source.credential && source.baseUrl, quota: source.quota });
  return {
    store,
    shared: { takedowns: postgresTakedowns(primary), assets: postgresAssets(primary), database: primary },
    cluster,
    close: async () => {
      await cluster.close();
      await store.close();
    },
  };
}
