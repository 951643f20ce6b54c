import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { checks, runChecks, vitest } from "./checks.ts";
import { chromiumPath } from "./chromium.ts";
import { postgresFolder } from "./postgres.ts";
import { firstLine, type SuiteResult } from "./suite-result.ts";

// `npm test`: every check, every test and every journey. `npm run test:nightly`: every journey in all its combinations, the scenarios at full scale on one
// machine and on several, those of seconds with a mutant, and half an hour at half capacity. Names what needed a second try and what failed, and ends with
// "N passed, N failed".

const results = "test-results";

/** A suite that writes a report. Without a report, or without a test, it has failed. */
function runSuite(name: string, args: readonly string[], report: string, read: (report: never) => SuiteResult): SuiteResult {
  console.log(`\n== ${name}`);
  const path = join(results, report);
  rmSync(path, { force: true });
  const { status } = spawnSync(process.execPath, args, { stdio: "inherit" });
  try {
    const result = read(JSON.parse(readFileSync(path, "utf8")) as never);
    // A suite may also fail outside its tests, for example at its start.
    const isSound = result.failures.length > 0 || (status === 0 && result.passed > 0);
    return isSound ? result : { ...result, failures: [`${name} (ended with ${status} after ${result.passed} tests)`] };
  } catch {
    return { passed: 0, failures: [`${name} (no report was written)`], secondTries: [] };
  }
}

type PlaywrightTest = { status: string; results: { error?: { message: string } }[] };
type PlaywrightSpec = { title: string; file: string; tests: PlaywrightTest[] };
type PlaywrightSuite = { specs: PlaywrightSpec[]; suites?: PlaywrightSuite[] };
type PlaywrightReport = { suites: PlaywrightSuite[]; stats: { expected: number; flaky: number } };

const specsOf = ({ specs, suites = [] }: PlaywrightSuite): PlaywrightSpec[] => [...specs, ...suites.flatMap(specsOf)];

function readPlaywright({ suites, stats }: PlaywrightReport): SuiteResult {
  const named = (wanted: string): string[] =>
    suites
      .flatMap(specsOf)
      .flatMap(({ file, title, tests }) =>
        tests.filter(({ status }) => status === wanted).map(({ results }) => `${file} › ${title} (${firstLine(results[0]?.error?.message)})`),
      );
  return { passed: stats.expected + stats.flaky, failures: named("unexpected"), secondTries: named("flaky") };
}

mkdirSync(results, { recursive: true });
process.env.CHROMIUM_PATH = chromiumPath();
postgresFolder();

const runVitest = (name: string, projects: readonly string[]): SuiteResult =>
  runSuite(
    name,
    [vitest, "run", "--reporter=default", "--reporter=./tools/vitest-report.ts", ...projects.map((project) => `--project=${project}`)],
    "vitest.json",
    (result) => result,
  );
const runJourneys = (): SuiteResult =>
  runSuite("journeys", [join("node_modules", "@playwright/test/cli.js"), "test", "--config", "tests/playwright.config.ts"], "e2e.json", readPlaywright);
const runScenarios = (name: string, args: readonly string[], report: string): SuiteResult => runSuite(name, args, report, (result) => result);

async function daily(): Promise<SuiteResult[]> {
  console.log("== checks");
  return [await runChecks(checks), runVitest("tests", ["pure", "http", "dom", "process"]), runJourneys()];
}

const nightly = (): SuiteResult[] => [
  runVitest("tests", ["nightly"]),
  runJourneys(),
  runScenarios("scenarios", ["tests/chaos/chaos.ts", "--minutes", "30"], "chaos.json"),
  runScenarios("scenarios of several machines", ["tests/chaos/cluster.ts"], "cluster.json"),
];

const all = process.argv[2] === "nightly" ? nightly() : await daily();
const failures = all.flatMap((suite) => suite.failures);
console.log();
for (const name of all.flatMap(({ secondTries }) => secondTries)) console.log(`second try: ${name}`);
for (const name of failures) console.log(`failed: ${name}`);
console.log(`${all.reduce((total, { passed }) => total + passed, 0)} passed, ${failures.length} failed`);
process.exit(failures.length === 0 ? 0 : 1);
