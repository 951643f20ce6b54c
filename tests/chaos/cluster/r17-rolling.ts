import { atLeast, exactly, type Figure } from "#tests/support/figure.ts";
import type { Scenario } from "../scenario.ts";
import { wait } from "../views.ts";
import { startNginx } from "./nginx.ts";
import { type Node, startNodes } from "./node.ts";
import { startProvider } from "./provider.ts";
import { onStage, type Stage } from "./stage.ts";
import { figuresOfVisits, seeEverything, visit } from "./visits.ts";

const load = { ratePerS: 500, forMs: 20_000 };

/** A node that has just started is slow (docs/operations.md): the next one stays until it is warm. */
const warmAfterMs = 5000;

/** One after another, as an operator does: end it, start it, and go on when it is ready. @returns the exit codes */
async function rollingRestart(nodes: readonly Node[]): Promise<(number | null)[]> {
  const codes: (number | null)[] = [];
  for (const node of nodes) {
    codes.push(await node.stop());
    await node.start();
    await wait(warmAfterMs);
  }
  return codes;
}

async function tryRolling(stage: Stage): Promise<Figure[]> {
  const provider = await startProvider(stage);
  const nodes = await startNodes(stage, 2, provider.env);
  await seeEverything(nodes.map(({ url }) => url));
  const site = await startNginx(
    stage,
    nodes.map(({ port }) => port),
  );
  const [visits, codes] = await Promise.all([visit([site], load), rollingRestart(nodes)]);
  return [
    atLeast("requests", visits.report.sent, 10_000),
    ...figuresOfVisits(visits, "2 nodes restarted in turn"),
    exactly("exit codes", codes.join(", "), "0, 0"),
  ];
}

export const rolling: Scenario = { id: "R17", title: "rolling restart of 2 nodes behind nginx", run: () => onStage(tryRolling) };
