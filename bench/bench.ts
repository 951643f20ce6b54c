import { clicks } from "./browser/clicks.ts";
import { interactions } from "./browser/interactions.ts";
import { layoutShifts } from "./browser/layout-shifts.ts";
import { transfers } from "./browser/transfers.ts";
import type { Figure, Metric } from "./figure.ts";
import { cachedPages } from "./server/cached-pages.ts";
import { memory } from "./server/memory.ts";
import { providerCalls } from "./server/provider-calls.ts";
import { steadyPages } from "./server/steady-pages.ts";
import { uncachedPages } from "./server/uncached-pages.ts";
import { warmStart } from "./server/warm-start.ts";
import { printHeader, printMachine, printRow, verdict } from "./table.ts";

// `npm run bench [-- P1 P4 …]`: the metrics of docs/quality.md that a command can measure, goal beside value. P7 and P11 are
// Lighthouse's: `npm run bench:lighthouse`. It measures; what must not get worse is in budgets.json, which `npm test` checks.

const metrics: readonly Metric[] = [cachedPages, steadyPages, uncachedPages, warmStart, transfers, layoutShifts, interactions, clicks, memory, providerCalls];

async function figuresOf({ id, run }: Metric): Promise<Figure[]> {
  try {
    return await run();
  } catch (error) {
    return [{ what: `${id} could not be measured`, goal: "", value: error instanceof Error ? error.message : String(error), passed: false }];
  }
}

const wanted = new Set(process.argv.slice(2));
const known = metrics.map(({ id }) => id);
const unknown = [...wanted].filter((id) => !known.includes(id));
if (unknown.length > 0) {
  console.error(`There is no metric ${unknown.join(", ")}; there are ${known.join(", ")}`);
  process.exit(1);
}

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
printMachine();
printHeader(["metric", "figure", "goal", "value", ""]);
for (const metric of metrics.filter(({ id }) => wanted.size === 0 || wanted.has(id)))
  for (const figure of await figuresOf(metric)) printRow([metric.id, figure.what, figure.goal, figure.value, verdict(figure)]);
process.exit(0);
