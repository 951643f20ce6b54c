import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { chromiumPath } from "./chromium.ts";
import { postgresFolder } from "./postgres.ts";

// `npm test`: every check of the project, in the order in which a fault is cheapest to find. Closes with "N passed, N failed".

const modules = "node_modules";
const node = process.execPath;
const results = "test-results";

type Counts = { passed: number; failed: number };

/** A check that passes or fails as a whole. */
function check(name: string, args: readonly string[]): Counts {
  console.log(`\n== ${name}`);
  const { status, error } = spawnSync(node, args, { stdio: "inherit" });
  if (error) console.error(error.message);
  if (status !== 0) console.error(`${name}: failed`);
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** A suite that writes a report. One without a report, or without a test, has failed. */
function suite(name: string, args: readonly string[], report: string, count: (report: never) => Counts): Counts {
  console.log(`\n== ${name}`);
  const path = join(results, report);
  rmSync(path, { force: true });
  const { status } = spawnSync(node, args, { stdio: "inherit" });
  try {
    const counts = count(JSON.parse(readFileSync(path, "utf8")) as never);
    if (counts.passed + counts.failed === 0) return { passed: 0, failed: 1 };
    // A suite may fail outside any test, e.g. while it starts.
    return status === 0 ? counts : { ...counts, failed: Math.max(1, counts.failed) };
  } catch {
    console.error(`${name}: no report was written`);
    return { passed: 0, failed: 1 };
  }
}

const unitCounts = (report: { numPassedTests: number; numFailedTests: number }): Counts => ({ passed: report.numPassedTests, failed: report.numFailedTests });
const journeyCounts = (report: { stats: { expected: number; unexpected: number; flaky: number } }): Counts => ({
  passed: report.stats.expected,
  failed: report.stats.unexpected + report.stats.flaky,
});

mkdirSync(results, { recursive: true });
process.env.CHROMIUM_PATH = chromiumPath();
postgresFolder();

const all: Counts[] = [
  check("format and lint", [join(modules, "@biomejs/biome/bin/biome"), "ci", "--error-on-warnings", "."]),
  check("types", [join(modules, "typescript/bin/tsc"), "--noEmit"]),
  check("promises", [join(modules, "oxlint/bin/oxlint"), "--type-aware", "--deny-warnings"]),
  check("rooms", ["tools/check-rooms.ts"]),
  check("unused code", [join(modules, "knip/bin/knip.js")]),
  check("spec map", ["tools/check-spec-map.ts"]),
  suite(
    "unit, parts, doors, contracts",
    [join(modules, "vitest/vitest.mjs"), "run", "--reporter=default", "--reporter=json", `--outputFile.json=${results}/unit.json`],
    "unit.json",
    unitCounts,
  ),
  suite("journeys", [join(modules, "@playwright/test/cli.js"), "test", "--config", "tests/playwright.config.ts"], "e2e.json", journeyCounts),
];

const passed = all.reduce((sum, counts) => sum + counts.passed, 0);
const failed = all.reduce((sum, counts) => sum + counts.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
