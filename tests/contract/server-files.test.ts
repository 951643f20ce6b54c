import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

// The law forbids the browser's modules to import `*.server.ts` (tools/check-imports.ts), and the build fails if one is in its graph (tools/server-only.ts). This is the result.

/** What only those files say. */
const onlyOnTheServer = ["schema.org", "og:title", "BreadcrumbList", "twitter:card"];

test("nothing that *.server.ts files say is in the browser's scripts", () => {
  const sources = globSync("{app,features}/**/*.server.ts").map((path) => readFileSync(path, "utf8"));
  for (const text of onlyOnTheServer) expect(sources.some((source) => source.includes(text))).toBe(true);
  const scripts = globSync("build/client/assets/*.js").map((path) => readFileSync(path, "utf8"));
  expect(scripts.length).toBeGreaterThan(20);
  for (const text of onlyOnTheServer) expect(scripts.filter((script) => script.includes(text))).toEqual([]);
});
