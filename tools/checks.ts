import { spawn } from "node:child_process";
import { join } from "node:path";
import type { SuiteResult } from "./suite-result.ts";

/** A program that passes or fails as a whole. */
export type Check = { name: string; args: readonly string[] };

const modules = "node_modules";
export const vitest = join(modules, "vitest/vitest.mjs");

/** All that reads the code without running it. */
export const checks: readonly Check[] = [
  { name: "format and lint", args: [join(modules, "@biomejs/biome/bin/biome"), "ci", "--error-on-warnings", "."] },
  // The next run checks what has changed and what depends on it.
  { name: "types", args: [join(modules, "typescript/bin/tsc"), "--noEmit", "--incremental", "--tsBuildInfoFile", join(modules, ".cache/types.tsbuildinfo")] },
  { name: "promises", args: [join(modules, "oxlint/bin/oxlint"), "--type-aware", "--deny-warnings"] },
  { name: "import law", args: ["tools/check-imports.ts"] },
  { name: "unused code", args: [join(modules, "knip/bin/knip.js")] },
  { name: "specification map", args: ["tools/check-spec-map.ts"] },
];

type Outcome = { status: number | null; output: string };

function outputOf(args: readonly string[]): Promise<Outcome> {
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  let output = "";
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "pipe"] });
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk));
  child.on("error", (error) => resolve({ status: null, output: error.message }));
  child.on("close", (status) => resolve({ status, output }));
  return promise;
}

/** Runs them all at once: one line for each as it ends, and the output of those that fail. */
export async function runChecks(all: readonly Check[]): Promise<SuiteResult> {
  const results = await Promise.all(
    all.map(async ({ name, args }) => {
      const startedAt = performance.now();
      const { status, output } = await outputOf(args);
      const took = `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
      console.log(`${status === 0 ? "ok    " : "FAILED"}  ${name.padEnd(18)} ${took.padStart(7)}`);
      if (status !== 0) console.error(output);
      return { name, isPassed: status === 0 };
    }),
  );
  const failures = results.filter(({ isPassed }) => !isPassed).map(({ name }) => name);
  return { passed: results.length - failures.length, failures, secondTries: [] };
}
