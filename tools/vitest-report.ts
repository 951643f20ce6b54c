import { mkdirSync, writeFileSync } from "node:fs";
import type { Reporter, TestCase } from "vitest/node";
import { firstLine, type SuiteResult } from "./suite-result.ts";

/** Writes what `npm test` sums up into `test-results/vitest.json`. Vitest's own JSON report does not tell retried tests. */
export default class VitestReport implements Reporter {
  readonly #result: SuiteResult = { passed: 0, failed: 0, secondTries: [] };

  onTestCaseResult(test: TestCase): void {
    const { state } = test.result();
    if (state === "passed") this.#result.passed += 1;
    if (state === "failed") this.#result.failed += 1;
    const reason = firstLine(test.result().errors?.[0]?.message);
    if (test.diagnostic()?.flaky) this.#result.secondTries.push(`${test.module.relativeModuleId} › ${test.fullName} (${reason})`);
  }

  onTestRunEnd(): void {
    mkdirSync("test-results", { recursive: true });
    writeFileSync("test-results/vitest.json", JSON.stringify(this.#result));
  }
}
