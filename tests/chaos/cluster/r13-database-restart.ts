import { atMost, exactly, type Figure } from "#tests/support/figure.ts";
import type { Scenario } from "../scenario.ts";
import { type Cluster, startClusterOf } from "./cluster-of.ts";
import { type Film, unseenFilm } from "./films.ts";
import { onStage, type Stage } from "./stage.ts";
import { until } from "./until.ts";
import { figuresOfVisits, seeEverything, visit } from "./visits.ts";

const load = { ratePerS: 200, forMs: 15_000 };
const beforeMs = 3000;

/** Seen on the first node alone: the second can have one of them without a call only from the database. */
const inDatabase = Array.from({ length: 200 }, (_, index) => unseenFilm(1_000_000 + index));

async function shown(url: string, film: Film): Promise<boolean> {
  const answer = await fetch(`${url}/movie/${film.id}`);
  return answer.status === 200 && (await answer.text()).includes(film.title);
}

async function storeThroughFirst({ urls }: Cluster): Promise<void> {
  for (const film of inDatabase) await until(`film ${film.id}`, () => shown(urls[0] ?? "", film));
}

/** @returns the milliseconds from the database's first answer until the second node reads from it again */
function reconnected({ provider, urls }: Cluster): Promise<number> {
  const left = [...inDatabase];
  return until("the second node reads from the database", async () => {
    const film = left.shift();
    if (!film || !(await shown(urls[1] ?? "", film))) return false;
    return !(await provider.calls()).slice(inDatabase.length).some(({ path }) => path.startsWith(`/movie/${film.id}`));
  });
}

async function restartDatabase(cluster: Cluster): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, beforeMs));
  await cluster.postgres.stop("SIGINT");
  await cluster.postgres.start();
  return reconnected(cluster);
}

async function tryRestart(stage: Stage): Promise<Figure[]> {
  const cluster = await startClusterOf(stage, 2);
  await storeThroughFirst(cluster);
  await seeEverything(cluster.urls);
  const [visits, reconnectedMs] = await Promise.all([visit(cluster.urls, load), restartDatabase(cluster)]);
  return [
    ...figuresOfVisits(visits, "the database restarted"),
    exactly("nodes that ended", cluster.nodes.filter((node) => node.hasEnded()).length, 0),
    atMost("read from it again after its first answer", Math.round(reconnectedMs), 2000, " ms"),
  ];
}

export const databaseRestart: Scenario = { id: "R13", title: "PostgreSQL restarted under 200 requests/s, 2 nodes", run: () => onStage(tryRestart) };
