import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import type { Env } from "./config/env.ts";
import { type CheckResult, lineOf, problem } from "./doctor/check-result.ts";
import { checkContent, checkEnvironment, checkOrigin } from "./doctor/configuration-checks.ts";
import { checkBuild, checkDisk, checkNode, checkPort } from "./doctor/machine-checks.ts";
import { checkProvider } from "./doctor/provider-check.ts";
import { checkStore } from "./doctor/store-check.ts";
import { errorReason } from "./process/error-reason.ts";

// `npm run doctor`: checks the server's environment and files, and prints what is wrong and what to do.

/** `build/server/doctor.js` stands two folders below the project. */
const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const checks: readonly [what: string, check: (env: Env) => CheckResult | CheckResult[] | Promise<CheckResult | CheckResult[]>][] = [
  ["address", checkOrigin],
  ["content", checkContent],
  ["film database", checkProvider],
  ["store", checkStore],
  ["disk", checkDisk],
  ["port", checkPort],
];

let problems = 0;
function print(results: CheckResult | CheckResult[]): void {
  for (const result of [results].flat()) {
    process.stdout.write(`${lineOf(result)}\n`);
    if (result.verdict === "problem") problems += 1;
  }
}

/** In sequence, so that the lines keep their order. A check that throws is a problem too. */
async function runChecks(env: Env): Promise<void> {
  for (const [what, check] of checks) {
    const results = await Promise.resolve(env)
      .then(check)
      .catch((error: unknown) => problem(what, errorReason(error), "This is unexpected"));
    print(results);
  }
}

const { env, results } = checkEnvironment(process.env);
print([checkNode(), checkBuild(root), ...results]);
if (env === null) process.stdout.write("The remaining checks need a valid configuration\n");
else await runChecks(env);
process.stdout.write(problems === 0 ? "Matinee can run\n" : `${problems} problem${problems === 1 ? "" : "s"}\n`);
process.exit(problems === 0 ? 0 : 1);
