import type { MediaRows } from "#features/media/rows/media-rows.ts";
import { postgresMediaRows } from "#features/media/rows/postgres-media-rows.ts";
import { postgresAssets, type SharedAssets } from "#server/assets/postgres-assets.ts";
import type { Leases } from "#server/cluster/leases.ts";
import { postgresLeases } from "#server/cluster/postgres-leases.ts";
import { postgresNodes } from "#server/cluster/postgres-nodes.ts";
import { shareQuota } from "#server/cluster/shared-quota.ts";
import type { Env } from "#server/config/env.ts";
import { errorReason } from "#server/log/error-reason.ts";
import type { OperatorLog } from "#server/log/operator-log.ts";
import { isAlreadyLogged } from "#server/store/logged-error.ts";
import { observedStore, type StoreObserver } from "#server/store/observed-store.ts";
import type { PostgresTimeouts } from "#server/store/postgres-connection.ts";
import { openPostgres } from "#server/store/postgres-database.ts";
import { postgresStore } from "#server/store/postgres-store.ts";
import { recoveringSqliteStore } from "#server/store/recovering-sqlite-store.ts";
import type { Store, StoreSize } from "#server/store/store.ts";
import { postgresTakedowns, type SharedTakedowns } from "#server/takedown/postgres-takedowns.ts";
import type { Source } from "./catalog-source.ts";

/** What several nodes share through PostgreSQL. */
type SharedState = { leases: Leases; takedowns: SharedTakedowns; assets: SharedAssets; media: MediaRows };

/** `shared`: `null` without DATABASE_URL. */
export type Stores = { store: Store; shared: SharedState | null; close: () => Promise<void> };

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
    return { store, shared: null, close: store.close };
  }
  const database = await openPostgres({ url: env.DATABASE_URL, readUrl: env.DATABASE_READ_URL, log, timeouts });
  const { primary } = database;
  const store = observedStore(postgresStore(database, source.name, source.titlesName), observe, eviction);
  const leases = postgresLeases(primary, source.name);
  // The embedded catalog has no quota to share.
  const releaseQuota = source.credential && (await shareQuota(postgresNodes(primary, source.baseUrl), source.quota));
  return {
    store,
    shared: { leases, takedowns: postgresTakedowns(primary), assets: postgresAssets(primary), media: postgresMediaRows(primary) },
    close: async () => {
      leases.close();
      await releaseQuota?.();
      await store.close();
    },
  };
}
