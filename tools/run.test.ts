import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("whatever the build's configuration imports is among what a new build is made for", () => {
  const imported = [...readFileSync("vite.config.ts", "utf8").matchAll(/from "\.\/([^"]+)"/g)].map(([, file]) => file);
  const [, list = ""] = /const buildSources = \[([^\]]*)\]/.exec(readFileSync("tools/run.mjs", "utf8")) ?? [];
  const sources = [...list.matchAll(/"([^"]+)"/g)].map(([, source]) => source);
  expect(imported).toContain("tools/precompress.ts");
  expect(imported.filter((file) => !sources.includes(file))).toEqual([]);
});
