import { configDefaults, defineConfig } from "vitest/config";

/** No plugins of the site's own build: TypeScript, JSX and `?raw` are Vite's, and no test looks at a style. */
export default defineConfig({
  oxc: { jsx: { runtime: "automatic" } },
  test: {
    include: ["**/*.test.{ts,tsx}"],
    exclude: [...configDefaults.exclude, "tests/e2e/**", "build/**"],
    setupFiles: ["tests/support/setup.ts"],
    unstubGlobals: true,
    restoreMocks: true,
  },
});
