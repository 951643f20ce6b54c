import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { startVitest } from "vitest/node";
import { installArial } from "./arial.ts";
import { chromiumPath } from "./chromium.ts";
import { postgresFolder } from "./postgres.ts";

// `npm test`: every check, and the tests and journeys that are not for the night. `npm run test:nightly`: all of them in all combinations, the scenarios at
// full scale on one machine and on several, those of seconds with a mutant, and half an hour at half capacity. Names what needed a second try, and ends
// with "N passed, N failed".

type SuiteResult = { passed: number; failed: number; secondTries: string[] };

/** A suite may also fail outside of its tests. */
const atLeastOne = (failed: number, isPassed: boolean): number => (isPassed ? failed : Math.max(failed, 1));

process.env.CHROMIUM_PATH = chromiumPath();
installArial();
postgresFolder();
/** Vitest adds to it what the other programs shall not read. */
const env = { ...process.env };
const run = (...args: readonly string[]): boolean => spawnSync(process.execPath, args, { stdio: "inherit", env }).status === 0;

/** Vitest's own reporters name a test that needed its second try only beside a slow one. */
async function runVitest(project: string[]): Promise<SuiteResult> {
  process.exitCode = undefined;
  const vitest = await startVitest("test", [], { project, watch: false });
  await vitest.close();
  const tests = vitest.state.getTestModules().flatMap(({ children }) => [...children.allTests()]);
  const count = (state: string): number => tests.filter((test) => test.result().state === state).length;
  const secondTries = tests
    .filter((test) => test.diagnostic()?.flaky)
    .map((test) => `${test.module.relativeModuleId} › ${test.fullName} (${test.result().errors?.[0]?.message.split("\n", 1)[0]})`);
  return { passed: count("passed"), failed: atLeastOne(count("failed"), !process.exitCode), secondTries };
}

/** Playwright itself names at its end what failed and what needed its second try. */
function runJourneys(): SuiteResult {
  const report = "test-results/e2e.json";
  rmSync(report, { force: true });
  const isPassed = run("node_modules/@playwright/test/cli.js", "test", "--config", "tests/playwright.config.ts");
  if (!existsSync(report)) return { passed: 0, failed: 1, secondTries: [] };
  const { expected, unexpected, flaky } = JSON.parse(readFileSync(report, "utf8")).stats;
  return { passed: expected + flaky, failed: atLeastOne(unexpected, isPassed), secondTries: flaky > 0 ? [`${flaky} of the journeys (above)`] : [] };
}

/** They count as one, and name what missed its goal. */
function runScenarios(...args: readonly string[]): SuiteResult {
  const isPassed = run(...args);
  return { passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1, secondTries: [] };
}

const suites = [await runVitest(["checks", "pure", "http", "dom", "process"]), runJourneys()];
if (process.argv[2] === "nightly")
  suites.push(await runVitest(["nightly"]), runScenarios("tests/chaos/chaos.ts", "--minutes", "30"), runScenarios("tests/chaos/cluster.ts"));
const sum = (count: "passed" | "failed"): number => suites.reduce((total, suite) => total + suite[count], 0);
console.log();
for (const name of suites.flatMap(({ secondTries }) => secondTries)) console.log(`second try: ${name}`);
console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
process.exit(sum("failed") === 0 ? 0 : 1);
