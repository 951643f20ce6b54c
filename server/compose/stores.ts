import { postgresAssets, type SharedAssets } from "#server/assets/postgres-assets.ts";
import type { Leases } from "#server/cluster/leases.ts";
import { postgresLeases } from "#server/cluster/postgres-leases.ts";
import { postgresNodes } from "#server/cluster/postgres-nodes.ts";
import { shareQuota } from "#server/cluster/shared-quota.ts";
import type { Env } from "#server/config/env.ts";
import type { OperatorLog } from "#server/process/operator-log.ts";
import { openFaultTolerantStore } from "#server/store/fault-tolerant-store.ts";
import { observedStore, type StoreObserver } from "#server/store/observed-store.ts";
import type { PostgresTimeouts } from "#server/store/postgres-connection.ts";
import { openPostgres } from "#server/store/postgres-database.ts";
import { postgresStore } from "#server/store/postgres-store.ts";
import type { Store } from "#server/store/store.ts";
import { postgresTakedowns, type SharedTakedowns } from "#server/takedown/postgres-takedowns.ts";
import type { Source } from "./catalog-source.ts";

/** What several nodes share through PostgreSQL. */
type SharedState = { leases: Leases; takedowns: SharedTakedowns; assets: SharedAssets };

/** `shared`: `null` without DATABASE_URL. */
export type Stores = { store: Store; shared: SharedState | null; close: () => Promise<void> };

type StoresOptions = { timeouts?: PostgresTimeouts | undefined; observe?: StoreObserver | undefined };

export async function openStores(env: Env, source: Source, log: OperatorLog, { timeouts, observe = () => undefined }: StoresOptions = {}): Promise<Stores> {
  if (env.DATABASE_URL === undefined) {
    const store = openFaultTolerantStore({ dataDir: env.DATA_DIR, source: source.name, log, observe });
    return { store, shared: null, close: store.close };
  }
  const database = await openPostgres({ url: env.DATABASE_URL, readUrl: env.DATABASE_READ_URL, log, timeouts });
  const { primary } = database;
  const leases = postgresLeases(primary, source.name);
  // The embedded catalog has no quota to share.
  const releaseQuota = source.credential && (await shareQuota(postgresNodes(primary, source.baseUrl), source.quota));
  return {
    store: observedStore(postgresStore(database, source.name), observe),
    shared: { leases, takedowns: postgresTakedowns(primary), assets: postgresAssets(primary) },
    close: async () => {
      leases.close();
      await releaseQuota?.();
      await database.close();
    },
  };
}
