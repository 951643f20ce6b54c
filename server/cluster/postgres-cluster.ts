import type { PostgresConnection } from "#server/store/postgres-connection.ts";
import type { Quota } from "#server/upstream/quota.ts";
import type { Cluster } from "./cluster.ts";
import { postgresLeases } from "./postgres-leases.ts";
import { postgresNodes } from "./postgres-nodes.ts";
import { shareQuota } from "./shared-quota.ts";
import { sharedSingleFlight } from "./shared-single-flight.ts";

/** `source`: names the rows that the nodes share. `provider`: whose calls `quota` limits; `null` for the embedded catalog, which has none to share. */
type Options = { source: string; provider: string | null; quota: Quota };

/** The nodes of one database. The caller closes the connection, after the cluster. */
export async function postgresCluster(connection: PostgresConnection, { source, provider, quota }: Options): Promise<Cluster> {
  const leases = postgresLeases(connection, source);
  const releaseQuota = provider === null ? null : await shareQuota(postgresNodes(connection, provider), quota);
  return {
    leases,
    singleFlight: sharedSingleFlight(leases),
    close: async () => {
      leases.close();
      await releaseQuota?.();
    },
  };
}
