import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import type { Env } from "./config/env.ts";
import { type CheckResult, lineOf, problem } from "./doctor/check-result.ts";
import { checkContent, checkEnvironment, checkOrigin } from "./doctor/configuration-checks.ts";
import { checkBuild, checkDisk, checkNode, checkPort } from "./doctor/machine-checks.ts";
import { checkProvider } from "./doctor/provider-check.ts";
import { checkStore } from "./doctor/store-check.ts";
import { errorReason } from "./process/error-reason.ts";

// `npm run doctor`: reads the same environment and files as the server, and says what is wrong and what to do about it.

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
function say(results: CheckResult | CheckResult[]): void {
  for (const result of [results].flat()) {
    process.stdout.write(`${lineOf(result)}\n`);
    if (result.verdict === "problem") problems += 1;
  }
}

const { env, results } = checkEnvironment(process.env);
say([checkNode(), checkBuild(root), ...results]);
if (env === null) process.stdout.write("The rest can be examined once the configuration is right\n");
// One after the other, so that the lines stand in order; a check that fails is a result as well.
else
  for (const [what, check] of checks)
    say(
      await Promise.resolve(env)
        .then(check)
        .catch((error: unknown) => problem(what, errorReason(error), "This is unexpected")),
    );
process.stdout.write(problems === 0 ? "Matinee can run\n" : `${problems} problem${problems === 1 ? "" : "s"}\n`);
process.exit(problems === 0 ? 0 : 1);
