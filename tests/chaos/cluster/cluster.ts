import { type Node, startNodes } from "./node.ts";
import { type Pooler, startPgbouncer } from "./pgbouncer.ts";
import { type Postgres, startPostgres } from "./postgres.ts";
import { type Provider, startProvider } from "./provider.ts";
import type { Sandbox } from "./sandbox.ts";

export type Cluster = { provider: Provider; postgres: Postgres; pooler: Pooler; nodes: Node[]; urls: string[] };

/** `count` nodes that share one PostgreSQL, behind pgbouncer, and one provider. */
export async function startCluster(sandbox: Sandbox, count: number, providerLatencyMs = 0): Promise<Cluster> {
  const [provider, postgres] = await Promise.all([startProvider(sandbox, providerLatencyMs), startPostgres(sandbox)]);
  const pooler = await startPgbouncer(sandbox, postgres.port);
  const nodes = await startNodes(sandbox, count, { ...provider.env, DATABASE_URL: pooler.url });
  return { provider, postgres, pooler, nodes, urls: nodes.map(({ url }) => url) };
}
