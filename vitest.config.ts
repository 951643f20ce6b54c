import { configDefaults, defineConfig } from "vitest/config";
import { safetyNetMs } from "./tests/support/safety-net.ts";

/** No plugins of the site's own build: TypeScript, JSX and `?raw` are Vite's, and no test looks at a style. */
export default defineConfig({
  test: {
    include: ["**/*.test.{ts,tsx}"],
    exclude: [...configDefaults.exclude, "tests/e2e/**", "build/**"],
    setupFiles: ["tests/support/setup.ts"],
    testTimeout: safetyNetMs,
    hookTimeout: safetyNetMs,
    teardownTimeout: safetyNetMs,
    unstubGlobals: true,
    restoreMocks: true,
  },
});
