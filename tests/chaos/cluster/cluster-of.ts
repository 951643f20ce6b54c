import { type Node, startNodes } from "./node.ts";
import { type Pooler, startPgbouncer } from "./pgbouncer.ts";
import { matinee, type Postgres, startPostgres } from "./postgres.ts";
import { type Provider, startProvider } from "./provider.ts";
import type { Stage } from "./stage.ts";

export type Cluster = { provider: Provider; postgres: Postgres; pooler: Pooler; nodes: Node[]; urls: string[] };

/** So many nodes that share one PostgreSQL, pgbouncer between them, and one film database. */
export async function startClusterOf(stage: Stage, count: number): Promise<Cluster> {
  const [provider, postgres] = await Promise.all([startProvider(stage), startPostgres(stage)]);
  const pooler = await startPgbouncer(stage, postgres.port, matinee);
  const nodes = await startNodes(stage, count, { ...provider.env, DATABASE_URL: pooler.url });
  return { provider, postgres, pooler, nodes, urls: nodes.map(({ url }) => url) };
}
