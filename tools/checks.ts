import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { test } from "vitest";

// The tests of the project "checks" (vitest.config.ts): programs that read the code without running it, each of which passes or fails as a whole.

const checks = [
  { name: "format and lint", args: ["node_modules/@biomejs/biome/bin/biome", "ci", "--error-on-warnings", "."] },
  // The next run checks what has changed and what depends on it. Several threads would each work out the types that they share, beside six other programs.
  {
    name: "types",
    args: ["node_modules/typescript/bin/tsc", "--noEmit", "--singleThreaded", "--incremental", "--tsBuildInfoFile", "node_modules/.cache/types.tsbuildinfo"],
  },
  { name: "promises", args: ["node_modules/oxlint/bin/oxlint", "--type-aware", "--deny-warnings"] },
  { name: "import law", args: ["tools/check-imports.ts"] },
  { name: "unused code", args: ["node_modules/knip/bin/knip.js"] },
  { name: "languages", args: ["tools/check-languages.ts"] },
  { name: "specification map", args: ["tools/check-spec-map.ts"] },
];

const run = promisify(execFile);

// Without a limit of time: beside other programs one has taken five minutes.
test.concurrent.for(checks)("$name", { timeout: 0 }, async ({ args }) => {
  await run(process.execPath, args, { maxBuffer: Infinity }).catch(({ stdout, stderr, message }) => {
    throw new Error(`${stdout}${stderr}` || message);
  });
});
