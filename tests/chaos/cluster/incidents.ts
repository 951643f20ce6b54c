import { atMost, exactly, type Figure } from "#tests/support/figure.ts";
import { endlessFilm } from "#tests/support/film-pages.ts";
import type { Scenario } from "../scenario.ts";
import { inBusiestSecond } from "../views.ts";
import { type Cluster, startCluster } from "./cluster.ts";
import { startNginx } from "./nginx.ts";
import { inSandbox, type Sandbox } from "./sandbox.ts";
import { changed, makeSecondBuild } from "./second-build.ts";
import { figuresOfVisits, type VisitReport, visit, visitEachFilm } from "./visits.ts";

const ratePerS = 500;
/** The quota is 38; calls of the second before may arrive late. */
const maxCallsPerS = 40;

type Incident = { name: string; durationMs: number; run: () => Promise<void> };
type IncidentReport = Incident & { visits: VisitReport; tookMs: number };

/** Each happens under full load; `run` includes what the operator does about it. */
async function incidentsOf(sandbox: Sandbox, { postgres, pooler, nodes }: Cluster): Promise<Incident[]> {
  const [second, standby] = await Promise.all([makeSecondBuild(sandbox), postgres.standby()]);
  const killed = nodes[0];
  return [
    { name: "nothing happens", durationMs: 10_000, run: async () => undefined },
    {
      name: "a node is killed (-9) and started again",
      durationMs: 15_000,
      run: async () => {
        await killed?.stop("SIGKILL");
        await killed?.start();
      },
    },
    {
      name: "PostgreSQL is restarted",
      durationMs: 15_000,
      run: async () => {
        await postgres.stop("SIGINT");
        await postgres.start();
      },
    },
    {
      name: "PostgreSQL crashes, the standby takes over",
      durationMs: 15_000,
      run: async () => {
        await postgres.stop("SIGQUIT");
        await standby.promote();
        pooler.pointTo(standby.port);
      },
    },
    {
      name: "the nodes are replaced one by one by a new build",
      durationMs: 30_000,
      run: async () => {
        for (const node of nodes) {
          const code = await node.stop();
          if (code !== 0) throw new Error(`the node on ${node.port} ended with ${code}: ${node.output()}`);
          await node.start(second);
        }
      },
    },
  ];
}

async function runAll(site: string, incidents: readonly Incident[]): Promise<IncidentReport[]> {
  const reports: IncidentReport[] = [];
  let firstUnseen = 0;
  for (const incident of incidents) {
    const startedAt = performance.now();
    const [visits, tookMs] = await Promise.all([
      visit([site], { ratePerS, durationMs: incident.durationMs, firstUnseen }),
      incident.run().then(() => performance.now() - startedAt),
    ]);
    firstUnseen += visits.report.sent;
    reports.push({ ...incident, visits, tookMs });
  }
  return reports;
}

/** Requests an unseen film from every node in turn: one call if they share a store. */
async function callsForColdFilm({ provider, urls }: Cluster): Promise<number> {
  const film = endlessFilm(5_000_000);
  for (const url of urls) await fetch(`${url}${film.path}`);
  return provider.callsFor(film.path);
}

const figuresOf = ({ name, durationMs, tookMs, visits }: IncidentReport): Figure[] => [
  ...figuresOfVisits(visits, name),
  atMost(`${name}: over within the load`, Math.round(tookMs), durationMs, " ms"),
];

async function measure(sandbox: Sandbox): Promise<Figure[]> {
  const cluster = await startCluster(sandbox, 3);
  const { nodes, urls, provider } = cluster;
  const site = await startNginx(
    sandbox,
    nodes.map(({ port }) => port),
  );
  const list = await incidentsOf(sandbox, cluster);
  await visitEachFilm(urls);
  const reports = await runAll(site, list);
  const calls = await provider.calls();
  const pages = await Promise.all(urls.map(async (url) => (await fetch(`${url}/about`)).text()));
  return [
    ...reports.flatMap(figuresOf),
    atMost("provider calls in any one second, all nodes", inBusiestSecond(calls.map(({ atMs }) => atMs)), maxCallsPerS),
    exactly("nodes of the new build at the end", pages.filter((page) => page.includes(changed.to)).length, nodes.length),
    exactly("nodes that exited on their own", nodes.filter((node) => node.hasEnded()).length, 0),
    exactly("calls for a cold film over all nodes, on the new primary", await callsForColdFilm(cluster), 1),
  ];
}

export const incidents: Scenario = {
  id: "INCIDENTS",
  title: "nginx, 3 nodes, pgbouncer, PostgreSQL with a standby, 500 requests/s",
  run: () => inSandbox(measure),
};
