import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { checkPublicFilms } from "#features/public-films/check-public-films.ts";
import { type CheckResult, formatResult, problem } from "#server/config/check-result.ts";
import { mediaFeature } from "./compose/media.ts";
import type { Env } from "./config/env.ts";
import { checkContact, checkContent, checkEnvironment, checkOrigin } from "./doctor/configuration-checks.ts";
import { checkBuild, checkDisk, checkNode, checkPort } from "./doctor/machine-checks.ts";
import { checkProvider } from "./doctor/provider-check.ts";
import { checkStore } from "./doctor/store-check.ts";
import { checkTitleIndex } from "./doctor/title-index-check.ts";
import { errorReason } from "./log/error-reason.ts";

// `npm run doctor`: checks the server's environment and files, and prints what is wrong and what to do.

/** The built file is `build/server/doctor.js`. */
const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const checks: readonly [name: string, run: (env: Env) => CheckResult | CheckResult[] | Promise<CheckResult | CheckResult[]>][] = [
  ["address", checkOrigin],
  ["contact", checkContact],
  ["content", checkContent],
  ["film database", (env) => checkProvider(env, root)],
  ["store", checkStore],
  ["title index", checkTitleIndex],
  ["media", mediaFeature.check],
  ["public films", (env) => checkPublicFilms(env, root)],
  ["disk", checkDisk],
  ["port", checkPort],
];

// `| head` closes it before the last line. The exit code still counts.
process.stdout.on("error", () => undefined);

let problems = 0;
function print(results: CheckResult | CheckResult[]): void {
  for (const result of [results].flat()) {
    process.stdout.write(`${formatResult(result)}\n`);
    if (result.verdict === "problem") problems += 1;
  }
}

/** In sequence, so that the lines keep their order. A check that throws is a problem too. */
async function runChecks(env: Env): Promise<void> {
  for (const [name, run] of checks) {
    const results = await Promise.resolve(env)
      .then(run)
      .catch((error: unknown) => problem(name, errorReason(error), "The check itself failed"));
    print(results);
  }
}

const { env, results } = checkEnvironment(process.env);
print([checkNode(), checkBuild(root), ...results]);
if (env === null) process.stdout.write("The remaining checks need a valid configuration\n");
else await runChecks(env);
process.stdout.write(problems === 0 ? "Matinee can run\n" : `${problems} problem${problems === 1 ? "" : "s"}\n`);
process.exit(problems === 0 ? 0 : 1);
