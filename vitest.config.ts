import { configDefaults, defineConfig } from "vitest/config";

/** No plugins of the site's own build: TypeScript, JSX and `?raw` are Vite's, and no test looks at a style. */
export default defineConfig({
  test: {
    include: ["**/*.test.{ts,tsx}"],
    exclude: [...configDefaults.exclude, "tests/e2e/**", "build/**"],
    setupFiles: ["tests/support/setup.ts"],
    // No test waits for a clock; this is for machines that do other things beside.
    testTimeout: 30_000,
    unstubGlobals: true,
    restoreMocks: true,
  },
});
