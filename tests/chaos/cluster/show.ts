import { atMost, exactly, type Figure } from "#tests/support/figure.ts";
import type { Scenario } from "../scenario.ts";
import { type Cluster, startClusterOf } from "./cluster-of.ts";
import { unseenFilm } from "./films.ts";
import { startNginx } from "./nginx.ts";
import { mostInOneSecond } from "./provider.ts";
import { changed, makeSecondBuild } from "./second-build.ts";
import { onStage, type Stage } from "./stage.ts";
import { figuresOfVisits, type HistoryEntries, seeEverything, visit } from "./visits.ts";

const ratePerS = 500;
/** The budget is 38; what is under way when a clock's second turns may come late. */
const mostCallsPerS = 40;

type Act = { name: string; forMs: number; happen: () => Promise<void> };
type Played = Act & { visits: HistoryEntries; tookMs: number };

/** One event after another, each under full load; what an operator does about it is done here by hand. */
async function actsOf(stage: Stage, { postgres, pooler, nodes }: Cluster): Promise<Act[]> {
  const [second, standby] = await Promise.all([makeSecondBuild(stage), postgres.standby()]);
  const killed = nodes[0];
  return [
    { name: "nothing happens", forMs: 10_000, happen: async () => undefined },
    {
      name: "a node is killed (-9) and started again",
      forMs: 15_000,
      happen: async () => {
        await killed?.stop("SIGKILL");
        await killed?.start();
      },
    },
    {
      name: "PostgreSQL is restarted",
      forMs: 15_000,
      happen: async () => {
        await postgres.stop("SIGINT");
        await postgres.start();
      },
    },
    {
      name: "PostgreSQL crashes, the standby takes over",
      forMs: 15_000,
      happen: async () => {
        await postgres.stop("SIGQUIT");
        await standby.promote();
        pooler.pointTo(standby.port);
      },
    },
    {
      name: "the nodes are replaced one by one by a new build",
      forMs: 30_000,
      happen: async () => {
        for (const node of nodes) {
          const code = await node.stop();
          if (code !== 0) throw new Error(`the node on ${node.port} ended with ${code}: ${node.output()}`);
          await node.start(second);
        }
      },
    },
  ];
}

async function play(site: string, acts: readonly Act[]): Promise<Played[]> {
  const played: Played[] = [];
  let firstUnseen = 0;
  for (const act of acts) {
    const startedAt = performance.now();
    const [visits, tookMs] = await Promise.all([
      visit([site], { ratePerS, forMs: act.forMs, firstUnseen }),
      act.happen().then(() => performance.now() - startedAt),
    ]);
    firstUnseen += visits.report.sent;
    played.push({ ...act, visits, tookMs });
  }
  return played;
}

/** A film that nobody has seen, asked of every node in turn: one call, where they share a store. */
async function callsForOneMore({ provider, urls }: Cluster): Promise<number> {
  const film = unseenFilm(5_000_000);
  for (const url of urls) await fetch(`${url}/movie/${film.id}`);
  return (await provider.calls()).filter(({ path }) => path.startsWith(`/movie/${film.id}`)).length;
}

const figuresOf = ({ name, forMs, tookMs, visits }: Played): Figure[] => [
  ...figuresOfVisits(visits, name),
  atMost(`the event was over under load: ${name}`, Math.round(tookMs), forMs, " ms"),
];

async function tryShow(stage: Stage): Promise<Figure[]> {
  const cluster = await startClusterOf(stage, 3);
  const { nodes, urls, provider } = cluster;
  const site = await startNginx(
    stage,
    nodes.map(({ port }) => port),
  );
  const acts = await actsOf(stage, cluster);
  await seeEverything(urls);
  const played = await play(site, acts);
  const calls = await provider.calls();
  const pages = await Promise.all(urls.map(async (url) => (await fetch(`${url}/about`)).text()));
  return [
    ...played.flatMap(figuresOf),
    atMost("provider calls in any one second, all nodes", mostInOneSecond(calls), mostCallsPerS),
    exactly("nodes of the new build at the end", pages.filter((page) => page.includes(changed.to)).length, nodes.length),
    exactly("nodes that ended on their own", nodes.filter((node) => node.hasEnded()).length, 0),
    exactly("calls for a cold film over all nodes, on the new primary", await callsForOneMore(cluster), 1),
  ];
}

export const show: Scenario = { id: "SHOW", title: "nginx, 3 nodes, pgbouncer, PostgreSQL with a standby, 500 requests/s", run: () => onStage(tryShow) };
