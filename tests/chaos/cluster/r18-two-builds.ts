import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { atMost, exactly, type Figure } from "#tests/support/figure.ts";
import { filmPage } from "#tests/support/film-pages.ts";
import type { Scenario } from "../scenario.ts";
import { isServed } from "../views.ts";
import { makeNode, type Node, thisBuild } from "./node.ts";
import { startPgbouncer } from "./pgbouncer.ts";
import { startPostgres } from "./postgres.ts";
import { startProvider } from "./provider.ts";
import { inSandbox, type Sandbox } from "./sandbox.ts";
import { makeSecondBuild } from "./second-build.ts";
import { until } from "./until.ts";

const assetsIn = (build: string): string[] => readdirSync(join(build, "build/client/assets")).filter((name) => !/\.(br|gz)$/.test(name));

/** @returns how many assets of a build a node does not serve byte for byte */
async function missing(node: Node, build: string): Promise<number> {
  let count = 0;
  for (const name of assetsIn(build)) {
    const response = await fetch(`${node.url}/assets/${name}`);
    const body = Buffer.from(await response.arrayBuffer());
    if (response.status !== 200 || !body.equals(readFileSync(join(build, "build/client/assets", name)))) count += 1;
  }
  return count;
}

/** A node with a CONTENT_DIR of its own. */
async function nodeWithContent(sandbox: Sandbox, name: string, env: Record<string, string>): Promise<{ node: Node; contentDir: string }> {
  const contentDir = join(sandbox.folder, name);
  mkdirSync(contentDir);
  writeFileSync(join(contentDir, "takedown.json"), "{}");
  return { node: await makeNode(sandbox, { ...env, CONTENT_DIR: contentDir }), contentDir };
}

async function measure(sandbox: Sandbox): Promise<Figure[]> {
  const [second, provider, postgres] = await Promise.all([makeSecondBuild(sandbox), startProvider(sandbox), startPostgres(sandbox)]);
  const pooler = await startPgbouncer(sandbox, postgres.port);
  const env = { ...provider.env, DATABASE_URL: pooler.url };
  const older = await nodeWithContent(sandbox, "content-of-older", env);
  const newer = await nodeWithContent(sandbox, "content-of-newer", env);
  await older.node.start(thisBuild);
  await newer.node.start(second);
  const different = assetsIn(second).filter((name) => !assetsIn(thisBuild).includes(name)).length;
  const missingBeside = (await missing(older.node, second)) + (await missing(newer.node, thisBuild));
  const blocked = 19;
  const film = filmPage(blocked);
  const servedBefore = (await isServed(older.node.url, film)) && (await isServed(newer.node.url, film));
  writeFileSync(join(older.contentDir, "takedown.json"), JSON.stringify({ movies: [blocked] }));
  const isGone = async ({ node }: { node: Node }) => (await fetch(`${node.url}${film.path}`)).status === 410;
  const inForceMs = await until("the takedown on both nodes", async () => (await isGone(older)) && (await isGone(newer)), 30_000);
  await older.node.stop();
  return [
    { what: "assets that only the new build has", goal: "some", value: String(different), passed: different > 0 },
    exactly("assets that either node does not serve", missingBeside, 0),
    exactly("assets of the old build that the new node does not serve when the old one is gone", await missing(newer.node, thisBuild), 0),
    exactly("a film is served by both before its takedown", servedBefore ? "yes" : "no", "yes"),
    atMost("a takedown written on one node is in force on both", Math.round(inForceMs), 10_000, " ms"),
  ];
}

export const twoBuilds: Scenario = { id: "R18", title: "two builds side by side, one database", run: () => inSandbox(measure) };
