import { atLeast, exactly, type Figure } from "#tests/support/figure.ts";
import type { Scenario } from "../scenario.ts";
import { wait } from "../views.ts";
import { startNginx } from "./nginx.ts";
import { type Node, startNodes } from "./node.ts";
import { startProvider } from "./provider.ts";
import { inSandbox, type Sandbox } from "./sandbox.ts";
import { figuresOfVisits, visit, visitEachFilm } from "./visits.ts";

const load = { ratePerS: 500, durationMs: 20_000 };

/** docs/operations.md: a node that has just started is slow. Without this pause 26 of 8,000 seen views failed once (502). */
const warmAfterMs = 5000;

/** Stops and starts one node after another, as an operator does. @returns the exit codes */
async function rollingRestart(nodes: readonly Node[]): Promise<(number | null)[]> {
  const codes: (number | null)[] = [];
  for (const node of nodes) {
    codes.push(await node.stop());
    await node.start();
    await wait(warmAfterMs);
  }
  return codes;
}

async function measure(sandbox: Sandbox): Promise<Figure[]> {
  const provider = await startProvider(sandbox);
  const nodes = await startNodes(sandbox, 2, provider.env);
  await visitEachFilm(nodes.map(({ url }) => url));
  const site = await startNginx(
    sandbox,
    nodes.map(({ port }) => port),
  );
  const [visits, codes] = await Promise.all([visit([site], load), rollingRestart(nodes)]);
  return [atLeast("requests", visits.report.sent, 10_000), ...figuresOfVisits(visits, "during the restarts"), exactly("exit codes", codes.join(", "), "0, 0")];
}

export const rolling: Scenario = { id: "R17", title: "rolling restart of 2 nodes behind nginx", run: () => inSandbox(measure) };
