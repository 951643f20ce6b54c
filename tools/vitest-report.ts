import { mkdirSync, writeFileSync } from "node:fs";
import type { SerializedError } from "vitest";
import type { Reporter, TestCase, TestModule } from "vitest/node";
import { firstLine, type SuiteResult } from "./suite-result.ts";

/** Writes what `npm test` sums up into `test-results/vitest.json`. Vitest's own JSON report does not tell retried tests. */
export default class VitestReport implements Reporter {
  readonly #result: SuiteResult = { passed: 0, failures: [], secondTries: [] };

  onTestCaseResult(test: TestCase): void {
    const { state } = test.result();
    if (state === "passed") this.#result.passed += 1;
    const named = `${test.module.relativeModuleId} › ${test.fullName} (${firstLine(test.result().errors?.[0]?.message)})`;
    if (state === "failed") this.#result.failures.push(named);
    if (test.diagnostic()?.flaky) this.#result.secondTries.push(named);
  }

  /** A file may fail before its tests, and an error may belong to no test. */
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    for (const module of modules) for (const { message } of module.errors()) this.#result.failures.push(`${module.relativeModuleId} (${firstLine(message)})`);
    for (const { message } of errors) this.#result.failures.push(`outside any test (${firstLine(message)})`);
    mkdirSync("test-results", { recursive: true });
    writeFileSync("test-results/vitest.json", JSON.stringify(this.#result));
  }
}
