import { availableParallelism, loadavg, totalmem } from "node:os";
import type { Figure, Scenario } from "./scenario.ts";
import { scenarios } from "./scenarios.ts";

// `npm run chaos [R1 R7 …]`: tries the scenarios against the built server and prints the table of docs/reliability.md.

const row = (cells: readonly string[]) => console.log(`| ${cells.map((cell) => cell.replaceAll("|", "/").replaceAll("\n", " ")).join(" | ")} |`);

async function figuresOf({ id, run }: Scenario): Promise<Figure[]> {
  try {
    return await run("full");
  } catch (error) {
    return [{ what: `${id} could not be tried`, goal: "it runs", value: error instanceof Error ? error.message : String(error), passed: false }];
  }
}

const wanted = new Set(process.argv.slice(2));
const unknown = [...wanted].filter((id) => !scenarios.some((scenario) => scenario.id === id));
if (unknown.length > 0) {
  console.error(`There is no scenario ${unknown.join(", ")}; there are ${scenarios.map((scenario) => scenario.id).join(", ")}`);
  process.exit(1);
}

const load = (): string => `load ${loadavg()[0]?.toFixed(1)} of ${availableParallelism()} processors`;
console.log(`Begun with ${load()}, ${Math.round(totalmem() / 2 ** 30)} GiB\n`);
row(["scenario", "figure", "goal", "value", ""]);
row(["---", "---", "---", "---", "---"]);
let failed = 0;
for (const scenario of scenarios.filter(({ id }) => wanted.size === 0 || wanted.has(id))) {
  for (const { what, goal, value, passed } of await figuresOf(scenario)) {
    row([`${scenario.id} ${scenario.title}`, what, goal, value, passed ? "passed" : "FAILED"]);
    if (!passed) failed += 1;
  }
}
console.log(`\nEnded with ${load()}`);
console.log(failed === 0 ? "\nAll passed" : `\n${failed} figures failed`);
process.exit(failed === 0 ? 0 : 1);
