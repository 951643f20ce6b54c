import { availableParallelism } from "node:os";
import { configDefaults, defineConfig } from "vitest/config";
import { safetyNetMs } from "./tests/support/safety-net.ts";
import TestOrder from "./tools/test-order.ts";

const domTests = ["**/*.test.tsx", "**/*.dom.test.ts"];
const processTests = ["**/*.process.test.ts", "tests/**/*.test.ts"];
/** As pure as the others, but they render whole pages: half of the pure tests' time, which `npm run check` does not take. */
const httpTests = ["server/http/**/*.test.ts", "features/**/*-api*.server.test.ts"];
/** `npm run test:nightly`, which runs all others too, with more values (tests/support/nightly.ts). */
const nightlyTests = ["**/*.nightly.test.ts"];
const never = [...configDefaults.exclude, "build/**"];

/** Its development build renders at a quarter of the speed. */
const productionReact = { extends: true as const, oxc: { jsx: { development: false } } };
const threads = { env: { NODE_ENV: "production" }, pool: "threads" as const, isolate: false, setupFiles: ["tests/support/pure-setup.ts"] };

/** A process of its own for each file took a fifth of the time of all tests. */
const processes = { pool: "forks" as const, isolate: false, setupFiles: ["tests/support/process-setup.ts"] };

/** No plugins of the site's own build: TypeScript, JSX and `?raw` are Vite's, and no test looks at a style. */
export default defineConfig({
  test: {
    // Most of these tests wait for other processes, so one worker more than cores does not overload the machine.
    maxWorkers: availableParallelism() + 1,
    testTimeout: safetyNetMs,
    hookTimeout: safetyNetMs,
    teardownTimeout: safetyNetMs,
    unstubGlobals: true,
    restoreMocks: true,
    // What a test waits for may come late or in another order on a starved machine. `npm test` names a test that needed its second try.
    retry: 1,
    sequence: { sequencer: TestOrder },
    projects: [
      { extends: true, test: { name: "checks", include: ["tools/checks.ts"], retry: 0, testTimeout: 5 * safetyNetMs, pool: "forks" } },
      // Needs no document, socket, database or process.
      {
        ...productionReact,
        test: { name: "pure", include: ["**/*.test.ts"], exclude: [...never, ...domTests, ...processTests, ...httpTests, ...nightlyTests], ...threads },
      },
      { ...productionReact, test: { name: "http", include: httpTests, exclude: [...never, ...processTests], ...threads } },
      {
        extends: true,
        test: {
          name: "dom",
          include: domTests,
          exclude: never,
          pool: "threads",
          isolate: false,
          environment: "jsdom",
          setupFiles: ["tests/support/dom-setup.ts"],
        },
      },
      { extends: true, test: { name: "process", include: processTests, exclude: [...never, ...nightlyTests], ...processes } },
      { extends: true, test: { name: "nightly", include: nightlyTests, exclude: never, ...processes } },
    ],
  },
});
