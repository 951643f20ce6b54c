import { availableParallelism, loadavg, totalmem } from "node:os";
import type { Figure, Scenario } from "./scenario.ts";

const row = (cells: readonly string[]) => console.log(`| ${cells.map((cell) => cell.replaceAll("|", "/").replaceAll("\n", " ")).join(" | ")} |`);

async function figuresOf({ id, run }: Scenario): Promise<Figure[]> {
  try {
    return await run("full");
  } catch (error) {
    return [{ what: `${id} could not be tried`, goal: "it runs", value: error instanceof Error ? error.message : String(error), passed: false }];
  }
}

const load = (): string => `load ${loadavg()[0]?.toFixed(1)} of ${availableParallelism()} processors`;

/** Tries the scenarios that `ids` names (all without one), one after another, and prints the table of docs/reliability.md. @returns the exit code */
export async function tryScenarios(scenarios: readonly Scenario[], ids: readonly string[]): Promise<number> {
  const unknown = ids.filter((id) => !scenarios.some((scenario) => scenario.id === id));
  if (unknown.length > 0) {
    console.error(`There is no scenario ${unknown.join(", ")}; there are ${scenarios.map((scenario) => scenario.id).join(", ")}`);
    return 1;
  }
  console.log(`Begun with ${load()}, ${Math.round(totalmem() / 2 ** 30)} GiB\n`);
  row(["scenario", "figure", "goal", "value", ""]);
  row(["---", "---", "---", "---", "---"]);
  let failed = 0;
  for (const scenario of scenarios.filter(({ id }) => ids.length === 0 || ids.includes(id))) {
    for (const { what, goal, value, passed } of await figuresOf(scenario)) {
      row([`${scenario.id} ${scenario.title}`, what, goal, value, passed ? "passed" : "FAILED"]);
      if (!passed) failed += 1;
    }
  }
  console.log(`\nEnded with ${load()}`);
  console.log(failed === 0 ? "\nAll passed" : `\n${failed} figures failed`);
  return failed === 0 ? 0 : 1;
}
