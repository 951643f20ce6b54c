import { embeddedFilms } from "#tests/support/film-pages.ts";
import { visit } from "../views.ts";
import { type Cluster, startCluster } from "./cluster.ts";
import { startNginx } from "./nginx.ts";
import type { Sandbox } from "./sandbox.ts";

const providerLatencyMs = 200;

/** Three nodes whose code is warm, behind nginx; `url` is nginx's address. */
export async function startSite(sandbox: Sandbox): Promise<Cluster & { url: string }> {
  const cluster = await startCluster(sandbox, 3, providerLatencyMs);
  for (const url of cluster.urls) await visit(url, embeddedFilms.slice(0, 40));
  const ports = cluster.nodes.map(({ port }) => port);
  return { ...cluster, url: await startNginx(sandbox, ports) };
}
