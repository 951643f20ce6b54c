import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { atMost, exactly, type Figure } from "#tests/support/figure.ts";
import type { Scenario } from "../scenario.ts";
import { seenFilms } from "./films.ts";
import { makeNode, type Node, thisBuild } from "./node.ts";
import { startPgbouncer } from "./pgbouncer.ts";
import { matinee, startPostgres } from "./postgres.ts";
import { startProvider } from "./provider.ts";
import { makeSecondBuild } from "./second-build.ts";
import { onStage, type Stage } from "./stage.ts";
import { until } from "./until.ts";

const assetsIn = (build: string): string[] => readdirSync(join(build, "build/client/assets")).filter((name) => !/\.(br|gz|zst)$/.test(name));

/** @returns how many of a build's files a node does not send byte for byte */
async function missing(node: Node, build: string): Promise<number> {
  let count = 0;
  for (const name of assetsIn(build)) {
    const answer = await fetch(`${node.url}/assets/${name}`);
    const body = Buffer.from(await answer.arrayBuffer());
    if (answer.status !== 200 || !body.equals(readFileSync(join(build, "build/client/assets", name)))) count += 1;
  }
  return count;
}

/** A node with an operator's folder of its own, which no other node sees. */
async function nodeWithContent(stage: Stage, name: string, env: Record<string, string>): Promise<{ node: Node; contentDir: string }> {
  const contentDir = join(stage.folder, name);
  mkdirSync(contentDir);
  writeFileSync(join(contentDir, "takedown.json"), "{}");
  return { node: await makeNode(stage, { ...env, CONTENT_DIR: contentDir }), contentDir };
}

async function tryTwoBuilds(stage: Stage): Promise<Figure[]> {
  const [second, provider, postgres] = await Promise.all([makeSecondBuild(stage), startProvider(stage), startPostgres(stage)]);
  const pooler = await startPgbouncer(stage, postgres.port, matinee);
  const env = { ...provider.env, DATABASE_URL: pooler.url };
  const older = await nodeWithContent(stage, "content-of-older", env);
  const newer = await nodeWithContent(stage, "content-of-newer", env);
  await older.node.start(thisBuild);
  await newer.node.start(second);
  const different = assetsIn(second).filter((name) => !assetsIn(thisBuild).includes(name)).length;
  const missingBeside = (await missing(older.node, second)) + (await missing(newer.node, thisBuild));
  const blocked = seenFilms[0]?.id ?? 0;
  writeFileSync(join(older.contentDir, "takedown.json"), JSON.stringify({ movies: [blocked] }));
  const isGone = async ({ node }: { node: Node }) => (await fetch(`${node.url}/movie/${blocked}`)).status === 410;
  const inForceMs = await until("the takedown on both nodes", async () => (await isGone(older)) && (await isGone(newer)), 30_000);
  await older.node.stop();
  return [
    { what: "files that only the new build has", goal: "some", value: String(different), passed: different > 0 },
    exactly("files that either node misses", missingBeside, 0),
    exactly("files of the old build that the new node misses alone", await missing(newer.node, thisBuild), 0),
    atMost("a takedown written on one node is in force on both", Math.round(inForceMs), 10_000, " ms"),
  ];
}

export const twoBuilds: Scenario = { id: "R18", title: "two builds side by side, one database", run: () => onStage(tryTwoBuilds) };
