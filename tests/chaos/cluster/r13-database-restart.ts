import { atMost, exactly, type Figure } from "#tests/support/figure.ts";
import { endlessFilms } from "#tests/support/film-pages.ts";
import type { Scenario } from "../scenario.ts";
import { isServed } from "../views.ts";
import { type Cluster, startCluster } from "./cluster.ts";
import { inSandbox, type Sandbox } from "./sandbox.ts";
import { until } from "./until.ts";
import { figuresOfVisits, visit, visitEachFilm } from "./visits.ts";

const load = { ratePerS: 200, durationMs: 15_000 };
const beforeMs = 3000;

/** Requested from the first node only: without a call the second one can have them from the database only. */
const storedFilms = endlessFilms(200, 1_000_000);

async function storeThroughFirst({ urls }: Cluster): Promise<void> {
  for (const film of storedFilms) await until(film.path, () => isServed(urls[0] ?? "", film));
}

/** @returns the milliseconds from the database's return until the second node reads from it again */
function timeToReconnect({ provider, urls }: Cluster): Promise<number> {
  const remaining = [...storedFilms];
  return until("the second node reads from the database", async () => {
    const film = remaining.shift();
    if (!film || !(await isServed(urls[1] ?? "", film))) return false;
    return !(await provider.calls()).slice(storedFilms.length).some(({ path }) => path.startsWith(film.path));
  });
}

async function restartDatabase(cluster: Cluster): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, beforeMs));
  await cluster.postgres.stop("SIGINT");
  await cluster.postgres.start();
  return timeToReconnect(cluster);
}

async function measure(sandbox: Sandbox): Promise<Figure[]> {
  const cluster = await startCluster(sandbox, 2);
  await storeThroughFirst(cluster);
  await visitEachFilm(cluster.urls);
  const [visits, reconnectedMs] = await Promise.all([visit(cluster.urls, load), restartDatabase(cluster)]);
  return [
    ...figuresOfVisits(visits, "during the restart"),
    exactly("nodes that exited", cluster.nodes.filter((node) => node.hasEnded()).length, 0),
    atMost("read from it again after its return", Math.round(reconnectedMs), 2000, " ms"),
  ];
}

export const databaseRestart: Scenario = { id: "R13", title: "PostgreSQL restarted under 200 requests/s, 2 nodes", run: () => inSandbox(measure) };
