import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { checks, runChecks, vitest } from "./checks.ts";
import { chromiumPath } from "./chromium.ts";
import { postgresFolder } from "./postgres.ts";
import { firstLine, type SuiteResult } from "./suite-result.ts";

// `npm test`: every check, every test and every journey. Names what needed a second try, and ends with "N passed, N failed".

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
    const isSound = status === 0 && result.passed + result.failed > 0;
    return isSound ? result : { ...result, failed: Math.max(1, result.failed) };
  } catch {
    console.error(`${name}: no report was written`);
    return { passed: 0, failed: 1, secondTries: [] };
  }
}

type PlaywrightTest = { status: string; results: { error?: { message: string } }[] };
type PlaywrightSpec = { title: string; file: string; tests: PlaywrightTest[] };
type PlaywrightSuite = { specs: PlaywrightSpec[]; suites?: PlaywrightSuite[] };
type PlaywrightReport = { suites: PlaywrightSuite[]; stats: { expected: number; unexpected: number; flaky: number } };

const specsOf = ({ specs, suites = [] }: PlaywrightSuite): PlaywrightSpec[] => [...specs, ...suites.flatMap(specsOf)];

const readPlaywright = ({ suites, stats }: PlaywrightReport): SuiteResult => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  secondTries: suites
    .flatMap(specsOf)
    .flatMap(({ file, title, tests }) =>
      tests.filter(({ status }) => status === "flaky").map(({ results }) => `${file} › ${title} (${firstLine(results[0]?.error?.message)})`),
    ),
});

mkdirSync(results, { recursive: true });
process.env.CHROMIUM_PATH = chromiumPath();
postgresFolder();

console.log("== checks");
const all: SuiteResult[] = [
  { ...(await runChecks(checks)), secondTries: [] },
  runSuite("tests", [vitest, "run", "--reporter=default", "--reporter=./tools/vitest-report.ts"], "vitest.json", (result) => result),
  runSuite("journeys", [join("node_modules", "@playwright/test/cli.js"), "test", "--config", "tests/playwright.config.ts"], "e2e.json", readPlaywright),
];

const sum = (count: "passed" | "failed"): number => all.reduce((total, result) => total + result[count], 0);
console.log();
for (const name of all.flatMap(({ secondTries }) => secondTries)) console.log(`second try: ${name}`);
console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
process.exit(sum("failed") === 0 ? 0 : 1);
