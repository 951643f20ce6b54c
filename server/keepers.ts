import type { Env } from "./env.ts";
import type { Report } from "./report.ts";
import { shareBudget } from "./shared-budget.ts";
import type { Source } from "./source.ts";
import { openLastingStore } from "./store/lasting-store.ts";
import type { Leases } from "./store/leases.ts";
import { observedStore, type StoreObserver } from "./store/observed-store.ts";
import { postgresAssets, type SharedAssets } from "./store/postgres-assets.ts";
import { postgresLeases } from "./store/postgres-leases.ts";
import type { LinkLimits } from "./store/postgres-link.ts";
import { postgresNodes } from "./store/postgres-nodes.ts";
import { openPostgres, postgresStore } from "./store/postgres-store.ts";
import { postgresTakedowns, type SharedTakedowns } from "./store/postgres-takedowns.ts";
import type { Store } from "./store/store.ts";

/** What several nodes have in common; each alone without it. */
type Together = { leases: Leases; takedowns: SharedTakedowns; assets: SharedAssets };

/** The store, and with DATABASE_URL all that nodes share by it. */
export type Keepers = { store: Store; together: Together | null; close: () => Promise<void> };

type KeeperOptions = { limits?: LinkLimits | undefined; observe?: StoreObserver | undefined };

export async function openKeepers(env: Env, source: Source, report: Report, { limits, observe = () => undefined }: KeeperOptions = {}): Promise<Keepers> {
  if (env.DATABASE_URL === undefined) {
    const store = openLastingStore({ dataDir: env.DATA_DIR, source: source.name, log: report, observe });
    return { store, together: null, close: store.close };
  }
  const database = await openPostgres({ url: env.DATABASE_URL, readUrl: env.DATABASE_READ_URL, report, limits });
  const { primary } = database;
  const leases = postgresLeases(primary, source.name);
  // The embedded catalogue has no quota to share.
  const giveBack = source.credential && (await shareBudget(postgresNodes(primary, source.baseUrl), source.budget));
  return {
    store: observedStore(postgresStore(database, source.name), observe),
    together: { leases, takedowns: postgresTakedowns(primary), assets: postgresAssets(primary) },
    close: async () => {
      leases.close();
      await giveBack?.();
      await database.close();
    },
  };
}
